import type { Agent } from 'node:https';
import type { AppContext } from '../../../kernel/call/app-context.ts';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { asSystem } from '../../../kernel/jobs/perform.ts';
import { AWAKE_MS, type Claimed, claimDue, dueOf, fallAsleep, lookLater, stayAwake } from './claim.ts';
import { openKeys, type Signer, signatureOf, signerOf } from './keys.ts';
import { post } from './post.ts';
import { AT_ONCE, linesTo } from './receiver.ts';
import { type Outcome, settleTries } from './settle.ts';

/** Between two looks at what is due, ms: at once where there was something, and longer the longer there is nothing. */
const LOOK = { soonest: 10, first: 50, longest: 500 } as const;
/** What has ended is noted together, so often. */
const NOTE_MS = 25;
/** Addresses nothing was due to for so long are left to whoever wakes them. */
const IDLE_MS = 3_000;
/** After it was said that nobody looks, somebody may still be about to commit who has seen otherwise. */
const LAST_LOOK_MS = 2_000;
/** After the database was away. */
const AGAIN_MS = 1_000;
/** In this process, of all centers. */
const MOST_AT_ONCE = 1_000;

/** One address this process looks after. */
interface Line {
  readonly agent: Agent;
  underWay: number;
  /** When something was due last, by the clock that only goes forward. */
  busy: number;
}

/** What one center's addresses are given in this process. */
class Desk {
  readonly lines = new Map<number, Line>();
  private readonly app: AppContext;
  private readonly centre: number;
  private readonly places: { left: number };
  private readonly outcomes: Outcome[] = [];
  private readonly signers = new Map<string, Signer>();
  private looking: Promise<void> | null = null;
  private next: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;
  private noting: NodeJS.Timeout | null = null;
  private noted: Promise<void> = Promise.resolve();
  private renewed = Number.NEGATIVE_INFINITY;
  private pause: number = LOOK.first;
  private closed = false;

  constructor(app: AppContext, centre: number, places: { left: number }) {
    this.app = app;
    this.centre = centre;
    this.places = places;
  }

  private transaction<T>(work: (ctx: WorkContext) => Promise<T>): Promise<T> {
    return asSystem(this.app, { centre: this.centre, name: 'webhook.deliver', pool: 'jobs', often: true }, work);
  }

  /** Looks after an address from now on, if something is due to it; else has it looked at when something is. */
  async wake(webhook: number): Promise<void> {
    if (this.closed) return;
    if (this.lines.has(webhook)) return this.lookIn(LOOK.soonest);
    const isDue = await this.transaction(async (ctx) => {
      const [due] = await dueOf(ctx, [webhook]);
      if (due === undefined) await lookLater(ctx, [webhook]);
      else await stayAwake(ctx, [webhook]);
      return due !== undefined;
    });
    if (!isDue || this.lines.has(webhook) || this.closed) return;
    this.lines.set(webhook, { agent: linesTo(), underWay: 0, busy: performance.now() });
    this.lookIn(0);
  }

  private lookIn(ms: number): void {
    if (this.closed) return;
    const at = performance.now() + ms;
    if (this.next && this.next.at <= at) return;
    if (this.next) clearTimeout(this.next.timer);
    const timer = setTimeout(() => {
      this.next = null;
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    }, ms);
    this.next = { timer, at };
  }

  /** One look at what is due; it sees to the next one itself. */
  private async look(): Promise<void> {
    try {
      const rooms = this.rooms();
      const claimed = rooms.length > 0 ? await this.transaction((ctx) => claimDue(ctx, rooms)) : [];
      for (const one of claimed) void this.send(one);
      this.pause = claimed.length > 0 ? LOOK.first : Math.min(this.pause * 2, LOOK.longest);
      await this.renew();
      await this.leave();
      if (this.lines.size > 0) this.lookIn(this.pause);
    } catch (error) {
      this.app.log.warn(
        { part: 'webhooks', centre: this.centre, reason: String(error) },
        'webhooks wait for the database',
      );
      this.lookIn(AGAIN_MS);
    }
  }

  private rooms() {
    const rooms: { webhook: number; room: number }[] = [];
    let { left } = this.places;
    for (const [webhook, { underWay }] of this.lines) {
      const room = Math.min(AT_ONCE - underWay, left);
      if (room <= 0) continue;
      left -= room;
      rooms.push({ webhook, room });
    }
    return rooms;
  }

