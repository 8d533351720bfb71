import { networkOf } from '@nestling/rules/ip.ts';

const WINDOW_MS = 60_000;
/** Callers kept in mind; the oldest are forgotten. */
const KEPT = 10_000;

/** Drops the oldest of what is kept in mind, once there is too much. */
export const forgetOldest = (kept: Map<string, unknown> | Set<string>): void => {
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
};

/** Counts what callers did within a minute, in memory: by address, of which a /64 of IPv6 counts as one. Instants are ms. */
export class CallerCounts {
  readonly #most: number;
  readonly #of = new Map<string, { readonly count: number; readonly since: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a caller has done all it may in this minute. */
  isFull(address: string, now: number): boolean {
    const known = this.#of.get(networkOf(address));
    return known !== undefined && now - known.since < WINDOW_MS && known.count >= this.#most;
  }

  /** Counts one more. */
  add(address: string, now: number): void {
    const caller = networkOf(address);
    const known = this.#of.get(caller);
    const again = known !== undefined && now - known.since < WINDOW_MS;
    this.#of.delete(caller);
    this.#of.set(caller, again ? { count: known.count + 1, since: known.since } : { count: 1, since: now });
    forgetOldest(this.#of);
  }
}
