/** Where the video element is, seconds on the media timeline. */
export interface Position {
  current: number;
  /** The newest buffered range. */
  start: number;
  end: number;
}

export interface Step {
  rate: number;
  /** Where to jump, if anywhere. */
  seek: number | null;
}

const MAX_TARGET = 0.8;
const RAISE = 0.1;
const LOWER = 0.05;
const CALM_MS = 60_000;
const JUMP_LAG = 1.5;

/** Keeps the picture close to live: how much to hold ready, how fast to play, when to jump. */
export class Pace {
  readonly #least: number;
  #target: number;
  #calmSince: number;

  /** @param least seconds to hold ready when the line is calm: 0.15 on a desk, 0.3 on a phone */
  constructor(least: number, now: number) {
    this.#least = least;
    this.#target = least;
    this.#calmSince = now;
  }

  get target(): number {
    return this.#target;
  }

  /** The element ran dry. */
  waiting(now: number): void {
    this.#target = Math.min(MAX_TARGET, this.#target + RAISE);
    this.#calmSince = now;
  }

  step({ current, start, end }: Position, now: number): Step {
    if (now - this.#calmSince >= CALM_MS) {
      this.#target = Math.max(this.#least, this.#target - LOWER);
      this.#calmSince = now;
    }
    const lag = end - current;
    const live = Math.max(start, end - this.#target);
    // Before the newest range: a hole that playing on would never cross.
    if (current < start - 0.01 || lag > JUMP_LAG || lag < -0.25) return { rate: 1, seek: live };
    if (lag > this.#target + 0.15) return { rate: 1.1, seek: null };
    return { rate: lag > this.#target + 0.06 ? 1.03 : 1, seek: null };
  }
}
