import { Worker } from 'node:worker_threads';
import type { Work, Worked } from './password-worker.ts';

/** A thread that computes one password at a time. It is no reason for the process to stay, unless it computes. */
export class PasswordThread {
  private readonly worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  private settle: ((worked: Worked | Error) => void) | undefined;
  /** False once it has died; it is not used again. */
  alive = true;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (worked: Worked) => this.settle?.(worked));
    this.worker.on('error', (error) => this.die(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.die(new Error('The thread for passwords has ended.')));
  }

  private die(error: Error): void {
    this.alive = false;
    this.settle?.(error);
  }

  compute(work: Work): Promise<Worked> {
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.settle = (worked) => {
        this.settle = undefined;
        this.worker.unref();
        if (worked instanceof Error) reject(worked);
        else resolve(worked);
      };
      this.worker.postMessage(work);
    });
  }

  end(): void {
    void this.worker.terminate();
  }
}
