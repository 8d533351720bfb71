import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { openPostgresProxy, type PostgresProxy } from '@nestling/testing/postgres-proxy.ts';
import type pg from 'pg';
import pino from 'pino';
import type { App } from '../../src/app.ts';
import type { Calls } from '../../src/kernel/call/call.ts';
import { schemaOf } from '../../src/kernel/call/schema.ts';
import type { Listeners } from '../../src/kernel/events/listener.ts';
import type { Job, JobContext, Jobs } from '../../src/kernel/jobs/job.ts';
import { loopbackHosts } from '../../src/kernel/lib/centres.ts';
import { SetClock } from '../../src/kernel/lib/clock.ts';
import type { TextGateway } from '../../src/outbox/text-gateway.ts';
import { Client } from './client.ts';
import { counted, Recorder } from './recorder.ts';
import { connected, copyTemplate } from './template.ts';
import {
  newPerson,
  newSession,
  openTestTenant,
  type Person,
  roleOf,
  SignedIn,
  type TestTenant,
} from './test-tenant.ts';

export type { Person, TestTenant } from './test-tenant.ts';

export interface TestServerOptions {
  /** Calls to serve instead of the product's own, for tests of the kernel. */
  readonly calls?: Calls;
  /** The moment at which the test begins; the clock stands still. A Wednesday, 11:00 in New York. */
  readonly now?: string;
  /** Whether guests may read the schema, as on a developer's machine. */
  readonly openSchema?: boolean;
  /** Who acts on events, instead of the product's own listeners. */
  readonly listeners?: Listeners;
  /** Works off these jobs; without it those that are added stay in the queue, but for those of listeners (`heard`). */
  readonly jobs?: Jobs;
  /** Who carries text messages, for the hooks. */
  readonly textGateway?: () => TextGateway | null;
  /** Connections of each lane, fewer than the product has: each plans anew what it is asked for. */
  readonly connections?: number;
  /** Statements are planned once on each connection, whatever their values. */
  readonly plansOnce?: boolean;
  /** Puts a line between the server and its database on which a test makes faults. */
  readonly faulty?: boolean;
}

