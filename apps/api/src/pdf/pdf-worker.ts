import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDone, PdfWork } from './pdf-work.ts';
import { readPdf } from './read-pdf.ts';

// What answers calls goes before jobs: on Linux the niceness is that of this thread alone.
if (workerData.job && process.platform === 'linux') setPriority(10);

const work = async (given: PdfWork): Promise<PdfDone> => {
  try {
    if (given.do === 'read') return await readPdf(given.bytes, given);
    // Its fonts are loaded where something is written alone.
    const { fillPdf } = await import('./fill-pdf.ts');
    return await fillPdf(given);
  } catch {
    return { fault: 'BROKEN' };
  }
};

parentPort?.on('message', (given: PdfWork) => void work(given).then((done) => parentPort?.postMessage(done)));
parentPort?.postMessage('loaded');
