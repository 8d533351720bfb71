import { randomBytes } from 'node:crypto';
import { keepFile } from '../../files/keep-file.ts';
import { fileOf, type Size } from '../../files/pictures.ts';
import { removeFile } from '../../files/store.ts';
import { done, notDone } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { type Decoded, decodePicture, type Unfit } from './decode.ts';
import type { uploadImageInput } from './media.inputs.ts';
import { removeUnused } from './unused.ts';

type Input = InputOf<typeof uploadImageInput>;

const sentences: Readonly<Record<Unfit, Message>> = {
  NO_PICTURE: message('media.noPicture'),
  TOO_MANY_PIXELS: message('media.tooManyPixels'),
  TOO_SMALL: message('media.tooSmall'),
};

const bytesOf = (address: string): Buffer | null => {
  const [, body] = /^data:[\w/+.-]{1,60};base64,([A-Za-z\d+/=\s]+)$/.exec(address) ?? [];
  return body === undefined ? null : Buffer.from(body, 'base64');
};

/**
 * Keeps a picture: decoded, turned upright and made anew in three sizes, so that nothing of the file itself is ever
 * served, the place where it was taken least of all. Answers its key, or why it is not kept.
 */
export const keepPicture = async (
  ctx: WorkContext,
  bytes: Buffer,
): Promise<{ readonly key: string } | { readonly message: Message }> => {
  await ctx.settled();
  const decoded = await decodePicture(ctx.who.centre, bytes);
  if (typeof decoded === 'string') return { message: sentences[decoded] };
  const key = `p${randomBytes(16).toString('base64url')}`;
  const full = await keepDecoded(ctx, key, decoded);
  return full ? { message: full } : { key };
};

/** Keeps the sizes of a picture under a key, with its row; answers a sentence when there is no room. */
export const keepDecoded = async (
  ctx: WorkContext,
  key: string,
  { width, height, sizes }: Decoded,
): Promise<Message | null> => {
  const { user } = ctx.who;
  const all: [Size, Buffer][] = [
    ['full', sizes.full],
    ['face', sizes.face],
    ['small', sizes.small],
  ];
  const full = await keep(ctx, key, all);
  if (full) return full;
  const total = all.reduce((sum, [, file]) => sum + file.length, 0);
  await insertRows(ctx, 'picture', [{ key, uploaded_by: user, width, height, bytes: total, created_at: ctx.now() }]);
  return null;
};

/** Keeps a picture that came with the call. The answer's `image_name` is what records are given. */
export const uploadImage = async (ctx: Ctx, { image, oldimage }: Input) => {
  const bytes = bytesOf(image);
  const kept = bytes ? await keepPicture(ctx, bytes) : { message: message('media.noPicture') };
  if ('message' in kept) return notDone(kept.message, { error: kept.message.in(textsIn(ctx.request)) });
  if (oldimage) await removeUnused(ctx, [oldimage], { of: ctx.who.user });
  return done(message('media.kept'), { image_name: kept.key, error: null });
};

/** Writes the files; answers a sentence when the disk is full. */
const keep = async (ctx: WorkContext, key: string, all: readonly [Size, Buffer][]): Promise<Message | null> => {
  try {
    for (const [size, file] of all) await keepFile(ctx, fileOf(key, size), file);
    return null;
  } catch (error) {
    for (const [size] of all) await removeFile(ctx.who.centre, fileOf(key, size));
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return message('media.full');
    throw error;
  }
};
