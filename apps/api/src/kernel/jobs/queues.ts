import type { PoolName } from '../db/connection-pools.ts';

/** How a queue is worked off. */
interface Queue {
  /** So many of its jobs run at once in a process; workers of other queues never take one. */
  readonly workers: number;
  /** Whose connections its jobs use: those of `system` are kept free of long transactions. */
  readonly pool: PoolName;
  /** Jobs of one centre go one after another, so that a centre that adds many holds one worker, and others are served. */
  readonly inTurns?: true;
}

/**
 * The queues, each with workers of its own. Nothing slow enters `urgent`: alerts, letters somebody needs to sign in, and
 * what tells of a child's safety. `letters` tells people of everything else, `money` books and charges, `slow` is for
 * what takes seconds: pictures, videos, PDFs, archives, newsletters.
 */
export const queues = {
  urgent: { workers: 4, pool: 'system' },
  letters: { workers: 3, pool: 'jobs' },
  money: { workers: 2, pool: 'jobs' },
  slow: { workers: 2, pool: 'jobs', inTurns: true },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof queues;

/** How a queue is worked off. */
export const queueOf = (name: QueueName): Queue => queues[name];

/** Every queue, the most urgent first. */
export const queueNames: readonly QueueName[] = ['urgent', 'letters', 'money', 'slow'];
