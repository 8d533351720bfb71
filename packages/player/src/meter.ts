const WINDOW_MS = 2000;

/** Counts pictures on screen. Where the browser cannot tell of each one, the moving clock stands for them. */
export class Meter {
  firstFrameMs: number | null = null;
  openings = 0;
  resyncs = 0;
  readonly #video: HTMLVideoElement;
  readonly #pictured: () => void;
  #openedAt = 0;
  #from = 0;
  #times: number[] = [];
  #callback = 0;

  /** @param pictured called whenever a picture was shown */
  constructor(video: HTMLVideoElement, pictured: () => void) {
    this.#video = video;
    this.#pictured = pictured;
    this.#watch();
  }

  opening(): void {
    this.openings++;
    this.firstFrameMs = null;
    this.#openedAt = performance.now();
    this.#from = Number.NaN;
  }

  resynced(): void {
    this.resyncs++;
  }

  fps(): number {
    const since = performance.now() - WINDOW_MS;
    this.#times = this.#times.filter((time) => time > since);
    return Math.round((this.#times.length * 1000) / WINDOW_MS);
  }

  /** The portable sign of life: the clock of the element has moved since the opening began. */
  tick(): void {
    const { currentTime, paused, readyState, seeking } = this.#video;
    if (paused || seeking || readyState < 2) return;
    if (Number.isNaN(this.#from)) this.#from = currentTime;
    else if (currentTime > this.#from + 0.02) this.#shown();
  }

  close(): void {
    if (this.#callback !== 0) this.#video.cancelVideoFrameCallback(this.#callback);
  }

  #watch(): void {
    if (typeof this.#video.requestVideoFrameCallback !== 'function') return;
    this.#callback = this.#video.requestVideoFrameCallback((now) => {
      this.#times.push(now);
      if (this.#times.length > 500) this.#times.shift();
      this.#shown();
      this.#watch();
    });
  }

  #shown(): void {
    this.firstFrameMs ??= Math.round(performance.now() - this.#openedAt);
    this.#pictured();
  }
}
