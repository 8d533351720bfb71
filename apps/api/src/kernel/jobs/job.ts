import type { Logger } from 'pino';
import { z } from 'zod';
import type { AppContext } from '../call/app-context.ts';
import type { WorkContext } from '../call/context.ts';
import type { Sql } from '../db/tables.ts';
import type { QueueName } from './queues.ts';
import { ATTEMPTS, type Task } from './task.ts';

/** What a job works with that takes several transactions, or something slow between them. */
export interface JobContext {
  readonly centre: number;
  /** What this process shares. */
  readonly app: AppContext;
  /** Names the job and its centre in each line. */
  readonly log: Logger;
  now(): Date;
  /** Works in one transaction; what it publishes, audits and adds leaves with its COMMIT. */
  transaction<T>(work: (ctx: WorkContext) => Promise<T>): Promise<T>;
}

/** The work: `run` in one transaction, or `steps` in as many as it opens. Either may run twice, and must bear it. */
type Body<P> =
  | { readonly run: (ctx: WorkContext, payload: P) => Promise<unknown>; readonly steps?: never }
  | { readonly steps: (job: JobContext, payload: P) => Promise<unknown>; readonly run?: never };

interface Timing {
  /** Crontab times, UTC: '11 * * * *'. */
  readonly every: string;
  readonly queue?: QueueName;
  /** So often a piece is tried at most; the next round takes it up anew. */
  readonly attempts?: number;
}
interface EachCentre extends Timing {
  readonly each: 'centre';
  /** Closed centres, too: what is kept for a time only ends there as well. */
  readonly closed?: true;
}
interface EachLocation extends Timing {
  readonly each: 'location';
  /** Of the active locations `l` those it is done for. */
  readonly where?: Sql;
}

/** A job of the product as the kernel runs it. */
export interface Job {
  readonly name: string;
  readonly queue: QueueName;
  readonly attempts: number;
  /** When it is done for all centres or locations; null for one that is added with a payload. */
  readonly timed: EachCentre | EachLocation | null;
  /** Does one piece of it. */
  work(job: JobContext, payload: unknown): Promise<void>;
}
/** Every job a process works off. */
export type Jobs = readonly Job[];

const workOf = async <P>(body: Body<P>, job: JobContext, payload: P): Promise<void> => {
  if (body.run) await job.transaction((ctx) => body.run(ctx, payload));
  else await body.steps(job, payload);
};

const nothing = z.object({});
const oneLocation = z.object({ location: z.number().int() });

/**
 * A job is a row, as a call is. One that runs by the clock is split by the kernel into a piece for each centre or location,
 * which stands alone: what throws is tried again by itself, and stops nobody else. One that is added says what it is
 * given by its task.
 */
export function job<P>(task: Task<P>, body: Body<P>): Job;
export function job(name: string, row: EachLocation & Body<{ readonly location: number }>): Job;
export function job(name: string, row: EachCentre & Body<Record<never, never>>): Job;
export function job<P>(
  given: string | Task<P>,
  row:
    | (EachLocation & Body<{ readonly location: number }>)
    | (EachCentre & Body<Record<never, never>>)
    | (Body<P> & { readonly each?: never }),
): Job {
  if (typeof given !== 'string') {
    if (row.each) throw new TypeError(`${given.name} is added, and not timed.`);
    const { name, queue, attempts, read } = given;
    return { name, queue, attempts, timed: null, work: (job, payload) => workOf(row, job, read(payload)) };
  }
  if (!row.each) throw new TypeError(`${given} says neither when it runs nor what it is given.`);
  const { queue = 'letters', attempts = ATTEMPTS } = row;
  const timed = { name: given, queue, attempts, timed: row };
  return row.each === 'location'
    ? { ...timed, work: (job, payload) => workOf(row, job, oneLocation.parse(payload)) }
    : { ...timed, work: (job, payload) => workOf(row, job, nothing.parse(payload)) };
}
