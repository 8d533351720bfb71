import { parentPort, workerData } from 'node:worker_threads';
import type { RawMail } from './mail-thread.ts';
import { readerOf, resolverOf } from './read-mail.ts';

const read = readerOf(resolverOf(workerData.resolvers));
parentPort?.on('message', (mail: RawMail) => {
  read(mail).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => {
      throw error;
    },
  );
});
parentPort?.postMessage('loaded');
