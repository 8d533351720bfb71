import { refuse } from '../../../kernel/call/refusals.ts';
import { ThreadFailed, ThreadPool } from '../../../kernel/lib/thread-pool.ts';
import type { ReadAnswer } from './read-file.ts';

const pool = new ThreadPool<Uint8Array, ReadAnswer>({
  script: new URL('./read-worker.ts', import.meta.url),
  threads: 1,
  waiting: 3,
  cpuMs: 5_000,
  // The database ends a transaction that says nothing for five seconds.
  answerMs: 4_400,
  megabytes: 384,
});

/** Reads a file of frameworks in a thread: whatever is in it, the api goes on to answer. */
export const readInThread = async (centre: number, bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    return await pool.ask(centre, bytes);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    if (error.why === 'BUSY') throw refuse.notReady();
    return { unread: 'TOO_LARGE' };
  }
};
