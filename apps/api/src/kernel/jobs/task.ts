import { z } from 'zod';
import type { QueueName } from './queues.ts';

/** Tries of a piece of work before it is given up: the last wait between two is some five hours. */
export const ATTEMPTS = 10;

/**
 * What may be added to a queue: its name, what it is given, and how it is worked off. It knows nothing of who does the work,
 * so that everybody may add it.
 */
export interface Task<P = never> {
  readonly name: string;
  readonly queue: QueueName;
  /** So often it is tried at most. */
  readonly attempts: number;
  /** Reads what it was added with; throws when it is something else. */
  readonly read: (payload: unknown) => P;
}

/**
 * Names a task and what it is given: `task('form.seal', { signature: z.number() }, { queue: 'slow' })`. The work is a row,
 * `job(SEAL, …)`; `ctx.enqueue(SEAL, { signature })` adds it.
 */
export const task = <S extends z.ZodRawShape>(
  name: string,
  payload: S,
  { queue = 'letters', attempts = ATTEMPTS }: { queue?: QueueName; attempts?: number } = {},
): Task<z.infer<z.ZodObject<S>>> => {
  // Made once: it is compiled when it reads for the first time.
  const shape = z.object(payload);
  return { name, queue, attempts, read: (given) => shape.parse(given) };
};
