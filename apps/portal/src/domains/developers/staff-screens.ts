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
  'developers.webhooks': screen({
    path: '/developers/webhooks',
    rule: 'admin',
    title: { en: 'Webhooks', es: 'Webhooks' },
    parent: 'developers.clients',
    asks: asks(
      () => import('./webhooks.graphql.ts'),
      ({ WebhooksDocument }, { address }) => [listQuestion(WebhooksDocument, address, {})],
    ),
    load: () => import('./screens/Webhooks.tsx'),
  }),
  'developers.deliveries': screen({
    path: '/developers/webhooks/:webhook',
    rule: 'admin',
    title: { en: 'Deliveries', es: 'Entregas' },
    parent: 'developers.webhooks',
    asks: asks(
      () => import('./webhooks.graphql.ts'),
      ({ WebhookDeliveriesDocument }, { address, params }) => [
        listQuestion(WebhookDeliveriesDocument, address, {
          webhook: params.webhook ?? '',
          status: address.status || null,
        }),
      ],
    ),
    load: () => import('./screens/WebhookDeliveries.tsx'),
  }),
};
