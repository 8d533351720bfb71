import type { Batch } from '../camera/batch.ts';
import type { Feed, Subscriber } from '../camera/feed.ts';
import type { Frame, Init } from '../camera/frame.ts';
import { type Kept, plainOf } from './record.ts';

export interface TapeHandler {
  /** The api's clock, ms since 1970. */
  now(): number;
  give(piece: { from: number; to: number; plain: Buffer }): void;
}

/** A piece ends at the first key picture from here on, or without one at the second figure; ms and bytes. */
const PIECE_MS = 4000;
const LONGEST_MS = 20_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Pictures that come this much later than the camera's own timeline says: it was still, or something was lost, ms. */
const LATE_MS = 700;

interface Gathered {
  init: Init;
  /** Api's clock at the first picture minus its place on the camera's timeline, ms. */
  offset: number;
  frames: { frame: Frame; at: number }[];
  bytes: number;
}

/**
 * Gathers what viewers of a camera get into pieces that begin with a key picture. Each picture is kept with the time of
 * the api's clock at which it came; within a piece the camera's own timeline says how far apart pictures are.
 */
export class CameraTape implements Subscriber {
  readonly #feed: Feed;
  readonly #handler: TapeHandler;
  #init: Init | null = null;
  #piece: Gathered | null = null;
  #last = 0;

  constructor(feed: Feed, handler: TapeHandler) {
    this.#feed = feed;
    this.#handler = handler;
    feed.subscribe(this);
  }

  init(init: Init): void {
    if (this.#init && init.version === this.#init.version) return;
    this.#flush();
    this.#init = init;
  }

  batch({ frames, message }: Batch): void {
    // A replay was recorded before, or came while nobody recorded: its time is not known.
    if (message === null) return;
    const now = this.#handler.now();
    const end = frames.at(-1)?.endMs ?? 0;
    for (const frame of frames) this.#add(frame, now - end);
  }

  state(state: 'up' | 'down'): void {
    if (state === 'down') this.#flush();
  }

  close(): void {
    this.#feed.unsubscribe(this);
    this.#flush();
  }

  /** Gives out what was gathered so far; what follows waits for the next key picture. */
  flush(): void {
    this.#flush();
  }

  #add(frame: Frame, offset: number): void {
    const first = this.#piece?.frames[0]?.frame;
    const last = this.#piece?.frames.at(-1)?.frame;
    const long = first !== undefined && frame.startMs - first.startMs >= PIECE_MS;
    const late = this.#piece !== null && offset - this.#piece.offset > LATE_MS;
    const broken = late || (last !== undefined && frame.seq !== last.seq + 1);
    if (broken || (frame.key && long)) this.#flush();
    if (!this.#piece) {
      if (!frame.key || !this.#init) return;
      this.#piece = { init: this.#init, offset: Math.max(offset, this.#last - frame.startMs), frames: [], bytes: 0 };
    }
    const piece = this.#piece;
    piece.frames.push({ frame, at: piece.offset + frame.startMs });
    piece.bytes += frame.fragment.length;
    const begun = piece.frames[0]?.frame.startMs ?? frame.startMs;
    if (piece.bytes >= MOST_BYTES || frame.endMs - begun >= LONGEST_MS) this.#flush();
  }

  #flush(): void {
    const piece = this.#piece;
    this.#piece = null;
    const from = piece?.frames[0]?.at;
    const last = piece?.frames.at(-1)?.frame;
    if (!piece || from === undefined || !last) return;
    const { init, frames } = piece;
    const to = piece.offset + last.endMs;
    this.#last = to;
    const kept: Kept[] = frames.map(({ frame, at }) => ({ at, bytes: frame.fragment.length, key: frame.key }));
    const media = Buffer.concat(frames.map(({ frame }) => frame.fragment));
    const { codec, width, height, bytes } = init;
    this.#handler.give({ from, to, plain: plainOf({ codec, width, height, init: bytes, frames: kept, media }) });
  }
}
