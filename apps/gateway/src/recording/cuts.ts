import { Worker } from 'node:worker_threads';
import type { CutOrder } from './cut.ts';
import type { CutAnswer } from './cut-worker.ts';

export interface Cut {
  id: string;
  order: Omit<CutOrder, 'dir'>;
  /** Where the file is put. */
  put: string;
}

const AT_ONCE = 2;

/** Clips that are cut, each in a thread of its own beside the live pictures; few at once, the others wait. */
export class Cuts {
  readonly #dir: string;
  readonly #answer: (id: string, answer: CutAnswer) => void;
  readonly #running = new Map<string, Worker>();
  #waiting: Cut[] = [];

  constructor(dir: string, answer: (id: string, answer: CutAnswer) => void) {
    this.#dir = dir;
    this.#answer = answer;
  }

  /** Cuts; the same one again changes nothing. */
  add(cut: Cut): void {
    if (this.#running.has(cut.id) || this.#waiting.some(({ id }) => id === cut.id)) return;
    this.#waiting.push(cut);
    this.#next();
  }

  /** Ends what runs or waits of a centre, or all, without an answer: whoever asked asks again. */
  restart(of = ''): void {
    this.#waiting = this.#waiting.filter(({ id }) => !id.startsWith(of));
    for (const [id, worker] of this.#running) {
      if (!id.startsWith(of)) continue;
      this.#running.delete(id);
      void worker.terminate();
    }
    this.#next();
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const cut = this.#waiting.shift();
      if (!cut) return;
      this.#run(cut);
    }
  }

  #run({ id, order, put }: Cut): void {
    const workerData = { order: { ...order, dir: this.#dir }, put };
    const worker = new Worker(new URL('./cut-worker.ts', import.meta.url), { workerData });
    worker.unref();
    this.#running.set(id, worker);
    const done = (answer: CutAnswer): void => {
      if (this.#running.get(id) !== worker) return;
      this.#running.delete(id);
      this.#answer(id, answer);
      this.#next();
    };
    worker.on('message', (answer: CutAnswer) => done(answer));
    worker.on('error', () => done({ ok: false, why: 'failed' }));
    worker.on('exit', () => done({ ok: false, why: 'failed' }));
  }
}
