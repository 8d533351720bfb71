import { request as request1 } from 'node:http';
import { request as request2 } from 'node:https';
import { parentPort, workerData } from 'node:worker_threads';
import { type CutDone, CutFault, type CutOrder, cutRing } from './cut.ts';

/** What a thread that cuts once answers. */
export type CutAnswer = { ok: true; done: CutDone } | { ok: false; why: string };

const { order, put }: { order: CutOrder; put: string } = workerData;

/** Sends the file as it is made: nothing of it is laid down unencrypted here. */
async function run(): Promise<CutDone> {
  let sent: ReturnType<typeof request1> | null = null;
  let answered: Promise<number> = Promise.resolve(0);
  const begin = (bytes: number): void => {
    const headers = { 'content-type': 'video/mp4', 'content-length': bytes };
    const request = (put.startsWith('https:') ? request2 : request1)(put, { method: 'PUT', headers });
    answered = new Promise((resolve, reject) => {
      request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
      request.on('error', reject);
    });
    answered.catch(() => undefined);
    sent = request;
  };
  const write = async (bytes: Buffer): Promise<void> => {
    const request = sent;
    if (!request || request.write(bytes)) return;
    await Promise.race([new Promise((resolve) => request.once('drain', resolve)), answered]);
  };
  const done = await cutRing(order, begin, write);
  const request: ReturnType<typeof request1> | null = sent;
  if (request) end(request);
  const status = await answered;
  if (status >= 300) throw new Error(`the api answered ${status}`);
  return done;
}

const end = (request: ReturnType<typeof request1>): void => {
  request.end();
};

run().then(
  (done) => parentPort?.postMessage({ ok: true, done } satisfies CutAnswer),
  (error: unknown) => {
    const why = error instanceof CutFault ? error.why : 'failed';
    parentPort?.postMessage({ ok: false, why } satisfies CutAnswer);
  },
);
