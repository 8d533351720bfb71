import type { Call } from '../kernel/call/call.ts';
import { costOf } from '../kernel/call/cost.ts';
import { refuse } from '../kernel/call/refusals.ts';
import type { Shape } from '../kernel/call/shape.ts';

/** What one token may cost in a window: a call is one, and every hundred records it may read one more. */
export const BUDGET = { points: 3_000, seconds: 60 };

/** So many tokens are counted at once; the first ones are forgotten first. */
const COUNTED = 10_000;

interface Window {
  readonly from: number;
  used: number;
}

/** How much a token has left, and for how many seconds. */
export interface Left {
  readonly points: number;
  readonly seconds: number;
}

/** What a call costs its token. */
export const pointsOf = (call: Call, shape: Shape, args: Readonly<Record<string, unknown>>): number =>
  1 + Math.floor(costOf(call, shape, args) / 100);

/**
 * Counts what programs cost, by token, in this process: a program that runs wild is slowed down before it slows the center
 * down. Each process of an installation counts for itself.
 */
export class Budgets {
  private readonly windows = new Map<string, Window>();

  private windowOf(key: string, now: Date): Window {
    const at = now.getTime();
    const known = this.windows.get(key);
    if (known && at < known.from + BUDGET.seconds * 1000 && at >= known.from) return known;
    this.windows.delete(key);
    const fresh = { from: at, used: 0 };
    this.windows.set(key, fresh);
    const [first] = this.windows.size > COUNTED ? this.windows.keys() : [];
    if (first !== undefined) this.windows.delete(first);
    return fresh;
  }

  /** Takes the points of a call; refuses RATE_LIMITED, and takes none, where there are not so many left. */
  take(key: string, points: number, now: Date): void {
    const window = this.windowOf(key, now);
    if (window.used + points > BUDGET.points) throw refuse.tooOften(this.left(key, now).seconds);
    window.used += points;
  }

  left(key: string, now: Date): Left {
    const window = this.windowOf(key, now);
    const over = window.from + BUDGET.seconds * 1000 - now.getTime();
    return { points: BUDGET.points - window.used, seconds: Math.max(1, Math.ceil(over / 1000)) };
  }
}
