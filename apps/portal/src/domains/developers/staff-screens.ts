import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconCode } from '../../staff-icons.ts';

/** How programs of others are let in. */
export const staffDeveloperScreens = {
  'developers.clients': screen({
    path: '/developers',
    rule: 'admin',
    title: { en: 'Developers', es: 'Desarrolladores' },
    menu: { under: 'settings', order: 95, icon: IconCode, audience: 'staff' },
    asks: asks(
      () => import('./clients.graphql.ts'),
      ({ ApiClientsDocument }, { address }) => [listQuestion(ApiClientsDocument, address, {})],
    ),
    load: () => import('./screens/ApiClients.tsx'),
  }),
};
