import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { type App, buildApp } from '../../../app.ts';
import { APP_ROLE, grantAppRole } from '../../../db/app-role.ts';
import { migrate } from '../../../db/migrate.ts';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { SetClock } from '../../../kernel/clock.ts';

/** What came back over HTTP: the call's answer, or the code of its refusal. */
export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the call answered
  readonly data: any;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  /** Cookies as set, by name. */
  readonly cookies: ReadonlyMap<string, { readonly value: string; readonly attributes: string }>;
}

export interface Asking {
  readonly host?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

export interface Served {
  readonly app: App;
  readonly clock: SetClock;
  /** As superuser: rows of every centre, for factories and for looking behind the api. */
  readonly db: Kysely<DB>;
  /** All the api has logged. */
  readonly logged: () => string;
  call(document: string, asking?: Asking): Promise<Reply>;
  /** The api again, as after a restart; the database is the same. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The api over a database server of its own, with a clock the test sets. */
export const serve = async (): Promise<Served> => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-auth-'));
  process.env.DATA_DIR = home;
  const cluster = await startCluster({ dir: join(home, 'postgres'), test: true });
  const owner = new pg.Client(cluster.url);
  await owner.connect();
  await migrate(owner);
  await grantAppRole(owner, installation().secrets.database);
  await owner.end();
  const admin = new URL(cluster.adminUrl);
  admin.pathname = new URL(cluster.url).pathname;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: admin.href, max: 4 }) }),
  });
  const clock = new SetClock(new Date('2026-03-02T15:00:00Z'));
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, next) => {
      lines.push(String(chunk));
      next();
    },
  });
  const appUrl = new URL(cluster.url);
  appUrl.username = APP_ROLE;
  appUrl.password = installation().secrets.database;
  const build = () => buildApp({ databaseUrl: appUrl.href, log: pino({ level: 'trace' }, sink), clock });
  let app = await build();
  return {
    get app() {
      return app;
    },
    clock,
    db,
    logged: () => lines.join(''),
    call: async (document, { host = 'a.localhost', token, headers = {}, ip = '198.51.100.7' } = {}) => {
      const response = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: ip,
        headers: { host, ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload: { query: document },
      });
      const { data, errors } = response.json();
      const set = response.headers['set-cookie'] ?? [];
      const cookies = [set].flat().map((line) => {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        return [name, { value, attributes: attributes.join('; ') }] as const;
      });
      return {
        status: response.statusCode,
        data: data ? Object.values(data)[0] : null,
        code: errors?.[0]?.extensions?.code,
        retryAfter: errors?.[0]?.extensions?.retry_after,
        cookies: new Map(cookies),
      };
    },
    restart: async () => {
      await app.close();
      app = await build();
    },
    close: async () => {
      await app.close();
      await db.destroy();
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
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
