import { Worker } from 'node:worker_threads';
import type { PdfDone, PdfFault, PdfWork, ReadPdf } from './pdf-work.ts';

/** A page that unpacks into more than this is refused, and the api goes on. */
const MOST_MEGABYTES = 384;
/** A call has five seconds; what has not answered by then is asked for again by its client, and finds the thread loaded. */
const MOST_WAIT_MS = 4_500;

/** A thread that does one PDF after another: each may take a whole core, and the others are needed to answer calls. */
class PdfThread {
  private loading: Promise<Worker> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private readonly job: boolean;
  private readonly mostMs: number;

  /**
   * @param job it works for jobs, and behind whatever answers calls
   * @param mostMs how long one PDF may take, once the thread has loaded: one made to go on for ever ends with it
   */
  constructor(job: boolean, mostMs: number) {
    this.job = job;
    this.mostMs = mostMs;
  }

  run(work: PdfWork): Promise<PdfDone> {
    const done = this.last.then(() => this.once(work));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** The thread once it has loaded. One that has died, also while it had nothing to do, is made anew. */
  private open(): Promise<Worker> {
    if (this.loading) return this.loading;
    const loading = new Promise<Worker>((resolve, reject) => {
      const made = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
        workerData: { job: this.job },
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      });
      const gone = (): void => {
        if (this.loading === loading) this.loading = null;
        reject(new Error('The thread for PDFs has ended.'));
      };
      made.once('message', () => resolve(made));
      made.on('error', gone);
      made.on('exit', gone);
      made.unref();
    });
    this.loading = loading;
    return loading;
  }

  private async once(work: PdfWork): Promise<PdfDone> {
    const thread = await this.open();
    return new Promise((resolve) => {
      const answered = (done: PdfDone): void => end(done);
      const lost = (): void => {
        this.loading = null;
        end({ fault: 'TOO_HEAVY' });
        void thread.terminate();
      };
      const end = (done: PdfDone): void => {
        clearTimeout(timer);
        thread.off('message', answered).off('error', lost).off('exit', lost).unref();
        resolve(done);
      };
      const timer = setTimeout(lost, this.mostMs);
      thread.ref();
      thread.on('message', answered).on('error', lost).on('exit', lost);
      thread.postMessage(work);
    });
  }
}

const forCalls = new PdfThread(false, 3_500);
const forJobs = new PdfThread(true, 10_000);

/** Reads a PDF in a thread with limits of time and memory; null: others are before it, and it is to be asked again. */
export const readInThread = async (
  bytes: Uint8Array,
  limits: { readonly mostPages: number; readonly mostFields: number },
): Promise<{ readonly read: ReadPdf } | { readonly fault: PdfFault } | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MOST_WAIT_MS);
  });
  const done = await Promise.race([forCalls.run({ do: 'read', bytes, ...limits }), late]);
  clearTimeout(timer);
  return done && 'bytes' in done ? { fault: 'BROKEN' } : done;
};

/** Fills and flattens a PDF in a thread of its own, behind the calls; rejects when it could not, so that a job tries again. */
export const fillInThread = async (work: Omit<Extract<PdfWork, { do: 'fill' }>, 'do'>): Promise<Uint8Array> => {
  const done = await forJobs.run({ do: 'fill', ...work });
  if ('bytes' in done) return done.bytes;
  throw new Error(`The PDF could not be filled in: ${'fault' in done ? done.fault : 'read'}.`);
};
