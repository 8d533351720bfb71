import { sql } from 'kysely';
import type { WorkContext } from '../call/context.ts';
import type { Job } from '../jobs/job.ts';
import type { QueueName } from '../jobs/queues.ts';
import { ATTEMPTS } from '../jobs/task.ts';
import { type DomainEvent, envelope } from './domain-event.ts';

/** What a listener knows of an event beside what it tells. */
export interface Heard {
  /** Names this one event: the same however often it is taken up. */
  readonly id: string;
  /** When it happened. */
  readonly at: Date;
  /** Who did it; 0: the system. */
  readonly by: number;
}

/** Acts on an event after the transaction that emitted it, as a job of its own. */
export interface Listener extends Job {
  /** Name of the event. */
  readonly event: string;
  /** Whether what is told is anything to it: else no job is added. */
  readonly concerns: (told: unknown) => boolean;
}
/** Every listener of the product. */
export type Listeners = readonly Listener[];

/**
 * Listens to an event: `on(FileShared, 'notices', { run: (ctx, { file }) => … })`. The job is added with the COMMIT of who
 * emits, one for each listener, so that one that throws is tried again by itself and stops nobody else. `run` is one
 * transaction, in which the event is marked as heard: however often the job is begun, its effects stand once.
 * What leaves the house is a task that `run` adds. With `when` no job is added for what it says false of.
 */
export const on = <P>(
  event: DomainEvent<P>,
  name: string,
  row: {
    readonly queue?: QueueName;
    readonly attempts?: number;
    readonly when?: (told: P) => boolean;
    readonly run: (ctx: WorkContext, told: P, heard: Heard) => Promise<unknown>;
  },
): Listener => {
  const { queue = 'letters', attempts = ATTEMPTS, when, run } = row;
  const listener = `${event.name}: ${name}`;
  return {
    event: event.name,
    concerns: (told) => when === undefined || when(event.read(told)),
    name: listener,
    queue,
    attempts,
    timed: null,
    work: async (job, payload) => {
      const { event: id, at, by, data } = envelope.parse(payload);
      await job.transaction(async (ctx) => {
        // Somebody who acts on it at this moment is waited for here.
        const { rows } = await sql`insert into event_heard (centre_id, event_id, listener, at)
          values (${ctx.who.centre}, ${id}::uuid, ${listener}, ${ctx.now()}::timestamptz)
          on conflict do nothing returning 1`.execute(ctx.db);
        if (rows.length > 0) await run(ctx, event.read(data), { id, at, by });
        else job.log.info({ event: id }, 'an event was heard before');
      });
    },
  };
};
