const WINDOW_MS = 5000;
/** After this much video a first figure is worth showing, ms. */
const FIRST_MS = 1000;

/**
 * Pictures per second and kilobits per second over the last seconds. Measured on the camera's timeline: a camera that
 * starts with a burst of pictures it had kept is not faster for it.
 */
export class RateMeter {
  #frames = 0;
  #bytes = 0;
  /** Of the window, on the camera's timeline, ms. */
  #startMs = 0;
  #endMs = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #shown = { fps: 0, kbps: 0 };

  count(bytes: number, endMs: number): void {
    if (this.#endMs - this.#startMs > WINDOW_MS) {
      this.#shown = this.#rate();
      this.#frames = 0;
    }
    if (this.#frames === 0) {
      this.#startMs = endMs;
      this.#bytes = 0;
    } else this.#bytes += bytes;
    this.#frames++;
    this.#endMs = endMs;
    this.#countedAt = performance.now();
  }

  /** Zero when nothing has come for two windows. */
  read(): { fps: number; kbps: number } {
    if (performance.now() - this.#countedAt > 2 * WINDOW_MS) return { fps: 0, kbps: 0 };
    if (this.#shown.fps === 0 && this.#endMs - this.#startMs > FIRST_MS) return this.#rate();
    return this.#shown;
  }

  #rate(): { fps: number; kbps: number } {
    const seconds = (this.#endMs - this.#startMs) / 1000;
    return {
      fps: Math.round(((this.#frames - 1) / seconds) * 10) / 10,
      kbps: Math.round((this.#bytes * 8) / 1000 / seconds),
    };
  }
}
