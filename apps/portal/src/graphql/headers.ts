import { spokenLanguage } from '../appearance/speech.ts';

/**
 * What every request of the portal carries. `x-nestling` tells the server that the portal asks, so that it may rely on
 * the session cookie; a foreign page cannot send it.
 */
export const headersFor = (token: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  'accept-language': spokenLanguage(),
  'x-nestling': '1',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
