import { CallerCounts } from './caller-counts.ts';

/** So many pages that are kept nowhere are made for one address in a minute: more than anybody reads. */
const MOST = 240;

/** Counts pages that had to be made by the address they were made for, so that made-up addresses cost no statements without end. */
export class MadePages {
  readonly #made = new CallerCounts(MOST);

  /** Whether one more may be made for an address at `now`, ms; counts it. */
  take(address: string, now: number): boolean {
    if (this.#made.isFull(address, now)) return false;
    this.#made.add(address, now);
    return true;
  }
}
