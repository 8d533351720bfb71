import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  newPerson,
  newSession,
  openTestTenant,
  type Person,
  roleOf,
  SignedIn,
  type TestTenant,
} from '@nestling/api/harness/test-tenant.ts';
import { freePort } from '@nestling/postgres/ports.ts';
import { isSame, signal } from '@nestling/postgres/processes.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { type FaultProxy, openFaultProxy } from '@nestling/testing/fault-proxy.ts';
import { openPostgresProxy, type PostgresProxy } from '@nestling/testing/postgres-proxy.ts';
import type pg from 'pg';
import { openDataFolder } from '../start/data-folder.ts';
import { openDatabase } from '../start/database.ts';
import { httpHealth } from '../start/health.ts';
import { hush } from '../start/log.ts';
import { readRun } from '../start/run-file.ts';
import { secret } from '../start/secrets.ts';
import { serve } from '../start/serve.ts';

/** Parts that run as processes of their own. */
export type Part = 'api' | 'gateway' | 'postgres';

/** Api, gateway and Postgres as `npm start` runs and watches them, with a line on which to make faults before each. */
export interface Stage {
  readonly dataDir: string;
  /** From the clients to the api. */
  readonly toApi: FaultProxy;
  /** From the api to Postgres. */
  readonly toPostgres: PostgresProxy;
  /** From viewers to the gateway. */
  readonly toGateway: FaultProxy;
  readonly gatewayPort: number;
  /** The owner's address of the database, past the line. */
  readonly ownerUrl: string;
  /** A new centre. */
  tenant(): Promise<TestTenant>;
  /** Somebody with a login session, whose calls go over the line; a role makes a new person, in the given locations. */
  person(at: TestTenant, who: Role | { id: number }, locations?: readonly { id: number }[]): Promise<Person>;
  signal(part: Part, name: NodeJS.Signals): void;
  /** Waits until an api stands in reserve, as it does some seconds after a start; not where none is kept (API_SPARE=0). */
  untilSpared(): Promise<void>;
  /** Whether the api and the gateway serve. */
  serves(): Promise<boolean>;
  /** Ends connections to a centre's database, and whatever was opened for it. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** How long a client waits for an answer: longer than a call may take. */
const PATIENCE_MS = 6_000;

const SPARE_MS = 30_000;

/** Starts everything in a data folder of its own; answers once it serves. */
export const setStage = async (): Promise<Stage> => {
  hush();
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-faults-'));
  openDataFolder(dataDir);
  const [port, gatewayPort] = [await freePort(), await freePort()];
  // This process signs in the clients: with the secrets of the api, which are made in the folder at first use.
  Object.assign(process.env, { DATA_DIR: dataDir, GATEWAY_KEY: secret(dataDir, 'gateway-key') });
  const { installation } = await import('@nestling/api/installation.ts');
  const { calls } = await import('@nestling/api/domains.ts');
  const { signAccess } = await import('@nestling/api/domains/auth/tokens.ts');
  const { schemaOf } = await import('@nestling/api/kernel/call/schema.ts');
  const schema = schemaOf(calls);
  const { secrets } = installation();

  const database = await openDatabase(null, dataDir, () => undefined);
  const ownerUrl = database.url();
  const toPostgres = await openPostgresProxy(Number(new URL(ownerUrl).port));
  const through = Object.assign(new URL(ownerUrl), { host: `127.0.0.1:${toPostgres.line.port}` }).href;
  const serving = serve(
    {
      dataDir,
      host: '127.0.0.1',
      port,
      apiPort: port,
      dev: false,
      gatewayPort,
      demoCameraPort: 0,
      seed: 'none',
      databaseUrl: null,
      bucket: null,
      logLevel: 'info',
      spare: process.env.API_SPARE !== '0',
    },
    { ...database, url: () => through },
  );
  await serving.ready;
  const toApi = await openFaultProxy(port);
  const toGateway = await openFaultProxy(gatewayPort);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pools: pg.Pool[] = [];
  const leave = async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  };
  const healths = [port, gatewayPort].map((each) => httpHealth(`http://127.0.0.1:${each}/health`));

  return {
    dataDir,
    toApi,
    toPostgres,
    toGateway,
    gatewayPort,
    ownerUrl,
    tenant: () => openTestTenant(ownerUrl, `run-${randomUUID().slice(0, 8)}`, pools),
    person: async (at, who, locations = []) => {
      const id = typeof who === 'string' ? await newPerson(at, who, locations) : who.id;
      const role = typeof who === 'string' ? who : await roleOf(at, id);
      const session = await newSession(at, id, new Date(), true);
      const claims = { centre: at.centre, user: id, session, role };
      const headers = async () => ({ authorization: `Bearer ${await signAccess(secrets, claims, new Date())}` });
      const host = `${at.slug}.localhost`;
      return new SignedIn({ port: toApi.port, host, agent, schema, timeoutMs: PATIENCE_MS, headers }, id, session);
    },
    signal: (part, name) => {
      const pid = pidOf(dataDir, part);
      if (pid !== null) signal(pid, name);
    },
    untilSpared: async () => {
      if (process.env.API_SPARE === '0') return;
      for (const end = performance.now() + SPARE_MS; performance.now() < end && !serving.hasSpare(); ) await wait(50);
    },
    serves: async () => (await Promise.all(healths.map((health) => health()))).every(({ lacks }) => lacks === null),
    leave,
    close: async () => {
      agent.destroy();
      await leave();
      await toPostgres.line.mend();
      await serving.stop();
      await Promise.all([toApi.close(), toGateway.close(), toPostgres.line.close()]);
      await database.stop();
      if (!process.env.KEEP_STAGE) rmSync(dataDir, { recursive: true, force: true });
      else console.log(dataDir);
    },
  };
};

/** The process of a part; null between two of them. */
const pidOf = (dataDir: string, part: Part): number | null => {
  if (part === 'postgres') {
    try {
      return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10) || null;
    } catch {
      return null;
    }
  }
  const id = readRun(dataDir)?.children?.[part];
  return id && isSame(id) ? id.pid : null;
};

/** Waits until everything serves again; false when it does not within `ms`. */
export const untilServes = async (stage: Stage, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await wait(40))
    if (await stage.serves().catch(() => false)) return true;
  return false;
};