/** The real server on a database of its own. */
export interface TestServer {
  readonly app: App;
  readonly port: number;
  readonly clock: SetClock;
  /** The centre of plain `localhost`. */
  readonly tenant: TestTenant;
  /** Lines the server has logged, as objects. */
  readonly log: Record<string, unknown>[];
  /** The line to the database of a `faulty` bed. */
  readonly line: PostgresProxy | null;
  /** As the owner, for what no factory does. Row security binds it too. */
  readonly ownerUrl: string;
  /** Another centre, at `<slug>.localhost`. */
  centre(slug?: string): Promise<TestTenant>;
  guest(at?: TestTenant): Client;
  /**
   * A person with a login session; a role makes a new person of that role, in the given locations. `confirmed` false: it
   * has not typed its password again, and may not change who signs in. `by`: an admin who acts as the person.
   */
  as(
    who: Role | { id: number },
    options?: { at?: TestTenant; locations?: readonly { id: number }[]; confirmed?: boolean; by?: Person },
  ): Promise<Person>;
  /** Does one piece of work of a job of the product now, without its queue: `perform('alert.send', { alert: 4 })`. */
  perform(job: string, payload?: object, at?: TestTenant): Promise<void>;
  /** Does what waits in the queue of a job of the product, one piece after another. */
  work(job: string): Promise<void>;
  /**
   * Lets listeners act on what has been emitted; a client of the harness does so after each of its calls. Where `jobs` holds
   * them, they act by themselves.
   */
  heard(): Promise<void>;
  /** What a job works with in a centre. */
  job(at?: TestTenant): JobContext;
  /** The statements of all calls that end while `work` runs, without their values. */
  texts(calls: readonly string[], work: () => Promise<unknown>): Promise<readonly string[]>;
  /** How many statements the server sends while `work` runs. */
  statements(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Starts the server on a fresh copy of the template. Close it in `afterAll`. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-bed-'));
  process.env.DATA_DIR = home;
  process.env.GATEWAY_KEY ??= 'test-gateway-key';
  const cluster = await useTestCluster();
  const copy = await copyTemplate(cluster.url, { plansOnce: options.plansOnce ?? false });
  // Read after DATA_DIR is set: the installation makes its secrets there.
  const { buildApp } = await import('../../src/app.ts');
  const { jobContext, perform } = await import('../../src/kernel/jobs/perform.ts');
  const { calls: own } = await import('../../src/domains.ts');
  const { signAccess } = await import('../../src/domains/auth/tokens.ts');
  const { installation } = await import('../../src/installation.ts');

  const line = options.faulty ? await openPostgresProxy(cluster.port) : null;
  const through = line && Object.assign(new URL(copy.appUrl), { host: `127.0.0.1:${line.line.port}` });
  const databaseUrl = through?.href ?? copy.appUrl;
  const clock = new SetClock(new Date(options.now ?? '2026-03-11T15:00:00Z'));
  const log: Record<string, unknown>[] = [];
  const calls = options.calls ?? own;
  // What is served by the product's own calls is evidence, where a campaign asks for it.
  const recordTo = options.calls ? undefined : process.env.SEEN_CALLS;
  const listeners = options.listeners ?? (options.calls ? [] : (await import('../../src/listeners.ts')).listeners);
  const jobsRun = { begun: 0, running: 0 };
  const jobs = options.jobs && recordTo ? counted(options.jobs, jobsRun) : options.jobs;
  /** Statements of calls, while somebody asks for them: kept for every call they would be the one thing that grows. */
  let texts: { readonly call: string; readonly sent: readonly string[] }[] | null = null;
  const app = await buildApp({
    observe: ({ call }, { messages }) =>
      void texts?.push({ call, sent: messages.flatMap(({ statements }) => statements) }),
    databaseUrl,
    log: pino({ level: 'debug' }, collect(log)),
    clock,
    calls,
    openSchema: options.openSchema ?? false,
    connections: options.connections,
    ...(options.textGateway ? { textGateway: options.textGateway } : {}),
    listeners,
    proofRounds: { from: 2, below: 4 },
    ...(jobs ? { jobs, jobsUrl: copy.ownerUrl } : {}),
  });
  const schema = schemaOf(calls);
  const recorder = recordTo
    ? await Recorder.on(app.http, schema, { ownerUrl: copy.ownerUrl, jobs: jobsRun, app: app.appContext })
    : null;
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true });
  const pools: pg.Pool[] = [];

  const openTenant = (slug: string) => openTestTenant(copy.ownerUrl, slug, pools);
  const tenant = await openTenant('sunny');
  await tenant.db
    .insertInto('centre_host')
    .values(loopbackHosts.map((host) => ({ host, centre_id: tenant.centre })))
    .execute();

  const acting = listeners.filter(({ name }) => !jobs?.some((job) => job.name === name));
  // Jobs of listeners that may wait; those of a transaction that was rolled back never come.
  let waiting = 0;
  let holding = false;
  const { listenersTo } = app.appContext;
  Object.assign(app.appContext, {
    listenersTo: (event: string) => {
      const hear = (told: unknown, concerns: (told: unknown) => boolean): boolean => {
        const isHeard = concerns(told);
        waiting += Number(isHeard);
        return isHeard;
      };
      return listenersTo(event).map(({ name, queue, attempts, concerns }) => ({
        name,
        queue,
        attempts,
        concerns: (told: unknown) => hear(told, concerns),
      }));
    },
  });
  const heard = async (): Promise<void> => {
    while (waiting > 0 && acting.length > 0 && !holding) {
      const { rows } = await connected(copy.ownerUrl, (owner) =>
        owner.query<{ name: string; payload: unknown }>(TAKE_HEARD, [acting.map(({ name }) => name)]),
      );
      if (rows.length === 0) return;
      waiting -= rows.length;
      for (const { name, payload } of rows) {
        const listener = acting.find((one) => one.name === name);
        if (listener) await perform(app.appContext, listener, payload);
      }
    }
  };

  const way = (at: TestTenant, headers: () => Promise<Record<string, string>>) => {
    const host = at === tenant ? `localhost:${port}` : `${at.slug}.localhost:${port}`;
    return { port, host, agent, schema, headers, seen: recorder?.evidence, after: heard };
  };

  const signIn = async (at: TestTenant, user: number, role: Role, confirmed: boolean, by?: Person): Promise<Person> => {
    const session = await newSession(at, user, clock.now(), confirmed, by);
    const headers = async () => {
      const claims = { centre: at.centre, user, session, role, ...(by ? { impersonator: by.id } : {}) };
      return { authorization: `Bearer ${await signAccess(installation().secrets, claims, clock.now())}` };
    };
    return new SignedIn(way(at, headers), user, session);
  };

  return {
    app,
    port,
    clock,
    tenant,
    log,
    line,
    ownerUrl: copy.ownerUrl,
    centre: (slug = `centre-${randomUUID().slice(0, 8)}`) => openTenant(slug),
    guest: (at = tenant) => new Client(way(at, async () => ({}))),
    as: async (who, { at = tenant, locations = [], confirmed = true, by } = {}) => {
      if (typeof who !== 'string') return signIn(at, who.id, await roleOf(at, who.id), confirmed, by);
      const id = await newPerson(at, who, locations);
      return signIn(at, id, who, confirmed, by);
    },
    perform: async (name, payload = {}, at = tenant) =>
      perform(app.appContext, await jobNamed(name), { ...payload, centre: at.centre }),
    work: async (name) => {
      const row = await jobNamed(name);
      const { rows } = await connected(copy.ownerUrl, (owner) => owner.query<{ payload: unknown }>(TAKE_JOBS, [name]));
      for (const { payload } of rows) await perform(app.appContext, row, payload);
    },
    heard,
    job: (at = tenant) => jobContext(app.appContext, { name: 'test', queue: 'letters' }, at.centre),
    texts: async (calls, work) => {
      const asked: NonNullable<typeof texts> = [];
      texts = asked;
      await work();
      texts = null;
      // Where one call of a document is refused the answer goes at once, and another one of it may still be reading.
      return asked.flatMap(({ call, sent }) => (calls.includes(call) ? sent : []));
    },
    statements: async (work) => {
      const before = app.appContext.pools.counters.statements;
      // What listeners do is no part of the call.
      holding = true;
      await work().finally(() => {
        holding = false;
      });
      const sent = app.appContext.pools.counters.statements - before;
      await heard();
      return sent;
    },
    close: async () => {
      agent.destroy();
      await app.close();
      await recorder?.close(recordTo ?? '');
      await line?.line.close();
      await Promise.all(pools.map((pool) => pool.end()));
      await copy.drop();
      await cluster.release();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

const TAKE_HEARD = `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = any($1) returning t.identifier as name, j.payload`;

const TAKE_JOBS = `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = $1 returning j.payload`;

const jobNamed = async (name: string): Promise<Job> => {
  const { jobs } = await import('../../src/jobs.ts');
  const row = jobs.find((one) => one.name === name);
  if (!row) throw new Error(`There is no job ${name}.`);
  return row;
};

const collect = (into: Record<string, unknown>[]): Writable =>
  new Writable({
    write: (chunk, _, next) => {
      into.push(JSON.parse(String(chunk)));
      next();
    },
  });
