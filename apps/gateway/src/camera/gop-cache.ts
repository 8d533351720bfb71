import type { Frame } from './frame.ts';

export interface GopLimits {
  ms: number;
  bytes: number;
}

/**
 * The pictures since the newest key picture, so that who joins need not wait for the next one. A camera with very long
 * key distances passes the limits: then nothing is kept, and who joins waits.
 */
export class GopCache {
  readonly #limits: GopLimits;
  #frames: Frame[] = [];
  #bytes = 0;

  constructor(limits: GopLimits) {
    this.#limits = limits;
  }

  push(frame: Frame): void {
    if (frame.key) this.clear();
    else if (this.#frames.length === 0) return;
    this.#frames.push(frame);
    this.#bytes += frame.fragment.length;
    const first = this.#frames[0];
    if (this.#bytes > this.#limits.bytes || (first && frame.endMs - first.startMs > this.#limits.ms)) this.clear();
  }

  clear(): void {
    this.#frames = [];
    this.#bytes = 0;
  }

  /** Key picture first; empty when there is nothing to start from. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }
}
