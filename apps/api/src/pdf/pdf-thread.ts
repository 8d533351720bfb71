import { setTimeout as wait } from 'node:timers/promises';
import { ThreadFailed, ThreadPool, type ThreadPoolOptions } from '../kernel/lib/thread-pool.ts';
import type { MadePdf, PdfDone, PdfFault, PdfWork, ReadPdf } from './pdf-work.ts';

const shared = {
  script: new URL('./pdf-worker.ts', import.meta.url),
  threads: 1,
  // A page that unpacks into more than this is refused, and the api goes on.
  megabytes: 384,
} as const satisfies Partial<ThreadPoolOptions>;

/** Each PDF may take a whole core, and the others are needed to answer calls: one after another. */
const forCalls = new ThreadPool<PdfWork, PdfDone>({
  ...shared,
  workerData: { job: false },
  waiting: 8,
  cpuMs: 3_500,
  answerMs: 30_000,
});
/** For jobs, and behind whatever answers calls. */
const forJobs = new ThreadPool<PdfWork, PdfDone>({
  ...shared,
  workerData: { job: true },
  waiting: 64,
  cpuMs: 10_000,
  answerMs: 300_000,
});

/** A call has five seconds; what has not answered by then is asked for again by its client, and finds the thread loaded. */
const MOST_WAIT_MS = 4_500;

/** Reads a PDF in a thread with limits of time and memory; null: others are before it, and it is to be asked again. */
export const readInThread = async (
  centre: number,
  bytes: Uint8Array,
  limits: { readonly mostPages: number; readonly mostFields: number },
): Promise<{ readonly read: ReadPdf } | { readonly fault: PdfFault } | null> => {
  const reading = forCalls.ask(centre, { do: 'read', bytes, ...limits }).catch((error: unknown): PdfDone | null => {
    if (!(error instanceof ThreadFailed)) throw error;
    return error.why === 'BUSY' ? null : { fault: 'TOO_HEAVY' };
  });
  const done = await Promise.race([reading, wait(MOST_WAIT_MS, null, { ref: false })]);
  return done && 'bytes' in done ? { fault: 'BROKEN' } : done;
};

/**
 * Fills, flattens and signs a PDF in a thread of its own, behind the calls. A fault is final: the same will not be done tomorrow.
 * Rejects where others come first, so that a job tries again.
 */
export const fillInThread = async (
  centre: number,
  work: Omit<Extract<PdfWork, { do: 'fill' }>, 'do'>,
): Promise<MadePdf | { readonly fault: PdfFault }> => {
  try {
    const done = await forJobs.ask(centre, { do: 'fill', ...work });
    return 'read' in done ? { fault: 'BROKEN' } : done;
  } catch (error) {
    if (error instanceof ThreadFailed && error.why === 'TOO_HEAVY') return { fault: 'TOO_HEAVY' };
    throw error;
  }
};
