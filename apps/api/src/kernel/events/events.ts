import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { waitAfter } from '@nestling/rules/back-off.ts';
import { isObject } from '@nestling/rules/json.ts';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Event } from '../call/context.ts';
import { CHANNEL } from './notify.ts';

/** Event kind every listener gets when the line to the database was lost: something may have been missed. */
export const RESYNC = 'resync';

/** A line that only listens would not notice that the other side is gone: it is asked so often. */
const BEAT_MS = 15_000;
/** What a process sends itself to see that events arrive, and how late. */
const BEAT = 'beat';
const ANSWER_MS = 5_000;

type Listener = (event: Event) => void;

const isFact = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

const read = (payload: string): Event | null => {
  const told: unknown = JSON.parse(payload);
  if (!isObject(told) || typeof told.k !== 'string' || typeof told.c !== 'number') return null;
  const ids = Array.isArray(told.i) ? told.i.filter((id) => typeof id === 'number') : [];
  const at = isObject(told.a) ? Object.fromEntries(Object.entries(told.a).filter(isFact)) : {};
  return { kind: told.k, centre: told.c, ids, at };
};

/**
 * What mutations tell, as it arrives in this process: one LISTEN connection, held for ever. When it breaks it is
 * opened again (0.1 to 5 s, jittered) and every ear gets `resync`.
 */
export class Events {
  private readonly url: string;
  private readonly log: Logger;
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: pg.Client | undefined;
  private beat: NodeJS.Timeout | undefined;
  private closing = false;
  private lost = false;
  private readonly name = randomUUID();
  private lagMs = 0;

  constructor(url: string, log: Logger) {
    this.url = url;
    this.log = log;
  }

  /** Hears events of a kind, of all centres, until the answered function is called. An ear must not throw. */
  subscribe(kind: string, listener: Listener): () => void {
    const listeners = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(kind);
    };
  }

  /** Whether what is told arrives here now. */
  get listening(): boolean {
    return this.client !== undefined;
  }

  /** How long the last beat of this process was on its way through the database, in ms. */
  get lag(): number {
    return this.lagMs;
  }

  /** Settles once the first connection listens; after that it looks after itself. */
  async start(): Promise<void> {
    for (let attempt = 0; !this.closing; attempt += 1) {
      try {
        await this.connect();
        return;
      } catch (error) {
        this.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'cannot listen yet');
        await wait(waitAfter(attempt + 1, { firstMs: 75, longestMs: 3_750, spread: 1 / 3 }), undefined, { ref: false });
      }
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      application_name: 'nestling-events',
    });
    client.on('error', () => this.reopen(client));
    client.on('end', () => this.reopen(client));
    client.on('notification', ({ payload }) => this.arrive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.closing) return void client.end().catch(() => undefined);
    // Only now: a client that breaks while it connects is the affair of the loop that called.
    this.client = client;
    this.beat = setInterval(() => {
      const beat = JSON.stringify({ k: BEAT, c: 0, a: { name: this.name, at: performance.now() } });
      client.query('select pg_notify($1, $2)', [CHANNEL, beat]).catch(() => {
        client.end().catch(() => undefined);
        this.reopen(client);
      });
    }, BEAT_MS);
    if (!this.lost) return;
    this.lost = false;
    this.log.info('listening again');
    for (const kind of [...this.listeners.keys()]) this.pass(kind, { kind: RESYNC, centre: 0, ids: [], at: {} });
  }

  private reopen(client: pg.Client): void {
    if (this.closing || this.client !== client) return;
    this.client = undefined;
    clearInterval(this.beat);
    this.lost = true;
    this.log.warn('no longer listening');
    void this.start();
  }

  private arrive(payload: string): void {
    try {
      const event = read(payload);
      if (event?.kind === BEAT) this.beaten(event);
      else if (event) this.pass(event.kind, event);
    } catch (error) {
      this.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'an event could not be read');
    }
  }

  private beaten({ at }: Event): void {
    if (at?.name === this.name) this.lagMs = performance.now() - Number(at.at);
  }

  private pass(kind: string, event: Event): void {
    for (const listener of [...(this.listeners.get(kind) ?? [])]) listener(event);
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.beat);
    await this.client?.end().catch(() => undefined);
  }
}
