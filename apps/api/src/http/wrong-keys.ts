import { CallerCounts, forgetOldest } from './caller-counts.ts';

/** So many wrong keys of one address in a minute are looked up; further ones are turned away unread. */
const MOST = 10;

/**
 * Counts wrong gateway keys by address, so that guessing costs no statement each. Keys that were right before are looked up
 * whatever else comes from their address: nobody on a center's network locks its gateway out.
 */
export class WrongKeys {
  readonly #wrong = new CallerCounts(MOST);
  readonly #right = new Set<string>();

  /** Whether a key may be looked up; `digest` stands for the key. */
  mayLook(address: string, digest: string, now: number): boolean {
    return this.#right.has(digest) || !this.#wrong.isFull(address, now);
  }

  /** Notes what a key turned out to be. */
  note(address: string, digest: string, right: boolean, now: number): void {
    if (right) {
      this.#right.add(digest);
      forgetOldest(this.#right);
      return;
    }
    this.#right.delete(digest);
    this.#wrong.add(address, now);
  }
}
