/** A stretch of the camera's timeline that was sent without a hole, ms. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * Counts the video a viewer has shown, from acknowledged pictures. What was replayed at the start, skipped, or never
 * acknowledged does not count, so the figure cannot be driven by a client's claim.
 */
export class WatchTime {
  #stretches: Stretch[] = [];
  #acked = Number.NEGATIVE_INFINITY;
  #total = 0;

  /** Sending starts, or starts again, behind `time`. */
  begin(time: number): void {
    this.#stretches.push({ from: time, to: time });
  }

  sent(end: number): void {
    const stretch = this.#stretches.at(-1);
    if (stretch) stretch.to = end;
  }

  /** Everything up to `time` was shown. */
  ack(time: number): void {
    if (time <= this.#acked) return;
    for (;;) {
      const stretch = this.#stretches[0];
      if (!stretch || time <= stretch.from) break;
      this.#total += Math.max(0, Math.min(time, stretch.to) - Math.max(stretch.from, this.#acked));
      if (time < stretch.to || this.#stretches.length === 1) break;
      this.#stretches.shift();
    }
    this.#acked = time;
  }

  /** Milliseconds shown; only grows. */
  get totalMs(): number {
    return Math.round(this.#total);
  }
}
