import { refuse } from '../../../kernel/call/refusals.ts';
import { ThreadFailed, ThreadPool } from '../../../kernel/lib/thread-pool.ts';
import type { ParseAsked, Parsed } from './parse-file.ts';

const pool = new ThreadPool<ParseAsked, Parsed>({
  script: new URL('./parse-worker.ts', import.meta.url),
  threads: 1,
  waiting: 3,
  cpuMs: 5_000,
  // The database ends a transaction that says nothing for five seconds.
  answerMs: 4_400,
  megabytes: 512,
});

/** Reads a file of another product in a thread: whatever is in it, the api goes on to answer. */
export const parseInThread = async (centre: number, asked: ParseAsked): Promise<Parsed> => {
  try {
    return await pool.ask(centre, asked);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    if (error.why === 'BUSY') throw refuse.notReady();
    return { unread: 'TOO_LARGE' };
  }
};
