import type { Sharp } from 'sharp';
import { heicPixels, isHeic } from '../../files/heic-thread.ts';
import { SIZES, type Size } from '../../files/pictures.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { QueueFull, Semaphore } from '../../kernel/lib/semaphore.ts';
import { ThreadFailed } from '../../kernel/lib/thread-pool.ts';

/** A phone's picture has 12 to 50 million pixels; more is a bomb, or a scan of a wall. */
const MAX_PIXELS = 50_000_000;
const MIN_EDGE = 16;
const RETRY_SECONDS = 2;

/** One picture is decoded at a time: each may take 200 MB. */
const lane = new Semaphore({ width: 1, waiting: 32 });

/** A picture made anew: its sizes as WebP, without a word of what the file said of camera and place. */
export interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<Size, Buffer>>;
}

/** Why a file is no picture we keep. */
export type Unfit = 'NO_PICTURE' | 'TOO_MANY_PIXELS' | 'TOO_SMALL';

/** A part of a picture, as shares of its width and height. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inLane = async <R>(centre: number, work: () => Promise<R>): Promise<R> => {
  try {
    return await lane.run(centre, work);
  } catch (error) {
    throw error instanceof QueueFull ? refuse.tooOften(RETRY_SECONDS) : error;
  }
};

/** Decodes a file of a centre and makes its sizes. Refuses RATE_LIMITED when too many of that centre wait already. */
export const decodePicture = (centre: number, bytes: Buffer): Promise<Decoded | Unfit> =>
  inLane(centre, () => decode(centre, bytes, { width: SIZES.full, height: SIZES.full }));

/** Makes one of our own pictures at most so wide, with its sizes. */
export const narrowPicture = (centre: number, bytes: Buffer, width: number): Promise<Decoded | Unfit> =>
  inLane(centre, () => decode(centre, bytes, { width, height: SIZES.full }));

/** Makes one of our own pictures no wider than that many px, WebP. */
export const halvePicture = (centre: number, bytes: Buffer, width: number): Promise<Buffer> =>
  inLane(centre, async () => {
    const { sharp } = await import('../../files/decoder.ts');
    return sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  });

/** Cuts one of our own pictures, with its sizes. */
export const cutPicture = (centre: number, bytes: Buffer, part: Part): Promise<Decoded | Unfit> =>
  inLane(centre, () => decode(centre, bytes, { width: SIZES.full, height: SIZES.full }, part));

interface Box {
  readonly width: number;
  readonly height: number;
}

const pixels = ({ x, y, width, height }: Part, whole: Box) => ({
  left: Math.floor(x * whole.width),
  top: Math.floor(y * whole.height),
  width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - Math.floor(x * whole.width))),
  height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - Math.floor(y * whole.height))),
});

/** A file as the decoder of pictures reads it, and its size; a phone's HEIC is unpacked before: ours is built without HEVC. */
const opened = async (
  centre: number,
  bytes: Buffer,
): Promise<{ readonly whole: Box; readonly upright: () => Sharp }> => {
  const { sharp } = await import('../../files/decoder.ts');
  if (!isHeic(bytes)) {
    const whole = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { whole, upright: () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient() };
  }
  const { pixels: unpacked, ...whole } = await heicPixels(centre, bytes, MAX_PIXELS);
  const raw = { ...whole, channels: 4 } as const;
  return { whole, upright: () => sharp(unpacked ?? Buffer.alloc(0), { raw, limitInputPixels: MAX_PIXELS }) };
};

const decode = async (centre: number, bytes: Buffer, within: Box, part?: Part): Promise<Decoded | Unfit> => {
  const { sharp } = await import('../../files/decoder.ts');
  try {
    const { whole, upright } = await opened(centre, bytes);
    const { width = 0, height = 0 } = part ? pixels(part, whole) : whole;
    if (whole.width * whole.height > MAX_PIXELS) return 'TOO_MANY_PIXELS';
    if (Math.min(width, height) < MIN_EDGE) return 'TOO_SMALL';
    const cut = part ? upright().extract(pixels(part, whole)) : upright();
    const inside = { ...within, fit: 'inside', withoutEnlargement: true } as const;
    const full = await cut.resize(inside).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    // The smaller ones come from the first: the original is decoded once.
    const square = (edge: number) =>
      sharp(full.data).resize({ width: edge, height: edge, fit: 'cover' }).webp({ quality: 80 }).toBuffer();
    return {
      width: full.info.width,
      height: full.info.height,
      sizes: { full: full.data, face: await square(SIZES.face), small: await square(SIZES.small) },
    };
  } catch (error) {
    // The file may be a good one: whoever sends it is asked to try again.
    if (error instanceof ThreadFailed && error.why === 'BUSY') throw refuse.notReady();
    return 'NO_PICTURE';
  }
};
