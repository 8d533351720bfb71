const FROZEN_MS = 3000;
const SILENT_MS = 6000;

export interface Pulse {
  now: number;
  /** Seconds of the media timeline. */
  current: number;
  /** When media last arrived. */
  arrivedAt: number;
  /** The camera is up, nobody has paused, the page is visible. */
  shouldPlay: boolean;
}

/**
 * Finds a view that is dead without saying so: the clock of the picture stands although media arrives (a stuck
 * decoder), or nothing arrives although the camera is up (a half-open connection).
 */
export class Watchdog {
  #current = -1;
  #movedAt = 0;
  #resting = true;

  /** True once when the view must be opened again. */
  check({ now, current, arrivedAt, shouldPlay }: Pulse): boolean {
    if (!shouldPlay || this.#resting || Math.abs(current - this.#current) > 0.01) {
      this.#current = current;
      this.#movedAt = now;
      this.#resting = !shouldPlay;
      return false;
    }
    const frozen = now - this.#movedAt > FROZEN_MS && now - arrivedAt < FROZEN_MS;
    const silent = now - this.#movedAt > SILENT_MS && now - arrivedAt > SILENT_MS;
    if (frozen || silent) this.#resting = true;
    return frozen || silent;
  }
}
