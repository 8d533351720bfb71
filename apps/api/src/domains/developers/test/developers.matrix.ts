import type { Matrix } from '../../../../test/matrix.ts';
import { aToken } from './developers.factory.ts';

const form = { name: 'Nightly report', scopes: ['students:read'] };

export const matrix: Matrix = {
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
};
