import { parentPort } from 'node:worker_threads';
import { writeLetter } from './letter-html.ts';
import type { LetterWork } from './letter-parts.ts';

parentPort?.on('message', (work: LetterWork) => {
  writeLetter(work).then(
    (written) => parentPort?.postMessage(written),
    () => parentPort?.postMessage(null),
  );
});
parentPort?.postMessage('loaded');
