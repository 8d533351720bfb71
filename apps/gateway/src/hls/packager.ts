import type { Batch } from '../camera/batch.ts';
import type { Subscriber } from '../camera/feed.ts';
import type { Frame, Init } from '../camera/frame.ts';

/** A piece of a segment, given out before the segment is whole. Times are positions on the camera's timeline, ms. */
export interface Part {
  fragments: Buffer[];
  startMs: number;
  endMs: number;
  /** Starts with a key picture. */
  independent: boolean;
}

export interface Segment {
  number: number;
  init: Init;
  /** The picture changed its form before this segment. */
  discontinuity: boolean;
  parts: Part[];
  closed: boolean;
}

/** A segment closes at the first key picture from here on, ms. */
const SEGMENT_MS = 1900;
/** The longest part, ms; a slower camera has parts of one picture. */
export const PART_MS = 360;
const KEPT = 8;

/** Cuts one camera's pictures into segments and parts for HLS, from the same buffers the WebSocket viewers get. */
export class Packager implements Subscriber {
  readonly segments: Segment[] = [];
  /** Segments that have left the list with a discontinuity before them. */
  discontinuities = 0;
  readonly #grown: () => void;
  #init: Init | null = null;
  #changed = false;
  #part: Part | null = null;
  #next = 0;

  constructor(grown: () => void) {
    this.#grown = grown;
  }

  init(init: Init): void {
    this.#changed = this.#init !== null && this.#init.version !== init.version;
    this.#init = init;
  }

  batch({ frames }: Batch): void {
    for (const frame of frames) this.#add(frame);
  }

  /** HLS has no word for a camera that is away: the list just does not grow. */
  state(): void {}

  /** The parts that can be had: all but the one being gathered. */
  part(segment: number, part: number): Part | undefined {
    return this.segment(segment)?.parts[part];
  }

  segment(number: number): Segment | undefined {
    return this.segments.find((segment) => segment.number === number);
  }

  initOf(version: number): Init | undefined {
    return this.segments.find((segment) => segment.init.version === version)?.init;
  }

  get newest(): Segment | undefined {
    return this.segments.at(-1);
  }

  #add(frame: Frame): void {
    if (frame.key) this.#turn(frame);
    const segment = this.newest;
    // Nothing to show before the first key picture.
    if (!segment || segment.closed) return;
    const part = this.#part;
    if (part && frame.endMs - part.startMs > PART_MS + 1) this.#close(segment, part);
    if (this.#part) {
      this.#part.fragments.push(frame.fragment);
      this.#part.endMs = frame.endMs;
    } else {
      const { fragment, startMs, endMs, key } = frame;
      this.#part = { fragments: [fragment], startMs, endMs, independent: key };
    }
  }

  /** A key picture may end the segment; a new form must. */
  #turn(frame: Frame): void {
    const segment = this.newest;
    if (segment && !segment.closed) {
      const startMs = segment.parts[0]?.startMs ?? this.#part?.startMs ?? frame.startMs;
      const long = frame.startMs - startMs >= SEGMENT_MS;
      // A part never holds a key picture but at its front.
      if (this.#part) this.#close(segment, this.#part);
      if (!long && !this.#changed) return;
      segment.closed = true;
    }
    this.#open();
  }

  #open(): void {
    if (!this.#init) return;
    const discontinuity = this.#changed;
    this.#changed = false;
    this.segments.push({ number: this.#next++, init: this.#init, discontinuity, parts: [], closed: false });
    if (this.segments.length <= KEPT + 1) return;
    if (this.segments.shift()?.discontinuity) this.discontinuities++;
  }

  #close(segment: Segment, part: Part): void {
    segment.parts.push(part);
    this.#part = null;
    this.#grown();
  }
}
