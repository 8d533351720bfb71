import type { AudioConfig } from '../media/aac.ts';
import type { AudioRun } from '../media/fragment.ts';

/** Sound may lead or trail the picture by this much before it is set anew, seconds. */
const MAX_DRIFT = 0.5;
/** Without sound for this long the track is taken out, since a player waits for every track it was promised, ms. */
const QUIET_MS = 2000;
const MAX_WAITING = 64;

/** Gathers the AAC frames of a camera between two pictures and keeps their times on the picture's timeline. */
export class AudioLine {
  readonly config: AudioConfig;
  #waiting: Buffer[] = [];
  #heardAt = Number.NEGATIVE_INFINITY;
  #expected: number | null = null;
  /** End of what was given out, ticks of the sampling rate. */
  #end = 0;

  constructor(config: AudioConfig) {
    this.config = config;
  }

  push(timestamp: number, frames: Buffer[], now: number): void {
    this.#heardAt = now;
    // After a gap what waits no longer touches what comes.
    if (this.#expected !== null && ((timestamp - this.#expected) | 0) !== 0) this.#waiting = [];
    this.#waiting.push(...frames);
    if (this.#waiting.length > MAX_WAITING) this.#waiting.splice(0, this.#waiting.length - MAX_WAITING);
    this.#expected = (timestamp + frames.length * this.config.frameTicks) >>> 0;
  }

  sounding(now: number): boolean {
    return now - this.#heardAt < QUIET_MS;
  }

  /** What has arrived since the last call, beside a picture at `videoTime` (1/90000 s). */
  take(videoTime: number): AudioRun | null {
    if (this.#waiting.length === 0) return null;
    const frames = this.#waiting;
    this.#waiting = [];
    const { sampleRate, frameTicks } = this.config;
    const ideal = Math.round((videoTime / 90_000) * sampleRate);
    const drift = ideal - this.#end;
    const time = Math.abs(drift) > MAX_DRIFT * sampleRate ? Math.max(ideal, this.#end) : this.#end;
    this.#end = time + frames.length * frameTicks;
    return { time, frameTicks, frames };
  }
}
