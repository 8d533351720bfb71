import { parentPort } from 'node:worker_threads';
import heic from 'heic-decode';

/** A file, and how many pixels its picture may have. */
export interface HeicAsked {
  readonly bytes: Uint8Array;
  readonly most: number;
}

/** Its first picture as red, green, blue and alpha; without pixels where it has more than it may. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null;
}

// What fails ends the thread: after a hostile file nobody knows what its decoder is at.
parentPort?.on('message', async ({ bytes, most }: HeicAsked) => {
  const pictures = await heic.all({ buffer: bytes });
  const [first] = pictures;
  if (!first) throw new Error('There is no picture in it.');
  const { width, height } = first;
  const pixels = width * height > most ? null : (await first.decode()).data;
  pictures.dispose();
  parentPort?.postMessage({ width, height, pixels } satisfies HeicPixels, pixels ? [pixels.buffer] : []);
});
parentPort?.postMessage('loaded');