  private async renew(): Promise<void> {
    const now = performance.now();
    if (now - this.renewed < AWAKE_MS / 3 || this.lines.size === 0) return;
    await this.transaction((ctx) =>
      stayAwake(
        ctx,
        [...this.lines.keys()].sort((a, b) => a - b),
      ),
    );
    this.renewed = now;
  }

  /** Leaves addresses nothing is due to, and looks a last time once nobody can count on it any more. */
  private async leave(): Promise<void> {
    const since = performance.now() - IDLE_MS;
    const idle = [...this.lines].filter(([, { underWay, busy }]) => underWay === 0 && busy < since);
    if (idle.length === 0) return;
    const ids = idle.map(([webhook]) => webhook).sort((a, b) => a - b);
    await this.transaction((ctx) => fallAsleep(ctx, ids));
    for (const [webhook, { agent }] of idle) {
      agent.destroy();
      this.lines.delete(webhook);
    }
    setTimeout(() => {
      for (const webhook of ids) void this.wake(webhook).catch(() => undefined);
    }, LAST_LOOK_MS).unref();
  }

  private signerFor(key: string, sealed: Buffer): Signer {
    const name = `${key} ${sealed.toString('base64')}`;
    const signer = this.signers.get(name) ?? signerOf(openKeys(this.centre, key, sealed));
    if (this.signers.size > 200) this.signers.clear();
    this.signers.set(name, signer);
    return signer;
  }

  private async send(claimed: Claimed): Promise<void> {
    const line = this.lines.get(claimed.webhook);
    if (!line) return;
    const { url, key, keys_sealed, old_keys_sealed, message, body } = claimed;
    line.underWay += 1;
    line.busy = performance.now();
    this.places.left -= 1;
    const now = this.app.clock.now();
    const at = Math.floor(now.getTime() / 1_000);
    const id = `msg_${message}`;
    const signers = [keys_sealed, ...(old_keys_sealed ? [old_keys_sealed] : [])].map((one) => this.signerFor(key, one));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Nestling-Webhooks/1.0',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signatureOf(signers, id, at, body),
    };
    const tried = await post({ url, headers, body, agent: line.agent, now });
    const wasFull = line.underWay >= AT_ONCE;
    line.underWay -= 1;
    line.busy = performance.now();
    this.places.left += 1;
    if (this.closed) return;
    this.outcomes.push({ claimed, tried });
    this.noting ??= setTimeout(() => this.note(), NOTE_MS);
    if (wasFull) this.lookIn(LOOK.soonest);
  }

  /** Notes what has ended since. What cannot be noted is taken for lost, and sent once more under its id. */
  private note(): void {
    this.noting = null;
    const outcomes = this.outcomes.splice(0);
    if (outcomes.length === 0) return;
    this.noted = this.noted
      .then(() => this.transaction((ctx) => settleTries(ctx, outcomes)))
      .then(
        () => this.lookIn(LOOK.first),
        (error: unknown) =>
          this.app.log.warn(
            { part: 'webhooks', centre: this.centre, reason: String(error) },
            'deliveries could not be noted',
          ),
      );
  }

  /** What was sent is noted; what is under way is cut off, and taken up again by whoever looks after it next. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.next) clearTimeout(this.next.timer);
    if (this.noting) clearTimeout(this.noting);
    await this.looking;
    this.note();
    await this.noted;
    for (const { agent } of this.lines.values()) agent.destroy();
  }
}

/**
 * What sends webhooks in this process. A job wakes it for an address; it looks after it as long as something is due, and holds no
 * worker and no connection meanwhile, so that an address that does not answer keeps nobody waiting but itself.
 */
class WebhookSender {
  private readonly desks = new Map<number, Desk>();
  private readonly places = { left: MOST_AT_ONCE };
  private readonly app: AppContext;

  constructor(app: AppContext) {
    this.app = app;
  }

  wake(centre: number, webhook: number): Promise<void> {
    const desk = this.desks.get(centre) ?? new Desk(this.app, centre, this.places);
    this.desks.set(centre, desk);
    return desk.wake(webhook);
  }

  async close(): Promise<void> {
    await Promise.all([...this.desks.values()].map((desk) => desk.close()));
  }
}

const senders = new WeakMap<AppContext, WebhookSender>();

/** Has this process look after an address. */
export const wakeSender = (app: AppContext, centre: number, webhook: number): Promise<void> => {
  const sender = senders.get(app) ?? new WebhookSender(app);
  senders.set(app, sender);
  return sender.wake(centre, webhook);
};

/** Ends it, before the database is left. */
export const closeSender = async (app: AppContext): Promise<void> => senders.get(app)?.close();
