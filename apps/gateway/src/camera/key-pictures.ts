import { heldPicture } from '../media/fragment.ts';
import type { Reason } from '../rtsp/failure.ts';
import { FLAG_KEY, KIND_FRAGMENTS, mediaMessage } from '../view/ws-frame.ts';
import type { Batch } from './batch.ts';
import type { Feed, Subscriber } from './feed.ts';
import { type Frame, type Init, makeInit } from './frame.ts';

/** Ends of the newest pictures, for acknowledgements. */
const TIMES = 64;
/** A first picture stands so long, ms: the distance of key pictures is not known yet. */
const FIRST_MS = 4000;
const LONGEST_MS = 10_000;

/**
 * A camera's key pictures alone, without sound: what a thin line gets where the camera has no smaller stream. Each is
 * shown for as long as the one before it was, so that the timeline has no holes. Made once for all such viewers.
 */
export class KeyPictures implements Feed, Subscriber {
  readonly #whole: Feed;
  readonly #viewers = new Set<Subscriber>();
  readonly #ends = new Float64Array(TIMES);
  #init: Init | null = null;
  #newest: Frame | null = null;
  #seq = 0;

  constructor(whole: Feed) {
    this.#whole = whole;
  }

  get newestInit(): Init | null {
    return this.#init;
  }

  subscribe(viewer: Subscriber): void {
    const first = this.#viewers.size === 0;
    if (!first) this.replay(viewer);
    this.#viewers.add(viewer);
    if (first) this.#whole.subscribe(this);
  }

  unsubscribe(viewer: Subscriber): void {
    if (!this.#viewers.delete(viewer) || this.#viewers.size > 0) return;
    this.#whole.unsubscribe(this);
    this.#newest = null;
  }

  replay(viewer: Subscriber): void {
    if (this.#init) viewer.init(this.#init);
    if (this.#newest) viewer.batch({ frames: [this.#newest], message: null });
  }

  endOf(seq: number): number | null {
    return seq > 0 && seq <= this.#seq && seq > this.#seq - TIMES ? (this.#ends[seq % TIMES] ?? null) : null;
  }

  init(init: Init): void {
    this.#init = { ...makeInit(init.version, init.video, null), thin: true };
    for (const viewer of this.#viewers) viewer.init(this.#init);
  }

  batch({ frames }: Batch): void {
    for (const frame of frames) if (frame.key) this.#give(frame);
  }

  state(state: 'up' | 'down', reason: Reason | null): void {
    if (state === 'down') this.#newest = null;
    for (const viewer of this.#viewers) viewer.state(state, reason);
  }

  #give(key: Frame): void {
    const before = this.#newest;
    const heldMs = before ? Math.min(key.startMs - before.startMs, LONGEST_MS) : FIRST_MS;
    const seq = ++this.#seq;
    const fragment = heldPicture(key.fragment, seq, Math.round(heldMs * 90));
    const message = mediaMessage([fragment], KIND_FRAGMENTS, FLAG_KEY, seq);
    const endMs = key.startMs + heldMs;
    const { startMs } = key;
    this.#newest = { seq, key: true, startMs, endMs, message, fragment, audio: false };
    this.#ends[seq % TIMES] = endMs;
    for (const viewer of this.#viewers) viewer.batch({ frames: [this.#newest], message });
  }
}
