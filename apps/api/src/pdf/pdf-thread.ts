import { Worker } from 'node:worker_threads';
import type { PdfDone, PdfFault, PdfWork, ReadPdf } from './pdf-work.ts';

/** How long one PDF may take; one that was made to go on for ever ends with its thread. */
const MOST_MS = 10_000;
/** A page that unpacks into more than this is refused, and the api goes on. */
const MOST_MEGABYTES = 384;

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

const started = (): Worker => {
  const made = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  made.unref();
  return made;
};

const once = (work: PdfWork): Promise<PdfDone> =>
  new Promise((resolve) => {
    worker ??= started();
    const thread = worker;
    thread.ref();
    const end = (done: PdfDone, lost = false) => {
      clearTimeout(timer);
      thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      thread.unref();
      if (lost) {
        worker = null;
        thread.on('error', () => undefined);
        void thread.terminate();
      }
      resolve(done);
    };
    const timer = setTimeout(() => end({ fault: 'TOO_HEAVY' }, true), MOST_MS);
    thread.on('message', (done: PdfDone) => end(done));
    thread.on('error', () => end({ fault: 'TOO_HEAVY' }, true));
    thread.on('exit', () => end({ fault: 'TOO_HEAVY' }, true));
    thread.postMessage(work);
  });

/** One after another: a PDF may take a whole core, and the others are needed to answer calls. */
const inThread = (work: PdfWork): Promise<PdfDone> => {
  const done = last.then(() => once(work));
  last = done;
  return done;
};

/** Reads a PDF in a thread with limits of time and memory. */
export const readInThread = async (
  bytes: Uint8Array,
  limits: { readonly mostPages: number; readonly mostFields: number },
): Promise<{ readonly read: ReadPdf } | { readonly fault: PdfFault }> => {
  const done = await inThread({ do: 'read', bytes, ...limits });
  return 'bytes' in done ? { fault: 'BROKEN' } : done;
};

/** Fills and flattens a PDF in that thread; rejects when it could not, so that a job tries again. */
export const fillInThread = async (work: Omit<Extract<PdfWork, { do: 'fill' }>, 'do'>): Promise<Uint8Array> => {
  const done = await inThread({ do: 'fill', ...work });
  if ('bytes' in done) return done.bytes;
  throw new Error(`The PDF could not be filled in: ${'fault' in done ? done.fault : 'read'}.`);
};
