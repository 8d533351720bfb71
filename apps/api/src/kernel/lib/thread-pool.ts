import { setTimeout as wait } from 'node:timers/promises';
import { type Transferable, Worker } from 'node:worker_threads';
import { QueueFull, Semaphore } from './semaphore.ts';

/**
 * Why a thread did not do what it was asked: the work takes too much of it, or others come first (or the machine is busy)
 * and it is to be asked again.
 */
export class ThreadFailed extends Error {
  readonly why: 'TOO_HEAVY' | 'BUSY';
  constructor(why: 'TOO_HEAVY' | 'BUSY') {
    super(`A thread failed: ${why}`);
    this.why = why;
  }
}

export interface ThreadPoolOptions {
  /** What each thread runs: it posts one message when it has loaded, and then one for each that it is sent. */
  readonly script: URL;
  readonly workerData?: object;
  readonly threads: number;
  /** How many more of one centre may wait; the next is told that it is busy. */
  readonly waiting: number;
  /** Processor time one piece of work may take, ms; a machine that is busy otherwise takes nothing from it. */
  readonly cpuMs: number;
  /** How long one answer is waited for at most, ms. */
  readonly answerMs: number;
  /** What it may hold; a piece of work that unpacks into more ends with its thread. */
  readonly megabytes: number;
  /** What its library prints is thrown away: a stranger's file does not write into our log. */
  readonly mute?: boolean;
}

/** A thread that has nothing to do for so long ends: what it has loaded takes as much memory as all of the api. */
const IDLE_MS = 5 * 60_000;
/** Where the processor time of a thread cannot be told, its time by the clock counts. */
const LOOK_MS = 250;

/** Asks the thread one thing; `transfer` goes over without being copied. */
export type Ask<Asked, Answer> = (asked: Asked, transfer?: readonly Transferable[]) => Promise<Answer>;

class Thread<Asked, Answer> {
  private loading: Promise<Worker> | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly options: ThreadPoolOptions;

  constructor(options: ThreadPoolOptions) {
    this.options = options;
  }

  /** The thread once it has loaded. One that has died, also while it had nothing to do, is made anew. */
  private open(): Promise<Worker> {
    if (this.loading) return this.loading;
    const { script, workerData, megabytes, mute = false } = this.options;
    const loading = new Promise<Worker>((resolve, reject) => {
      const made = new Worker(script, {
        workerData,
        stdout: mute,
        stderr: mute,
        resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      });
      const gone = (): void => {
        if (this.loading === loading) this.loading = null;
        reject(new ThreadFailed('TOO_HEAVY'));
      };
      if (mute) for (const printed of [made.stdout, made.stderr]) printed.resume();
      made.once('message', () => resolve(made));
      made.on('error', gone);
      made.on('exit', gone);
      made.unref();
    });
    this.loading = loading;
    return loading;
  }

  /** One that loads for long goes on loading: whoever asks again finds it ready. */
  private async opened(): Promise<Worker> {
    const late = wait(this.options.answerMs, null, { ref: false });
    const worker = await Promise.race([this.open(), late]);
    if (worker) return worker;
    throw new ThreadFailed('BUSY');
  }

  private end(worker: Worker): void {
    this.loading = null;
    void worker.terminate();
  }

  /** Gives the thread to one piece of work. It ends with a piece that failed: nobody knows what it is at then. */
  async lend<T>(work: (ask: Ask<Asked, Answer>) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    const worker = await this.opened();
    const limit = new CpuLimit(worker, this.options.cpuMs);
    let isDone = false;
    try {
      const done = await work((asked, transfer = []) => this.ask(worker, limit, asked, transfer));
      isDone = true;
      return done;
    } finally {
      if (!isDone) this.end(worker);
      this.idle = setTimeout(() => this.end(worker), IDLE_MS).unref();
    }
  }

  private ask(worker: Worker, limit: CpuLimit, asked: Asked, transfer: readonly Transferable[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.options.answerMs;
      const end = (): void => {
        clearInterval(looking);
        worker.off('message', answered).off('error', lost).off('exit', lost).unref();
      };
      const answered = (answer: Answer): void => {
        end();
        resolve(answer);
      };
      const lost = (): void => {
        end();
        reject(new ThreadFailed('TOO_HEAVY'));
      };
      const looking = setInterval(() => {
        if (performance.now() > until) {
          end();
          reject(new ThreadFailed('BUSY'));
        }
        void limit.isPassed().then((passed) => passed && lost());
      }, LOOK_MS);
      worker.ref();
      worker.on('message', answered).on('error', lost).on('exit', lost);
      worker.postMessage(asked, transfer);
    });
  }
}

/** What one piece of work has taken of the processor. */
class CpuLimit {
  private readonly worker: Worker;
  private readonly mostMs: number;
  private readonly before: Promise<NodeJS.CpuUsage | null>;

  constructor(worker: Worker, mostMs: number) {
    this.worker = worker;
    this.mostMs = mostMs;
    this.before = this.used();
  }

  /** Null of one that has ended. */
  private used(): Promise<NodeJS.CpuUsage | null> {
    return this.worker.cpuUsage().catch(() => null);
  }

  async isPassed(): Promise<boolean> {
    const before = await this.before;
    const now = await this.used();
    return (
      before !== null && now !== null && (now.user + now.system - before.user - before.system) / 1000 > this.mostMs
    );
  }
}

/**
 * A few threads for work that takes long: the api goes on to answer meanwhile. Centers take turns, and none has all of the
 * threads while another one waits. They are made when they are needed, and are no reason for the process to stay.
 */
export class ThreadPool<Asked, Answer> {
  private readonly options: ThreadPoolOptions;
  private readonly lanes: Semaphore;
  private readonly free: Thread<Asked, Answer>[] = [];

  constructor(options: ThreadPoolOptions) {
    this.options = options;
    const { threads, waiting } = options;
    this.lanes = new Semaphore({ width: threads, waiting, each: Math.max(1, threads - 1) });
  }

  /** Gives a thread to `work`, of a centre, when its turn comes. Rejects with `ThreadFailed`. */
  async use<T>(centre: number, work: (ask: Ask<Asked, Answer>) => Promise<T>): Promise<T> {
    try {
      return await this.lanes.run(centre, async () => {
        const thread = this.free.pop() ?? new Thread<Asked, Answer>(this.options);
        try {
          return await thread.lend(work);
        } finally {
          this.free.push(thread);
        }
      });
    } catch (error) {
      throw error instanceof QueueFull ? new ThreadFailed('BUSY') : error;
    }
  }

  /** One question, one answer. */
  ask(centre: number, asked: Asked, transfer?: readonly Transferable[]): Promise<Answer> {
    return this.use(centre, (ask) => ask(asked, transfer));
  }
}
