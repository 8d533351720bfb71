import { networkOf } from '@nestling/rules/ip.ts';

/** So many pages that are kept nowhere are made for one address (a /64 of IPv6) in a minute: more than anybody reads. */
const MOST = 240;
const WINDOW_MS = 60_000;
/** Addresses kept in mind; the oldest are forgotten. */
const KEPT = 10_000;

/** Counts pages that had to be made by the address they were made for, so that made-up addresses cost no statements without end. */
export class MadePages {
  readonly #made = new Map<string, { readonly count: number; readonly since: number }>();

  /** Whether one more may be made for an address at `now`, ms; counts it. */
  take(address: string, now: number): boolean {
    const caller = networkOf(address);
    const known = this.#made.get(caller);
    const again = known !== undefined && now - known.since < WINDOW_MS;
    if (again && known.count >= MOST) return false;
    this.#made.delete(caller);
    this.#made.set(caller, again ? { count: known.count + 1, since: known.since } : { count: 1, since: now });
    const [oldest] = this.#made.keys();
    if (this.#made.size > KEPT && oldest !== undefined) this.#made.delete(oldest);
    return true;
  }
}
