import { type Bed, type Ground, testBed } from '@nestling/testing/bed.ts';
import { APP_PASSWORD } from '@nestling/testing/template.ts';
import pino from 'pino';
import { type App, buildApp } from '../../../app.ts';
import { APP_ROLE } from '../../../db/app-role.ts';

/** What came back over HTTP: the call's answer, or the code of its refusal. */
export interface Reply {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the call answered
  readonly data: any;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  /** Cookies as set, by name. */
  readonly cookies: ReadonlyMap<string, { readonly value: string; readonly attributes: string }>;
}

export interface Asking {
  readonly at?: Ground;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address the request comes from. */
  readonly ip?: string;
}

export interface Served extends Bed {
  /** Posts a document as it stands, from any address. */
  ask(document: string, asking?: Asking): Promise<Reply>;
  /** Goes on with another process' worth of the api, as after a restart; the database is the same. */
  restart(options?: { readonly trustProxy: boolean }): Promise<void>;
}

export const serve = async (): Promise<Served> => {
  const bed = await testBed();
  let app: App = bed.app;
  return {
    ...bed,
    ask: async (document, { at = bed.ground, token, headers = {}, ip = '198.51.100.7' } = {}) => {
      const response = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: ip,
        headers: {
          host: at === bed.ground ? 'localhost' : `${at.slug}.localhost`,
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: { query: document },
      });
      const { data, errors } = response.json();
      const cookies = [response.headers['set-cookie'] ?? []].flat().map((line) => {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        return [name, { value, attributes: attributes.join('; ') }] as const;
      });
      return {
        data: data ? Object.values(data)[0] : null,
        code: errors?.[0]?.extensions?.code,
        retryAfter: errors?.[0]?.extensions?.retry_after,
        cookies: new Map(cookies),
      };
    },
    restart: async (options) => {
      if (app !== bed.app) await app.close();
      const url = Object.assign(new URL(bed.ownerUrl), { username: APP_ROLE, password: APP_PASSWORD });
      const log = pino({ level: 'silent' });
      app = await buildApp({ databaseUrl: url.href, log, clock: bed.clock, ...options });
    },
    close: async () => {
      if (app !== bed.app) await app.close();
      await bed.close();
    },
  };
};

const quoted = JSON.stringify;

export const loginText = (username: string, password: string, device = ''): string =>
  `mutation { login(username: ${quoted(username)}, password: ${quoted(password)}${device && `, device: ${device}`}) {
    status message error access_token refresh_token expires_in token_type session_id user { id fname username roles { name } } } }`;

export const refreshText = (token?: string): string =>
  `mutation { refreshToken${token === undefined ? '' : `(refresh_token: ${quoted(token)})`} {
    status error access_token refresh_token session_id user { id } } }`;

export const meText = '{ me { id fname username email roles { name } } }';
