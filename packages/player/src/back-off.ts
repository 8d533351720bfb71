const FIRST_MS = 250;
const LONGEST_MS = 2000;
const JITTER = 0.25;

/** Waits between attempts: 0.25 s doubling to 2 s, ± a quarter, so that viewers of a restarted gateway spread out. */
export class BackOff {
  #failures = 0;
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** ms until the next attempt. */
  next(): number {
    const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures++);
    return wait * (1 - JITTER + 2 * JITTER * this.#random());
  }

  /** Attempts that failed since something last worked. */
  get failures(): number {
    return this.#failures;
  }

  reset(): void {
    this.#failures = 0;
  }
}
