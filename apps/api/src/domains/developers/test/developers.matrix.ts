import type { Expectation, Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aToken } from './developers.factory.ts';
import { aDelivery, aWebhook } from './webhooks.factory.ts';

const webhookForm = { url: 'https://example.com/nestling', types: ['student.checked_in'] };
const ofWebhook = (more: object = {}, name = 'id', outside: 'error' | 'refused' = 'error'): Expectation => ({
  args: async (w: World, where: Where) => ({ [name]: (await aWebhook(w.at(where).tenant)).id, ...more }),
  from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
  outside,
});
const form = { name: 'Nightly report', scopes: ['students:read'] };

export const matrix: Matrix = {
  getInterfaceCalls: { args: () => ({}) },
  getInterfaceChanges: { args: () => ({}) },
  getInterfaceCall: { args: () => ({ name: 'getInterfaceCall' }) },
  getAccessTokens: { args: () => ({}) },
  createAccessToken: { args: () => form },
  revokeAccessToken: {
    args: async (w, caller) => ({ id: caller ? (await aToken(w.at('own').tenant, caller.id)).id : 1 }),
  },
  getApiClients: { args: () => ({}) },
  createApiClient: { args: () => form },
  revokeApiClient: {
    args: async (w, where) => {
      const { tenant, contact } = w.at(where);
      return { id: (await aToken(tenant, contact, 'client')).id };
    },
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
  },
  getWebhooks: { args: () => ({}) },
  addWebhook: { args: () => webhookForm },
  changeWebhook: ofWebhook({ types: ['student.checked_out'] }),
  renewWebhookSecret: ofWebhook(),
  removeWebhook: ofWebhook(),
  testWebhook: ofWebhook(),
  getWebhookDeliveries: ofWebhook({ first: 10 }, 'webhook', 'refused'),
  resendWebhookDelivery: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      return { id: (await aDelivery(tenant, (await aWebhook(tenant)).id)).id };
    },
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
  },
  resendWebhookDeliveries: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const { id } = await aWebhook(tenant);
      await aDelivery(tenant, id);
      return { webhook: id, since: '2026-03-01T00:00:00Z', until: '2026-04-01T00:00:00Z' };
    },
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
  },
};
