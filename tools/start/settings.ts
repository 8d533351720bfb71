import { bucketSettings } from '@nestling/api/files/bucket-settings.ts';
import { readEnvironment } from '@nestling/api/kernel/lib/environment.ts';
import { inRoot } from '../root.ts';
import { Trouble } from '../trouble.ts';

/** What the person starting Nestling may set. Ports of 0 mean: any free one. */
export type Settings = {
  dataDir: string;
  host: string;
  /** Where a browser goes. */
  port: number;
  /** Where the api listens: the same, but while developing, when the portal is served from its sources. */
  apiPort: number;
  dev: boolean;
  gatewayPort: number;
  demoCameraPort: number;
  seed: 'demo' | 'none';
  /** Null: Nestling runs a Postgres of its own. */
  databaseUrl: string | null;
  /** Name of the bucket files are kept in; null: they stand in the data folder. */
  bucket: string | null;
  logLevel: string;
  /** Whether a second api is kept in reserve, which takes over at once when the first one ends. */
  spare: boolean;
};

/** Reads the settings from the environment; a value that cannot be meant is refused in one line. */
export const readSettings = (env: NodeJS.ProcessEnv, dev = false): Settings => {
  // What the api reads is checked before anything is started: it would end at once, and be started again.
  inOneLine(() => readEnvironment(env));
  return settingsIn(env, dev);
};

const settingsIn = (env: NodeJS.ProcessEnv, dev: boolean): Settings => ({
  dev,
  dataDir: inRoot(env.DATA_DIR || '.data'),
  host: env.HOST || '127.0.0.1',
  port: portIn(env, 'PORT', 4000),
  apiPort: 0,
  gatewayPort: portIn(env, 'GATEWAY_PORT', 4100),
  demoCameraPort: portIn(env, 'DEMO_CAMERA_PORT', 8554),
  seed: seedIn(env),
  databaseUrl: databaseIn(env),
  bucket: bucketIn(env),
  logLevel: env.LOG_LEVEL || 'info',
  spare: !dev && env.API_SPARE !== '0',
});

/** Address under which this machine reaches a server that listens on `host`. */
export const reachableHost = (host: string): string =>
  ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;

const portIn = (env: NodeJS.ProcessEnv, name: string, usual: number): number => {
  const text = env[name] || String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Trouble(`${name} is "${text}": set it to a port number up to 65535.`);
};

const seedIn = (env: NodeJS.ProcessEnv): 'demo' | 'none' => {
  const seed = env.SEED || 'demo';
  if (seed === 'demo' || seed === 'none') return seed;
  throw new Trouble(`SEED is "${seed}": set it to demo (a centre to try things in) or none (an empty system).`);
};

const databaseIn = (env: NodeJS.ProcessEnv): string | null => {
  if (!env.DATABASE_URL) return null;
  const url = URL.canParse(env.DATABASE_URL) ? new URL(env.DATABASE_URL) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return env.DATABASE_URL;
  throw new Trouble(
    'DATABASE_URL is not an address of a Postgres: it looks like postgres://user:password@host:5432/name.',
  );
};

const bucketIn = (env: NodeJS.ProcessEnv): string | null => inOneLine(() => bucketSettings(env)?.bucket ?? null);

/** What a reader throws, as trouble the starter can mend. */
const inOneLine = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error));
  }
};
