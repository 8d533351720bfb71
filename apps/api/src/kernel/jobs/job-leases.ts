import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Class of the advisory locks by which workers show that they live. */
const LOCKS = 727_102;
/** How often it is looked for jobs of workers that are gone. */
const SWEEP_MS = 3_000;
const PATIENCE_MS = 4_000;

/** Workers that hold a job and no lock. `hashtext` may be negative; pg_locks shows it without a sign. */
const ORPHANED = `select distinct j.locked_by as worker from graphile_worker._private_jobs j
  where j.locked_at < now() - $1::int * interval '1 millisecond' and not exists (
    select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
      and l.database = (select oid from pg_database where datname = current_database())
      and l.classid::bigint = ${LOCKS} and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`;

/**
 * Leases of jobs. The queue alone keeps a job for the worker that took it for four hours, as it cannot know that the
 * process was killed. Here each worker holds a lock that Postgres gives back with its connection, and jobs of workers
 * without one are given to others after two looks. A job may then run twice, as ever.
 */
export class JobLeases {
  private readonly url: string;
  private readonly log: Logger;
  private readonly everyMs: number;
  private readonly workers = new Set<string>();
  private readonly held = new Set<string>();
  private suspects = new Set<string>();
  private client: pg.Client | null = null;
  private stopped = false;
  private readonly loop: Promise<void>;

  constructor(url: string, log: Logger, everyMs = SWEEP_MS) {
    this.url = url;
    this.log = log;
    this.everyMs = everyMs;
    this.loop = this.run();
  }

  /** A worker of this process has begun; its lease begins with the next look. */
  begun(worker: string): void {
    this.workers.add(worker);
  }

  /** A worker has ended. Its lock stays until the connection ends, for it holds no job any more. */
  ended(worker: string): void {
    this.workers.delete(worker);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const client = this.client ?? (await this.connect());
        await this.hold(client);
        await this.sweep(client);
      } catch (error) {
        this.drop();
        const reason = error instanceof Error ? error.message : String(error);
        this.log.debug({ part: 'jobs', reason }, 'leases could not be looked at');
      }
      for (let waited = 0; waited < this.everyMs && !this.stopped; waited += 100)
        await wait(100, undefined, { ref: false });
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'nestling-leases',
    });
    client.on('error', () => this.drop());
    await client.connect();
    this.client = client;
    this.held.clear();
    return client;
  }

  /** Looks come twice before a job is taken from a worker, so that one that has just begun is never meant. */
  private async hold(client: pg.Client): Promise<void> {
    const fresh = [...this.workers].filter((worker) => !this.held.has(worker));
    if (fresh.length === 0) return;
    await client.query('select pg_advisory_lock($1, hashtext(worker)) from unnest($2::text[]) as worker', [
      LOCKS,
      fresh,
    ]);
    for (const worker of fresh) this.held.add(worker);
  }

  private async sweep(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ worker: string }>(ORPHANED, [this.everyMs]);
    const gone = rows.filter(({ worker }) => this.suspects.has(worker)).map(({ worker }) => worker);
    this.suspects = new Set(rows.map(({ worker }) => worker));
    if (gone.length === 0) return;
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
    this.log.warn({ part: 'jobs', workers: gone.length }, 'jobs of workers that are gone are taken up again');
  }

  private drop(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.stopped = true;
    await this.loop;
    this.drop();
  }
}
