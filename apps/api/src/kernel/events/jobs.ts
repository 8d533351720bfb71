import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '@nestling/rules/json.ts';
import { run, runMigrations, type Task, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import pg, { type ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { AppContext } from '../call/app-context.ts';
import { JobLeases } from './job-leases.ts';

/** What a job is given: `centre` is the one it was added in, 0 for those that run by the clock. */
export interface Job {
  readonly centre: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly appContext: AppContext;
}
/** The work of a job. It may run twice: it is tried again, later each time, until it settles. */
export type Work = (job: Job) => Promise<void>;
export interface Jobs {
  readonly tasks: Readonly<Record<string, Work>>;
  /** Crontab lines of tasks that run by the clock (UTC): '17 3 * * * forget_operations'. */
  readonly timetable: readonly string[];
}

/**
 * Brings the queue's own tables to the newest form, in a schema only the owner enters, and gives the api the one
 * function it adds jobs with: as the owner, in the caller's transaction.
 */
export const installJobs = async (ownerUrl: string, owner: ClientBase, appRole: string): Promise<void> => {
  await runMigrations({ connectionString: ownerUrl, logger: quiet });
  await owner.query(`
    create or replace function enqueue(task text, payload json, job_key text, start_at timestamptz) returns void
      language sql security definer set search_path = pg_catalog, pg_temp
      begin atomic
        select graphile_worker.add_job(task, payload, run_at => start_at, job_key => job_key);
      end;
    revoke execute on function enqueue from public;
    grant execute on function enqueue to ${appRole}`);
};

const taskOf =
  (appContext: AppContext, work: Work): Task =>
  async (payload) => {
    const given = isObject(payload) ? payload : {};
    await work({ centre: typeof given.centre === 'number' ? given.centre : 0, payload: given, appContext });
  };

const quiet = new WorkerLogger(() => () => {});
/** The queue's own words at our levels; what it says of a job holds no payload. */
const loggerFor = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });

/** How long a queue that stopped by itself, as with its database, is left before it is started again. */
const AGAIN_MS = 5_000;

/** Works off the queue in this process; several processes share it. The answer stops it, letting running jobs end. */
export const startJobs = async (ownerUrl: string, jobs: Jobs, appContext: AppContext): Promise<() => Promise<void>> => {
  const taskList = Object.fromEntries(
    Object.entries(jobs.tasks).map(([name, work]) => [name, taskOf(appContext, work)]),
  );
  // Our own pool: the queue takes its listeners off before the last connections have ended, and a database that goes down
  // at that moment would take the process along.
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3 });
  const note = (error: Error) =>
    appContext.log.warn({ part: 'jobs', reason: error.message }, 'a connection of the queue broke');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  const leases = new JobLeases(ownerUrl, appContext.log);
  const workers: WorkerEvents = new EventEmitter();
  workers.on('worker:create', ({ worker }) => leases.begun(worker.workerId));
  workers.on('worker:stop', ({ worker }) => leases.ended(worker.workerId));
  const start = () =>
    run({
      pgPool: pool,
      events: workers,
      concurrency: 2,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: loggerFor(appContext.log),
      taskList,
      crontab: jobs.timetable.join('\n'),
    });
  let stopped = false;
  let runner = await start();
  const keepOn = async (): Promise<void> => {
    while (!stopped) {
      const reason: unknown = await runner.promise.catch((error: unknown) => error);
      if (stopped) return;
      appContext.log.warn({ reason: String(reason) }, 'the queue of jobs stopped and is started again');
      await wait(AGAIN_MS, undefined, { ref: false });
      runner = await start().catch(() => runner);
    }
  };
  void keepOn();
  return async () => {
    stopped = true;
    // It may be between two starts: then there is nothing to stop.
    await runner.stop().catch(() => undefined);
    await leases.close();
    await pool.end().catch(() => undefined);
  };
};
