import { FLAG_KEY, KIND_FRAGMENTS, mediaMessage } from '../view/ws-frame.ts';
import type { Frame } from './frame.ts';

/** Pictures that go out together. */
export interface Batch {
  /** Never empty; a key picture stands only at the front. */
  frames: readonly Frame[];
  /** One WebSocket message for all viewers; null for a replay, which each viewer gets from the frames as they lie. */
  message: Buffer | null;
}

/** How pictures leave together from a number of viewers on. */
export interface BatchStep {
  /** From this many viewers on a camera, pictures go out several at a time. */
  fromViewers: number;
  frames: number;
  /** No picture waits longer than this for others, ms of the camera's timeline. */
  maxMs: number;
}
/** From few viewers to many; below the first each picture leaves alone. */
export type BatchRule = readonly BatchStep[];

const ALONE = { frames: 1, maxMs: 0 };

/**
 * Few viewers get every picture at once. Many get them in threes, a crowd in fives: fewer writes, which are what a viewer
 * costs, for 80 or 160 ms more delay. A key picture starts a batch, so that who has dropped behind can start there.
 */
export class Batcher {
  readonly #rule: BatchRule;
  readonly #give: (batch: Batch) => void;
  #waiting: Frame[] = [];

  constructor(rule: BatchRule, give: (batch: Batch) => void) {
    this.#rule = rule;
    this.#give = give;
  }

  push(frame: Frame, viewers: number): void {
    if (frame.key) this.flush();
    this.#waiting.push(frame);
    const first = this.#waiting[0];
    const { frames, maxMs } = this.#rule.findLast((step) => viewers >= step.fromViewers) ?? ALONE;
    const spanMs = first ? frame.endMs - first.startMs : 0;
    if (this.#waiting.length >= frames || spanMs >= maxMs) this.flush();
  }

  flush(): void {
    const frames = this.#waiting;
    const last = frames.at(-1);
    if (!last) return;
    this.#waiting = [];
    const flags = frames[0]?.key ? FLAG_KEY : 0;
    const fragments = () => frames.map((frame) => frame.fragment);
    const message = frames.length === 1 ? last.message : mediaMessage(fragments(), KIND_FRAGMENTS, flags, last.seq);
    this.#give({ frames, message });
  }
}
