import { z } from 'zod';
import type { Sql } from '../db/tables.ts';
import type { Task } from '../jobs/task.ts';

/**
 * Something that has happened in a centre, as domains tell each other of it: its name and what it tells, mostly ids. Whoever
 * acts on it is a listener (`on`). It knows of no domain, so that everybody may emit it and listen to it; those of a noun
 * stand in `model/<noun>/events.ts`. What the screens show live are publications (`ctx.publish`), another thing.
 */
export interface DomainEvent<P = never> {
  /** Noun and what became of it: 'payment.recorded'. */
  readonly name: string;
  /** Reads what it was emitted with; throws when it is something else. */
  readonly read: (payload: unknown) => P;
}

/** Names an event and what it tells: `domainEvent('payment.recorded', { payment: z.number() })`. */
export const domainEvent = <S extends z.ZodRawShape>(
  name: string,
  payload: S,
): DomainEvent<z.infer<z.ZodObject<S>>> => {
  // Made once: it is compiled when it reads for the first time.
  const shape = z.object(payload);
  return { name, read: (given) => shape.parse(given) };
};

/** What a listener's job is given: which event it is, when it happened and who did it, and what it tells. */
export const envelope = z.object({
  event: z.uuid(),
  at: z.iso.datetime().transform((at) => new Date(at)),
  by: z.number().int(),
  data: z.unknown(),
});

export type Envelope = z.input<typeof envelope>;

/** An event as a transaction has emitted it. */
export interface Emitted {
  readonly event: string;
  readonly id: string;
  readonly at: Date;
  readonly told: unknown;
}
/**
 * The statement that notes what a transaction has emitted for those outside the house, sent together with its COMMIT; null where
 * none of it is for them.
 */
export type Outgoing = (centre: number, emitted: readonly Emitted[]) => Sql | null;

/** Who acts on an event: a job, added where what is told concerns it. */
interface Hearing extends Pick<Task, 'name' | 'queue' | 'attempts'> {
  readonly concerns: (told: unknown) => boolean;
}
/** Those who act on an event of that name. */
export type ListenersTo = (event: string) => readonly Hearing[];
