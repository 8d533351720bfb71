import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type JobHelpers,
  parseCronItems,
  type Runner,
  run,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { AppContext } from '../call/app-context.ts';
import { Final } from './final.ts';
import type { Job, Jobs } from './job.ts';
import { JobLeases } from './job-leases.ts';
import { type JobState, readJobState } from './job-state.ts';
import { perform } from './perform.ts';
import { type QueueName, queueNames, queueOf } from './queues.ts';

/** How long a queue that stopped by itself, as with its database, is left before it is started again. */
const AGAIN_MS = 5_000;
/** Jobs that were given up are of use to nobody after that. */
const FAILED_DAYS = 30;
const DAY_MS = 86_400_000;
const FORGET = `delete from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)`;
/** Operators may look as often as they like; the database is asked so often. */
const STATE_MS = 5_000;

/** The queue's own words at our levels; failures of jobs are told below, with centre and reason. */
const loggerFor = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure !== true) log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });

const numberOf = (payload: unknown, key: 'centre' | 'location'): number | null =>
  typeof payload === 'object' && payload !== null && key in payload ? Number(Reflect.get(payload, key)) : null;

/**
 * One piece of work of a queue. A failure is told with job, centre and reason, and tried again later, each time later; one
 * that is final, or has been tried often enough, is given up.
 */
const taskOf =
  (app: AppContext, row: Job) =>
  async (payload: unknown, { job, withPgClient }: JobHelpers): Promise<void> => {
    const tried = { attempt: job.attempts, of: row.attempts };
    const where = { job: row.name, centre: numberOf(payload, 'centre'), location: numberOf(payload, 'location') };
    const from = performance.now();
    const end = (ended: 'done' | 'failed') =>
      app.observeJob?.({
        job: row.name,
        queue: row.queue,
        ended,
        attempt: job.attempts,
        from: performance.timeOrigin + from,
        ms: performance.now() - from,
      });
    try {
      // A process that a job takes down never comes to tell of it; it is not to take down ten.
      if (job.attempts > row.attempts) throw new Final('the process ended at each try');
      await perform(app, row, payload, `job ${job.id}`);
      end('done');
    } catch (error) {
      end('failed');
      const reason = error instanceof Error ? error.message : String(error);
      const final = error instanceof Final || job.attempts >= row.attempts;
      app.log.error({ part: 'jobs', ...where, ...tried, final, reason }, 'a job failed');
      if (final)
        await withPgClient((client) =>
          client.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [job.id]),
        );
      throw error;
    }
  };

/** What works the jobs off in this process. */
export interface JobRunner {
  /** How the jobs of all processes stand. */
  state(): Promise<JobState>;
  /** Takes no new jobs, and lets the running ones end. */
  stop(): Promise<void>;
}

/** Works off the queues in this process, each with workers of its own; several processes share them. */
export const startJobs = async (ownerUrl: string, jobs: Jobs, app: AppContext): Promise<JobRunner> => {
  const { log } = app;
  // Our own pool: the queue takes its listeners off before the last connections have ended, and a database that goes down
  // at that moment would take the process along. Each queue holds one connection to listen.
  const pool = new pg.Pool({ connectionString: ownerUrl, max: queueNames.length + 4 });
  const note = (error: Error) => log.warn({ part: 'jobs', reason: error.message }, 'a connection of the queue broke');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  const leases = new JobLeases(ownerUrl, log);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => leases.begun(worker.workerId));
  events.on('worker:stop', ({ worker }) => leases.ended(worker.workerId));
  const timed = jobs.flatMap(({ name, timed }) => (timed ? [{ task: name, match: timed.every }] : []));
  const start = (queue: QueueName, own: Jobs): Promise<Runner> =>
    run({
      pgPool: pool,
      events,
      concurrency: queueOf(queue).workers,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: loggerFor(log),
      taskList: Object.fromEntries(own.map((row) => [row.name, taskOf(app, row)])),
      parsedCronItems: parseCronItems(timed.filter(({ task }) => own.some(({ name }) => name === task))),
    });
  let stopped = false;
  const keepOn = async (queue: QueueName): Promise<() => Promise<void>> => {
    const own = jobs.filter((row) => row.queue === queue);
    if (own.length === 0) return async () => undefined;
    let runner = await start(queue, own);
    const watch = async (): Promise<void> => {
      while (!stopped) {
        const reason: unknown = await runner.promise.catch((error: unknown) => error);
        if (stopped) return;
        log.warn({ queue, reason: String(reason) }, 'a queue of jobs stopped and is started again');
        await wait(AGAIN_MS, undefined, { ref: false });
        runner = await start(queue, own).catch(() => runner);
      }
    };
    void watch();
    // It may be between two starts: then there is nothing to stop.
    return () => runner.stop().catch(() => undefined);
  };
  const stops = await Promise.all(queueNames.map(keepOn));
  const forget = () => void pool.query(FORGET, [FAILED_DAYS]).catch(note);
  forget();
  const daily = setInterval(forget, DAY_MS).unref();
  let read: { at: number; state: Promise<JobState> } | undefined;
  return {
    state: () => {
      if (!read || performance.now() - read.at > STATE_MS)
        read = { at: performance.now(), state: readJobState(pool, jobs) };
      return read.state;
    },
    stop: async () => {
      stopped = true;
      clearInterval(daily);
      await Promise.all(stops.map((stop) => stop()));
      await leases.close();
      await pool.end().catch(() => undefined);
    },
  };
};
