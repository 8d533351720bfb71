import { question } from '@nestling/kit/asked-ahead.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconTrashX } from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffAccountScreens = {
  'account.deletions': screen({
    path: '/deletion-requests',
    rule: 'manager',
    title: { en: 'Requests for deletion', es: 'Solicitudes de borrado' },
    menu: { under: 'settings', order: 90, icon: IconTrashX, audience: 'staff' },
    asks: asks(
      () => import('./archive.graphql.ts'),
      ({ DeletionRequestsDocument }) => [question(DeletionRequestsDocument, {})],
    ),
    load: () => import('./screens/DeletionRequests.tsx'),
  }),
};
