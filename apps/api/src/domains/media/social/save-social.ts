import { type SqlBool, sql } from 'kysely';
import { declined, done, doneInPart, message, rows } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id, pageIfAny, text, texts } from '../../../kernel/call/input.ts';
import { constraint, type FieldError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { records } from '../../../kernel/write/records.ts';
import { ImageFolder, LibraryImage } from '../media.entities.ts';
import { keepPicture } from '../upload.ts';
import { socialSource } from './source.ts';

constraint('library_image_once', 'images', 'TAKEN', message('media.socialTaken'));

const images = records(LibraryImage, { gone: message('media.imageGone'), soft: true });
export const getSocialImagesInput = { source: text(0, 40).optional(), ...pageIfAny };

/** The images brought in from a social source; from any without one. */
export const listSocial = (_: Ctx, { source }: InputOf<typeof getSocialImagesInput>) =>
  rows(LibraryImage, {
    order: ['-created_at'],
    where: (q) => [source ? q('source', '=', source) : sql<SqlBool>`library_image.source is not null`],
  });

export const saveSocialImagesInput = {
  source: text(1, 40),
  images: texts(20, 500),
  folder: id(ImageFolder).optional(),
};
type Wanted = InputOf<typeof saveSocialImagesInput>;

const bytesOf = async (ctx: Ctx, from: NonNullable<ReturnType<typeof socialSource>>, ref: string) => {
  try {
    return await from.fetch(ref);
  } catch (error) {
    ctx.log.info({ part: 'media', err: error }, 'a picture of a social source was not fetched');
    return null;
  }
};

const nameOf = (ref: string): string =>
  ref
    .split(/[/?#]/)
    .findLast((part) => part !== '')
    ?.slice(0, 100) ?? ref.slice(0, 100);

/** Copies pictures of a social source into the library; those that cannot be fetched are told, the others stay. */
export const saveSocial = async (ctx: Ctx, { source, images: wanted, folder }: Wanted) => {
  const from = socialSource(source);
  if (!from) return declined(message('media.noSource'), { field: 'source', code: 'NO_SOURCE' });
  const left: FieldError[] = [];
  const { rows: known } = await sql<{ ref: string }>`select source_ref as ref from library_image
    where source = ${source} and source_ref = any(${[...wanted]}::text[])
      and deleted_at is null`.execute(ctx.db);
  const there = new Set(known.map(({ ref }) => ref));
  let count = 0;
  for (const [i, ref] of [...new Set(wanted)].entries()) {
    const field = `images.${i}`;
    const bytes = there.has(ref) ? null : await bytesOf(ctx, from, ref);
    const kept = bytes && (await keepPicture(ctx, bytes));
    if (there.has(ref)) left.push({ field, code: 'TAKEN', message: message('media.socialTaken') });
    else if (!kept || 'message' in kept)
      left.push({ field, code: 'NOT_FETCHED', message: kept?.message ?? message('media.notFetched') });
    else {
      const row = { name: nameOf(ref), key: kept.key, folder_id: folder ?? null, source, source_ref: ref };
      await images.add(ctx, { ...row, created_by: ctx.who.user });
      count += 1;
    }
  }
  if (count === 0) return declined(message('media.notFetched'), ...left);
  return doneInPart(message('media.socialSaved', { count, left: left.length }), {}, left);
};

/** Removes one that was brought in; any other is Error. */
export const removeSocial = async (ctx: Ctx, { id }: { readonly id: Id<'library_image'> }) => {
  const { source } = await images.lock(ctx, id);
  if (source === null) return declined(message('media.notSocial'), { field: 'id', code: 'NOT_SOCIAL' });
  const { name } = await images.remove(ctx, id);
  return done(message('media.imageRemoved', { name }));
};
