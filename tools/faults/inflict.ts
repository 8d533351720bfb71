import { setTimeout as wait } from 'node:timers/promises';
import type { CommitFate } from '@nestling/testing/postgres-proxy.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import pg from 'pg';
import type { Fault, FaultKind } from './plan.ts';
import type { Stage } from './stage.ts';

/** What a fault needs to know of the run it falls into. */
export interface CallExecution {
  readonly stage: Stage;
  readonly seed: number;
  readonly centre: number;
  /** Sends a request again that was sent before; does nothing while there is none. */
  replay(): Promise<void>;
}

/** Makes a fault and takes it away again; settles when it is over. What recovers by itself is over at once. */
export const inflict = async (fault: Fault, execution: CallExecution): Promise<void> => {
  const { stage } = execution;
  const { toApi, toPostgres } = stage;
  const lasting = async (begin: () => void, end: () => void | Promise<void>) => {
    begin();
    await wait(fault.lasts);
    await end();
  };
  const fair = () => toApi.mend();
  const fate = (kind: CommitFate) => {
    const random = new Seeded(execution.seed + 1);
    return lasting(
      () => toPostgres.fate(() => (random.happens(fault.share) ? kind : null)),
      async () => {
        toPostgres.fate(null);
        // Whoever waits in a silence waits until its own time is over, unless the network comes back before.
        if (kind === 'silence') await toPostgres.line.mend();
      },
    );
  };
  const acts: Record<FaultKind, () => void | Promise<void>> = {
    'api killed': () => stage.signal('api', 'SIGKILL'),
    'api halted': () => stage.signal('api', 'SIGSTOP'),
    'gateway killed': () => stage.signal('gateway', 'SIGKILL'),
    'Postgres killed': () => stage.signal('postgres', 'SIGKILL'),
    'backends killed': () => killBackends(execution, fault),
    'answers of COMMIT lost': () => fate('answer lost'),
    'COMMIT never arrives': () => fate('never arrives'),
    'silence after COMMIT': () => fate('silence'),
    'answers to clients lost': () => lasting(() => toApi.set({ loseAnswers: fault.share }), fair),
    'api and Postgres half-open': () =>
      lasting(
        () => toPostgres.line.deafen(),
        () => toPostgres.line.mend(),
      ),
    'clients and api half-open': () => lasting(() => toApi.deafen(), fair),
    'connections to Postgres reset': () => toPostgres.line.reset(),
    'connections to the api reset': () => toApi.reset(),
    'slow network': () => lasting(() => toApi.set({ delayMs: 120, jitterMs: 200, rate: 50_000 }), fair),
    'torn answers': () => lasting(() => toApi.set({ truncate: Math.round(600 * fault.share) }), fair),
    'rows locked': () => lockRows(execution, fault),
    'captured requests replayed': async () => {
      for (const end = performance.now() + fault.lasts; performance.now() < end; await wait(15))
        await execution.replay();
    },
  };
  await acts[fault.kind]();
};

/** A connection past the line; null while Postgres is away. */
const connected = async ({ ownerUrl }: Stage): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
};

/** Ends the api's connections one after the other, at random moments, as an administrator or the kernel would. */
const killBackends = async ({ stage, seed }: CallExecution, { lasts }: Fault): Promise<void> => {
  const random = new Seeded(seed + 2);
  for (const end = performance.now() + lasts; performance.now() < end; await wait(random.between(10, 60))) {
    const client = await connected(stage);
    await client
      ?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'nestling-api' and pid <> pg_backend_pid() order by md5(pid::text || $1) limit 2`,
        [String(random.next())],
      )
      .catch(() => undefined);
    await client?.end().catch(() => undefined);
  }
};

/** Another session holds the rows of all children, as a long report that was written badly would. */
const lockRows = async ({ stage, centre }: CallExecution, { lasts }: Fault): Promise<void> => {
  const client = await connected(stage);
  if (!client) return;
  try {
    await client.query('begin');
    await client.query(`select set_config('app.centre_id', $1, true)`, [String(centre)]);
    await client.query('select id from student order by id for update');
    await wait(lasts);
    await client.query('rollback');
  } catch {
    // Postgres was killed meanwhile: the lock is gone with it.
  } finally {
    await client.end().catch(() => undefined);
  }
};
