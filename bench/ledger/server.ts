import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../tools/root.ts';
import { cpuOf } from '../cpu.ts';
import type { Errand } from './errands.ts';

/** The server was killed before it had answered. */
export class Killed extends Error {}

/** Nothing is asked any more: one of the lanes has found a difference. */
export class Closed extends Error {}

/** A server that is killed and started anew; its port is that of the one that lives. */
export class Server {
  port = 0;
  kills = 0;
  /** CPU ms of those that were killed. */
  spentMs = 0;
  private readonly databaseUrl: string;
  private at: Date;
  private child: ChildProcess | undefined;
  private next = 0;
  private readonly waiting = new Map<number, { done(): void; failed(error: Error): void }>();
  /** Settles when a server serves. */
  private up: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(databaseUrl: string, at: Date) {
    this.databaseUrl = databaseUrl;
    this.at = at;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  now(): Date {
    return this.at;
  }

  start(): Promise<void> {
    this.up = this.begin();
    return this.up;
  }

  /** Waits until a server serves, the next one after a kill. Throws once all is over: lanes beside one that failed stop. */
  async ready(): Promise<void> {
    await this.up;
    if (this.closing) throw new Closed();
  }

  private async begin(): Promise<void> {
    const child = fork(inRoot('bench/ledger/serve.ts'), [this.databaseUrl, this.at.toISOString()], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('message', (message: { readonly id?: number; readonly port?: number; readonly error?: string }) => {
      if (message.id === undefined) return;
      const waits = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error === undefined) waits?.done();
      else waits?.failed(new Error(message.error));
    });
    child.on('exit', () => {
      for (const { failed } of this.waiting.values()) failed(new Killed());
      this.waiting.clear();
    });
    const [first]: { readonly port?: number }[] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server did not come up.'))),
    ]);
    this.port = first?.port ?? 0;
  }

  /** Kills the server wherever it is, and starts another one. */
  async kill(): Promise<void> {
    await this.up;
    if (this.closing) return;
    this.kills += 1;
    const { child } = this;
    const gone = child ? once(child, 'exit') : undefined;
    this.spentMs += cpuOf(this.pid ?? 0);
    child?.kill('SIGKILL');
    await gone;
    await this.start();
  }

  /** Has the server do something; after a kill again, as all of it may be told twice. */
  async tell(errand: Errand): Promise<void> {
    for (;;) {
      await this.ready();
      try {
        await new Promise<void>((done, failed) => {
          const { child } = this;
          if (!child?.connected) throw new Killed();
          this.next += 1;
          this.waiting.set(this.next, { done, failed });
          child.send({ id: this.next, errand });
        });
        return;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        await wait(20);
      }
    }
  }

  /** Moves the clock of this server and of those after it. */
  async setClock(at: Date): Promise<void> {
    this.at = at;
    await this.tell({ kind: 'clock', at: at.toISOString() });
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.up.catch(() => undefined);
    const { child } = this;
    const gone = child && child.exitCode === null ? once(child, 'exit') : undefined;
    child?.kill('SIGKILL');
    await gone;
  }
}
