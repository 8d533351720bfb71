/** Where a picture stands on the camera's timeline, ticks of 1/90000 s. */
export interface Place {
  time: number;
  duration: number;
}

const TICKS = 90_000;
/** A step of the camera's clock beyond this is a jump, not a slow camera, ticks. */
const MAX_STEP = 10 * TICKS;
/** Back by less than this is reordering; by more, the clock was set, ticks. */
const MAX_REORDER = TICKS;
const REORDERS_THAT_PROVE_B_FRAMES = 3;
const REORDER_WINDOW = 100;

/**
 * One growing timeline per camera over packet gaps, clock jumps and reconnects. A break is closed up, not kept: a player
 * that stood still meanwhile goes on with the next picture and never meets a hole in its buffer.
 */
export class Timeline {
  #time = 0;
  #step = TICKS / 25;
  #last: number | null = null;
  #reorders = 0;
  #sinceReorder = 0;

  /** The next picture does not follow from the one before it. */
  break(): void {
    this.#last = null;
    this.#reorders = 0;
  }

  /** Places a picture by its RTP timestamp; null when it belongs before the picture given last. */
  next(timestamp: number): Place | null {
    const step = this.#last === null ? 0 : (timestamp - this.#last) | 0;
    if (this.#last !== null && step <= 0 && step > -MAX_REORDER) {
      this.#reorders++;
      this.#sinceReorder = 0;
      return null;
    }
    if (++this.#sinceReorder > REORDER_WINDOW) this.#reorders = 0;
    if (step > 0 && step <= MAX_STEP) this.#step = step;
    this.#time += this.#step;
    this.#last = timestamp;
    return { time: this.#time, duration: this.#step };
  }

  /** Pictures go back in time again and again: the camera sends B-frames, whose decode times RTP does not carry. */
  get reorders(): boolean {
    return this.#reorders >= REORDERS_THAT_PROVE_B_FRAMES;
  }
}
