import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Cameras } from '../camera/cameras.ts';
import { CameraTape } from './camera-tape.ts';
import type { Held, RingGrant, Spare } from './ring-disk.ts';
import type { FromRing, ToRing } from './ring-worker.ts';

export interface RecorderOptions {
  dir: string;
  spare: Spare;
  /** What may wait for the disk; beyond it pieces are left out, and are gaps. */
  waitingBytes: number;
  /** How often old pieces are removed and what is held is told, ms. */
  sweepMs: number;
}

export interface RecorderHandler {
  cameras: Cameras;
  log: Logger;
  /** The api's clock, ms since 1970. */
  now(): number;
  held(cameras: Held[]): void;
}

/** What is older than the longest piece is written already, ms. */
const SETTLED_MS = 25_000;
/** A thread that failed is started again after this, ms. */
const AGAIN_MS = 5000;

/**
 * Records cameras: takes the fragments that viewers get, gathers some seconds of them, and hands them to a thread that
 * encrypts and writes. Live never waits for it: what the disk does not take in time is left out.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #handler: RecorderHandler;
  readonly #tapes = new Map<string, CameraTape>();
  #grants: RingGrant[] = [];
  #worker: Worker | null = null;
  #waiting = 0;
  #closed = false;
  #problem: string | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(options: RecorderOptions, handler: RecorderHandler) {
    this.#options = options;
    this.#handler = handler;
    this.#start();
    this.#timer = setInterval(() => this.#say({ t: 'sweep', now: handler.now() }), options.sweepMs);
  }

  /** Which cameras are recorded from now: the list is whole. */
  grant(grants: RingGrant[]): void {
    this.#grants = grants;
    this.#say({ t: 'grant', grants });
    const on = new Set(grants.flatMap((grant) => (grant.on ? grant.cam : [])));
    for (const [cam, tape] of this.#tapes) {
      if (on.has(cam)) continue;
      tape.close();
      this.#tapes.delete(cam);
    }
    for (const cam of on) this.#open(cam);
    this.#say({ t: 'sweep', now: this.#handler.now() });
  }

  /** Something of the camera is new, such as its address: one that was gone is tried again. */
  changed(cam: string): void {
    if (this.#grants.some((grant) => grant.cam === cam && grant.on)) this.#open(cam);
  }

  #open(cam: string): void {
    if (this.#tapes.has(cam)) return;
    const give = (piece: { from: number; to: number; plain: Buffer }) => this.#give(cam, piece);
    this.#tapes.set(cam, new CameraTape(this.#handler.cameras.get(cam), { now: this.#handler.now, give }));
  }

  /** There is no such camera any more: what is held of it stays for its time. */
  gone(cam: string): void {
    this.#tapes.get(cam)?.close();
    this.#tapes.delete(cam);
  }

  /** Has what a cut until `to` may need written, if it was not; waits no longer than two seconds. */
  async settle(cam: string, to: number): Promise<void> {
    if (to > this.#handler.now() - SETTLED_MS) this.#tapes.get(cam)?.flush();
    await this.#idle(2000);
  }

  /** Ends what runs; what was gathered is still written. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const tape of this.#tapes.values()) tape.close();
    await this.#idle(1500);
    await this.#worker?.terminate();
  }

  async #idle(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (this.#waiting > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  #give(cam: string, { from, to, plain }: { from: number; to: number; plain: Buffer }): void {
    if (this.#waiting + plain.length > this.#options.waitingBytes) {
      this.#note('behind');
      return;
    }
    const bytes = new ArrayBuffer(plain.length);
    new Uint8Array(bytes).set(plain);
    if (this.#say({ t: 'piece', cam, from, to, plain: bytes }, [bytes])) this.#waiting += plain.length;
  }

  #say(message: ToRing, moved: ArrayBuffer[] = []): boolean {
    this.#worker?.postMessage(message, moved);
    return this.#worker !== null;
  }

  #start(): void {
    const { dir, spare } = this.#options;
    const worker = new Worker(new URL('./ring-worker.ts', import.meta.url), { workerData: { dir, spare } });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (message: FromRing) => this.#heard(message));
    worker.on('error', (error) => this.#note(error.message));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      this.#waiting = 0;
      if (!this.#closed) setTimeout(() => !this.#closed && this.#start(), AGAIN_MS).unref();
    });
    if (this.#grants.length > 0) this.#say({ t: 'grant', grants: this.#grants });
  }

  #heard(message: FromRing): void {
    if (message.t === 'held') this.#handler.held(message.cameras);
    else {
      this.#waiting = Math.max(0, this.#waiting - message.bytes);
      this.#note(message.problem);
    }
  }

  /** Told once, not for every piece. */
  #note(problem: string | null): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    if (problem === null) this.#handler.log.info('recording goes on');
    else this.#handler.log.warn({ problem }, 'recording leaves out pieces');
  }
}
