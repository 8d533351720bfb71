import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { fillPdf } from './fill-pdf.ts';
import type { PdfDone, PdfWork } from './pdf-work.ts';
import { readPdf } from './read-pdf.ts';

// What answers calls goes first: on Linux the niceness is that of this thread alone.
if (process.platform === 'linux') setPriority(10);

const work = async (given: PdfWork): Promise<PdfDone> => {
  try {
    if (given.do === 'read') return await readPdf(given.bytes, given);
    return { bytes: await fillPdf(given) };
  } catch {
    return { fault: 'BROKEN' };
  }
};

parentPort?.on('message', (given: PdfWork) => void work(given).then((done) => parentPort?.postMessage(done)));
