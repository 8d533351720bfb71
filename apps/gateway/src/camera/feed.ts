import type { Reason } from '../rtsp/failure.ts';
import type { Batch } from './batch.ts';
import type { Init } from './frame.ts';

/** Someone who watches a camera: a WebSocket viewer, the HLS packager, a poster being taken. */
export interface Subscriber {
  /** Comes before the first batch, and again whenever the picture changes its form. */
  init(init: Init): void;
  batch(batch: Batch): void;
  state(state: 'up' | 'down', reason: Reason | null): void;
}

/** Where pictures come from: a camera, its smaller stream, or its key pictures alone. */
export interface Feed {
  /** What a player needs first; null before the first picture. */
  readonly newestInit: Init | null;
  /** Joins a viewer: it gets the init and the running group of pictures at once, if there is one. */
  subscribe(subscriber: Subscriber): void;
  unsubscribe(subscriber: Subscriber): void;
  /** Gives the init and the running group again, to who joins or comes back from a pause. */
  replay(subscriber: Subscriber): void;
  /** End of the picture with this number on the timeline, ms; null when it is too old to know or never was. */
  endOf(seq: number): number | null;
}
