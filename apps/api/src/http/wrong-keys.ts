import { networkOf } from '@nestling/rules/ip.ts';

/** So many wrong keys of one address (a /64 of IPv6) in a minute are looked up; further ones are turned away unread. */
const MOST = 10;
const WINDOW_MS = 60_000;
/** Addresses and keys kept in mind; the oldest are forgotten. */
const KEPT = 10_000;

/**
 * Counts wrong gateway keys by address, so that guessing costs no statement each. Keys that were right before are looked up
 * whatever else comes from their address: nobody on a center's network locks its gateway out.
 */
export class WrongKeys {
  readonly #wrong = new Map<string, { count: number; since: number }>();
  readonly #right = new Set<string>();

  /** Whether a key may be looked up; `digest` stands for the key. */
  mayLook(address: string, digest: string, now: number): boolean {
    if (this.#right.has(digest)) return true;
    const known = this.#wrong.get(networkOf(address));
    return !known || now - known.since >= WINDOW_MS || known.count < MOST;
  }

  /** Notes what a key turned out to be. */
  note(address: string, digest: string, right: boolean, now: number): void {
    if (right) {
      this.#right.add(digest);
      forgetOldest(this.#right);
      return;
    }
    this.#right.delete(digest);
    const caller = networkOf(address);
    const known = this.#wrong.get(caller);
    const again = known !== undefined && now - known.since < WINDOW_MS;
    this.#wrong.delete(caller);
    this.#wrong.set(caller, again ? { count: known.count + 1, since: known.since } : { count: 1, since: now });
    forgetOldest(this.#wrong);
  }
}

const forgetOldest = (kept: Map<string, unknown> | Set<string>): void => {
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
};
