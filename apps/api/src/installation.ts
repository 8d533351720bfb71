import { resolve } from 'node:path';
import { type BucketSettings, bucketSettings } from './files/bucket-settings.ts';
import { type Environment, environment } from './kernel/lib/environment.ts';
import { isLoopback } from './kernel/lib/loopback.ts';
import { isBehindProxy } from './kernel/lib/proxies.ts';
import { loadSecrets, type Secrets } from './secrets/secrets.ts';

/** What this installation is: its secrets and where its parts are found. Read once, from the environment. */
export interface Installation {
  /** Absolute folder of files, recordings and secrets (`DATA_DIR`). */
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** Where files are kept instead of in the data folder. */
  readonly bucket: BucketSettings | null;
  /** Id and port of the video gateway that viewers are sent to. */
  readonly gateway: { readonly id: string; readonly port: number; readonly key: string | null };
  /** CIDR blocks camera addresses may resolve into beside those of the location (`CAMERA_NETWORKS`). */
  readonly cameraNetworks: readonly string[] | null;
  /** Whether the accounts of the demo data may sign in: everybody knows their password. */
  readonly demoAccounts: boolean;
  /** Where the demo cameras listen; null without demo data. */
  readonly demoCameraPort: number | null;
}

let known: Installation | undefined;

/** The installation of this process. Secrets that are missing are made now. */
export const installation = (): Installation => {
  known ??= read(environment());
  return known;
};

const list = (text: string | undefined): readonly string[] | null => {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const named = parts.filter((part) => part !== '');
  return named.length > 0 ? named : null;
};

/** Password of every account of the demo data; the README tells it to everybody. */
export const DEMO_PASSWORD = 'nestling-demo';

/** Whether only this machine reaches the api: it listens on loopback, and no proxy in front passes others on. */
export const isPrivate = (env: Partial<Environment>): boolean =>
  isLoopback(env.HOST || '127.0.0.1') && !isBehindProxy(env);

/**
 * Whether the processor of the demo may stand in where a location has no keys of a card provider: on a machine nobody
 * else reaches, with demo data. It moves no money.
 */
export const demoProcessor = (env: Partial<Environment> = environment()): boolean =>
  isPrivate(env) && env.SEED !== 'none' && env.DEMO_PROCESSOR !== '0';

const read = (env: Environment): Installation => {
  const dataDir = resolve(env.DATA_DIR ?? '.data');
  return {
    dataDir,
    secrets: loadSecrets(dataDir),
    bucket: bucketSettings(env),
    gateway: {
      id: env.GATEWAY_ID ?? 'local',
      port: env.GATEWAY_PORT,
      key: env.GATEWAY_KEY ?? null,
    },
    cameraNetworks: list(env.CAMERA_NETWORKS),
    demoAccounts: isPrivate(env) || env.DEMO_ACCOUNTS === '1',
    demoCameraPort: env.SEED === 'none' ? null : env.DEMO_CAMERA_PORT,
  };
};
