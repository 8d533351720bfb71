const WINDOW_MS = 5000;

/** Pictures per second and kilobits per second over the last seconds. */
export class RateMeter {
  #frames = 0;
  #bytes = 0;
  #startedAt = 0;
  #shown = { fps: 0, kbps: 0 };

  count(bytes: number): void {
    const now = performance.now();
    if (now - this.#startedAt > WINDOW_MS) this.#turn(now);
    this.#frames++;
    this.#bytes += bytes;
  }

  /** Zero when nothing has come for two windows. */
  read(): { fps: number; kbps: number } {
    const now = performance.now();
    if (now - this.#startedAt > 2 * WINDOW_MS) return { fps: 0, kbps: 0 };
    if (this.#shown.fps === 0 && now - this.#startedAt > 1000) return this.#rate(now);
    return this.#shown;
  }

  #turn(now: number): void {
    if (now - this.#startedAt < 2 * WINDOW_MS) this.#shown = this.#rate(now);
    this.#startedAt = now;
    this.#frames = 0;
    this.#bytes = 0;
  }

  #rate(now: number): { fps: number; kbps: number } {
    const seconds = (now - this.#startedAt) / 1000;
    return {
      fps: Math.round((this.#frames / seconds) * 10) / 10,
      kbps: Math.round((this.#bytes * 8) / 1000 / seconds),
    };
  }
}
