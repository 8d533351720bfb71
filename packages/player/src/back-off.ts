import { type Waits, waitAfter } from '@nestling/rules/back-off.ts';

const WAITS: Waits = { firstMs: 250, longestMs: 2000, spread: 0.25 };

/** Waits between attempts: 0.25 s doubling to 2 s, ± a quarter, so that viewers of a restarted gateway spread out. */
export class BackOff {
  #failures = 0;
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** ms until the next attempt. */
  next(): number {
    this.#failures += 1;
    return waitAfter(this.#failures, WAITS, this.#random());
  }

  /** Attempts that failed since something last worked. */
  get failures(): number {
    return this.#failures;
  }

  reset(): void {
    this.#failures = 0;
  }
}
