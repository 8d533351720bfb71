import { ThreadPool } from '../../../kernel/lib/thread-pool.ts';
import type { Setting } from './book-worker.ts';

const pool = new ThreadPool<Setting, Uint8Array>({
  script: new URL('./book-worker.ts', import.meta.url),
  threads: 1,
  waiting: 64,
  cpuMs: 30_000,
  answerMs: 300_000,
  megabytes: 300,
});

/** Sets a portfolio on paper, in a thread. */
export const setInThread = (centre: number, setting: Setting): Promise<Uint8Array> => pool.ask(centre, setting);
