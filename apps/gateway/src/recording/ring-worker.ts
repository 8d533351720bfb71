import { parentPort, workerData } from 'node:worker_threads';
import { type Held, RingDisk, type RingGrant, type Spare } from './ring-disk.ts';

/** What the thread that writes rings is told. */
export type ToRing =
  | { t: 'grant'; grants: RingGrant[] }
  | { t: 'piece'; cam: string; from: number; to: number; plain: ArrayBuffer }
  | { t: 'sweep'; now: number };
/** What it says. */
export type FromRing =
  | { t: 'written'; cam: string; bytes: number; problem: string | null }
  | { t: 'held'; cameras: Held[] };

const { dir, spare }: { dir: string; spare: Spare } = workerData;
const disk = new RingDisk(dir, spare);
const say = (message: FromRing): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToRing) => {
  if (message.t === 'grant') disk.grant(message.grants);
  else if (message.t === 'piece') {
    const { cam, from, to, plain } = message;
    const bytes = plain.byteLength;
    say({ t: 'written', cam, bytes, problem: disk.write(cam, { from, to, plain: Buffer.from(plain) }) });
  } else {
    disk.sweep(message.now);
    say({ t: 'held', cameras: disk.held() });
  }
});
