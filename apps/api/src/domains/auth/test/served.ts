import { APP_PASSWORD } from '@nestling/api/harness/template.ts';
import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import pino from 'pino';
import { type App, type AppOptions, buildApp } from '../../../app.ts';
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
  readonly at?: TestTenant;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address the request comes from. */
  readonly ip?: string;
}

export interface Served extends TestServer {
  /** Posts a document as it stands, from any address. */
  ask(document: string, asking?: Asking): Promise<Reply>;
  /** Goes on with another process' worth of the api, as after a restart; the database is the same. */
  restart(options?: Pick<AppOptions, 'trustProxy' | 'jobs'>): Promise<void>;
}

export const serve = async (): Promise<Served> => {
  const server = await startTestServer();
  let app: App = server.app;
  return {
    ...server,
    ask: async (document, { at = server.tenant, token, headers = {}, ip = '198.51.100.7' } = {}) => {
      const send = () =>
        app.http.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress: ip,
          headers: {
            host: at === server.tenant ? 'localhost' : `${at.slug}.localhost`,
            ...headers,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          payload: { query: document },
        });
      let response = await send();
      // A machine that is busy with other tests says so; as every client does, the call is made again.
      for (let tries = 1; response.body.includes('"NOT_READY"') && tries < 4; tries += 1) response = await send();
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
      if (app !== server.app) await app.close();
      const url = Object.assign(new URL(server.ownerUrl), { username: APP_ROLE, password: APP_PASSWORD });
      const log = pino({ level: 'silent' });
      app = await buildApp({
        databaseUrl: url.href,
        log,
        clock: server.clock,
        ...options,
        ...(options?.jobs ? { jobsUrl: server.ownerUrl } : {}),
      });
    },
    close: async () => {
      if (app !== server.app) await app.close();
      await server.close();
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
