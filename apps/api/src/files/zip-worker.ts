import { parentPort } from 'node:worker_threads';
import { type Zippable, zipSync } from 'fflate';

/** What is packed, and the time its files bear. */
export interface Packing {
  readonly files: Zippable;
  readonly at: Date;
}

parentPort?.on('message', ({ files, at }: Packing) => {
  const zip = zipSync(files, { level: 6, mtime: at });
  parentPort?.postMessage(zip, [zip.buffer]);
});
parentPort?.postMessage('loaded');
