import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Event } from '../call/context.ts';
import { isAway } from '../call/errors.ts';
import type { CallRequest } from '../call/execute-call.ts';
import { Refused, refuse } from '../call/refusals.ts';
import { type RequestContext, whoOf } from '../call/request-context.ts';
import { type Events, RESYNC } from './events.ts';
import type { TellTogether } from './tell-together.ts';

/** Answers waiting for a slow subscriber; beyond that the oldest are dropped, for the newest tells how it is now. */
const WAITING = 100;
/** A subscriber whose news are gathered is told at most so often. */
const GATHER_MS = 100;
/** More ids than this are not gathered: the next event stands for itself. */
const GATHERED_IDS = 500;
/** An event that could not be read of is taken up again every so often, for so long: a database that is away for longer
 * has also lost the line of events, and every listener is told to begin anew when it is back. */
const AGAIN_MS = 200;
const AWAY_MS = 60_000;

/** Two events as one; null where they are not about the same, or one of them is about everything there. */
const madeOne = (one: Event, other: Event): Event | null => {
  const ids = [...new Set([...(one.ids ?? []), ...(other.ids ?? [])])];
  const same = one.kind === other.kind && one.centre === other.centre && isDeepStrictEqual(one.at, other.at);
  if (!same || !one.ids?.length || !other.ids?.length || ids.length > GATHERED_IDS) return null;
  return { ...one, ids };
};

/**
 * What a subscriber is told: for each event that concerns it, the call is run as the subscriber and under its reach at
 * that moment; null is not told. Ends when the login session does.
 */
export class Subscription implements AsyncIterableIterator<unknown> {
  private readonly tellers: TellTogether;
  private readonly requestContext: RequestContext;
  private readonly asked: CallRequest;
  private readonly answers: unknown[] = [];
  private readonly pending: Event[] = [];
  private readonly stops: (() => void)[] = [];
  private wake: (() => void) | undefined;
  private running = false;
  private parsed: ReturnType<CallRequest['call']['parse']> | undefined;
  private ended = false;
  private failure: unknown;

  constructor(tellers: TellTogether, events: Events, requestContext: RequestContext, asked: CallRequest) {
    this.tellers = tellers;
    this.requestContext = requestContext;
    this.asked = asked;
    for (const kind of asked.call.listensTo) this.stops.push(events.subscribe(kind, (event) => this.arrive(event)));
    this.stops.push(events.subscribe('session', (event) => this.sessionEnded(event)));
  }

  private sessionEnded({ centre, at }: Event): void {
    if (centre === this.requestContext.centre && at?.session === this.requestContext.claims?.session)
      this.fail(refuse.unauthenticated());
  }

  private arrive(event: Event): void {
    if (event.kind !== RESYNC && (event.centre !== this.requestContext.centre || !this.matches(event))) return;
    const last = this.asked.call.gathers ? this.pending.at(-1) : undefined;
    const both = last && madeOne(last, event);
    if (both) this.pending[this.pending.length - 1] = both;
    else this.pending.push(event);
    if (this.pending.length > WAITING) this.pending.shift();
    void this.work();
  }

  private matches(event: Event): boolean {
    this.parsed ??= this.parse();
    return !('issues' in this.parsed) && this.parsed.match(event, whoOf(this.requestContext));
  }

  private parse(): ReturnType<CallRequest['call']['parse']> {
    const { operation_id: _, ...args } = this.asked.args;
    return this.asked.call.parse(Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)));
  }

  /** One event after the other, so that answers keep the order in which things happened. */
  private async work(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let event = this.pending.shift(); event && !this.ended; event = this.pending.shift()) {
        const answer = await this.answerTo(event);
        if (answer !== null && answer !== undefined) this.push(answer);
        if (this.asked.call.gathers) await wait(GATHER_MS, undefined, { ref: false });
      }
    } catch (error) {
      if (error instanceof Refused && error.code !== 'NOT_READY') this.fail(error);
      else this.requestContext.log.warn({ call: this.asked.name }, 'a subscriber could not be told');
    } finally {
      this.running = false;
    }
  }

  /** While the database is away the event waits: what it tells of would be missed for good. */
  private async answerTo(event: Event): Promise<unknown> {
    for (const until = performance.now() + AWAY_MS; ; ) {
      try {
        return await this.tellers.answer(this.requestContext, { ...this.asked, event });
      } catch (error) {
        if (this.ended || !isAway(error) || performance.now() > until) throw error;
        await wait(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  private push(answer: unknown): void {
    if (this.answers.length >= WAITING) this.answers.shift();
    this.answers.push({ value: answer });
    this.wake?.();
  }

  private fail(error: unknown): void {
    this.failure = error;
    this.close();
  }

  private close(): void {
    this.ended = true;
    for (const stop of this.stops.splice(0)) stop();
    this.wake?.();
  }

  async next(): Promise<IteratorResult<unknown>> {
    for (;;) {
      const answer = this.answers.shift();
      if (typeof answer === 'object' && answer !== null && 'value' in answer)
        return { done: false, value: answer.value };
      if (this.failure !== undefined) {
        const error = this.failure;
        this.failure = undefined;
        throw error;
      }
      if (this.ended) return { done: true, value: undefined };
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  async return(): Promise<IteratorResult<unknown>> {
    this.close();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
