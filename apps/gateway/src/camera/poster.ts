import { asFirst } from '../media/fragment.ts';
import type { Batch } from './batch.ts';
import type { Subscriber } from './feed.ts';
import type { Frame, Init } from './frame.ts';
import type { CameraHub } from './hub.ts';

/** A still is taken anew once it is older than this, ms. */
const FRESH_MS = 30_000;
/** How long a camera may take to give a key picture, ms. */
const WAIT_MS = 12_000;

/** A still beyond this does not fit into a message to the api, which takes 1 MB in base64 and JSON; bytes. */
const MAX_BYTES = 750_000;

/** A still as a playable MP4: init and one key picture, at time zero; null when it is too big to be one. */
export function posterOf(init: Init, frame: Frame): Buffer | null {
  if (init.bytes.length + frame.fragment.length > MAX_BYTES) return null;
  return Buffer.concat([init.bytes, asFirst(frame.fragment, frame.audio)]);
}

/**
 * The newest key picture of a camera as `posterOf` makes it; a camera nobody watches is opened for it and closes again
 * by itself. Null when it gives none in time.
 */
export function takePoster(hub: CameraHub): Promise<Buffer | null> {
  const { newestInit: init, key } = hub;
  if (init && key && performance.now() - hub.keyAt < FRESH_MS) return Promise.resolve(posterOf(init, key));
  return new Promise((resolve) => {
    let current: Init | null = null;
    const done = (poster: Buffer | null) => {
      clearTimeout(timer);
      hub.unsubscribe(waiter);
      resolve(poster);
    };
    const timer = setTimeout(() => done(null), WAIT_MS);
    const waiter: Subscriber = {
      init: (next) => {
        current = next;
      },
      batch: ({ frames }: Batch) => {
        const frame = frames.find((candidate) => candidate.key);
        if (frame && current) done(posterOf(current, frame));
      },
      state: (state) => {
        if (state === 'down') done(null);
      },
    };
    hub.subscribe(waiter);
  });
}
