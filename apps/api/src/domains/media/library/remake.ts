import { randomBytes } from 'node:crypto';
import { fileOf } from '../../../files/pictures.ts';
import { readStored } from '../../../files/store.ts';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { records } from '../../../kernel/write/records.ts';
import { cutPicture, narrowPicture } from '../decode.ts';
import { LibraryImage } from '../media.entities.ts';
import { removeUnused } from '../unused.ts';
import { keepDecoded } from '../upload.ts';

const images = records(LibraryImage, { gone: message('media.imageGone'), soft: true });
type ImageId = Id<'library_image'>;

/** More in one call would keep others waiting for the decoder; the portal goes on only after Success. */
const AT_ONCE = 5;

interface Wanted {
  readonly id: readonly ImageId[];
  readonly width: number;
}
interface Standing {
  readonly id: ImageId;
  readonly key: string;
  readonly width: number;
}

const newKey = () => `p${randomBytes(16).toString('base64url')}`;

/** Makes images so wide; all of them or none. Those that are narrower already stay as they are. */
export const resizeImages = async (ctx: Ctx, { id, width }: Wanted) => {
  if (id.length > AT_ONCE)
    return declined(message('media.fiveAtOnce', { most: AT_ONCE }), { field: 'id', code: 'TOO_MANY' });
  if (width < 1) return declined(message('media.noWidth'), { field: 'width', code: 'RANGE' });
  const standing: Standing[] = [];
  for (const one of [...id].sort((a, b) => a - b)) {
    const { key } = await images.lock(ctx, one);
    const { width: wide } = await ctx.db
      .selectFrom('picture')
      .select('width')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    standing.push({ id: one, key, width: wide });
  }
  const wider = standing.filter((one) => one.width > width);
  for (const { id: one, key } of wider) {
    const bytes = await readStored(ctx.who.centre, fileOf(key, 'full'));
    const made = bytes ? await narrowPicture(ctx.who.centre, bytes, width) : null;
    if (!made || typeof made === 'string')
      return declined(message('media.noPicture'), {
        field: `id.${one}`,
        code: 'GONE',
        message: message('media.imageGone'),
      });
    await replace(ctx, one, key, made);
  }
  return done(message('media.resized', { count: wider.length, left: standing.length - wider.length, width }));
};

const replace = async (ctx: Ctx, id: ImageId, old: string, made: Parameters<typeof keepDecoded>[2]) => {
  const key = newKey();
  const full = await keepDecoded(ctx, key, made);
  if (full) throw declined(full, { field: 'id', code: 'FULL' });
  // Browsers keep what they fetched under an address: what looks different has another key.
  await images.change(ctx, { id }, { key });
  await removeUnused(ctx, [old], {});
};

interface Cut {
  readonly id: ImageId;
  /** Of the picture as it is, as shares of its width and height. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Cuts an image to a part of itself; where it lies in other places under its key, it stays whole there. */
export const cutImage = async (ctx: Ctx, { id, ...part }: Cut) => {
  const { x, y, width, height } = part;
  if (x + width > 1.0001 || y + height > 1.0001)
    return declined(message('media.cutOutside'), { field: 'width', code: 'RANGE' });
  const { key } = await images.lock(ctx, id);
  const bytes = await readStored(ctx.who.centre, fileOf(key, 'full'));
  const made = bytes ? await cutPicture(ctx.who.centre, bytes, part) : 'NO_PICTURE';
  if (typeof made === 'string') return declined(message('media.tooSmall'), { field: 'width', code: 'TOO_SMALL' });
  await replace(ctx, id, key, made);
  return done(message('media.imageCut'), { image: id });
};
