import { SIZES, type Size } from '../../files/picture-address.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { QueueFull, Semaphore } from '../../kernel/lib/semaphore.ts';

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

/** Decodes a file of a centre and makes its sizes. Refuses RATE_LIMITED when too many of that centre wait already. */
export const decodePicture = async (centre: number, bytes: Buffer): Promise<Decoded | Unfit> => {
  try {
    return await lane.run(centre, () => decode(bytes));
  } catch (error) {
    throw error instanceof QueueFull ? refuse.tooOften(RETRY_SECONDS) : error;
  }
};

const decode = async (bytes: Buffer): Promise<Decoded | Unfit> => {
  const { sharp } = await import('./decoder.ts');
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'TOO_MANY_PIXELS';
    if (Math.min(width, height) < MIN_EDGE) return 'TOO_SMALL';
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const inside = { width: SIZES.full, height: SIZES.full, fit: 'inside', withoutEnlargement: true } as const;
    const full = await upright.resize(inside).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    // The smaller ones come from the first: the original is decoded once.
    const square = (edge: number) =>
      sharp(full.data).resize({ width: edge, height: edge, fit: 'cover' }).webp({ quality: 80 }).toBuffer();
    return {
      width: full.info.width,
      height: full.info.height,
      sizes: { full: full.data, face: await square(SIZES.face), small: await square(SIZES.small) },
    };
  } catch {
    return 'NO_PICTURE';
  }
};
