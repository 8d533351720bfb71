import { type SqlBool, sql } from 'kysely';
import { readUrl } from '../../../files/address.ts';
import { keyOfFile } from '../../../files/pictures.ts';
import { declined, done, doneInPart, message, rows } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { float, type InputOf, id, ids, page, text, texts } from '../../../kernel/call/input.ts';
import type { FieldError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { notNull } from '../../../kernel/db/where.ts';
import { anywhere } from '../../../kernel/read/search.ts';
import { records } from '../../../kernel/write/records.ts';
import { type Changes, updateRows } from '../../../kernel/write/write-rows.ts';
import { useOwnPicture } from '../../../model/picture/use-picture.ts';
import { ImageFolder, LibraryImage } from '../media.entities.ts';

const images = records(LibraryImage, { gone: message('media.imageGone'), soft: true });
const folders = records(ImageFolder, { gone: message('media.folderGone') });
type ImageId = Id<'library_image'>;

/** `keys`: those of pictures some document holds, wherever in the library they are. */
export const imageLibraryInput = {
  folder: id(ImageFolder).optional(),
  search: text(0, 100).optional(),
  keys: texts(200, 80).optional(),
  ...page,
};
type Asked = InputOf<typeof imageLibraryInput>;
/** The images right in a folder, or at the top; a search looks through all of them, in the folder when one is given. */
export const listImages = (_: Ctx, { folder, search, keys }: Asked) =>
  rows(LibraryImage, {
    order: ['-created_at'],
    where: (q) => [
      folder !== undefined ? q('folder_id', '=', folder) : search || keys ? null : q('folder_id', 'is', null),
      keys ? sql<SqlBool>`library_image.key = any(${keys}::text[])` : null,
      search ? sql<SqlBool>`library_image.name ilike ${anywhere(search)}` : null,
    ],
  });

/** Whether an address is one of this picture. */
const isOf = (ctx: Ctx, url: string, key: string): boolean => {
  const found = readUrl(url, ctx.now());
  return found?.centre === ctx.who.centre && keyOfFile(found.file) === key;
};

export const createLibraryImageInput = {
  name: text(1, 200),
  key: text(1, 100),
  url: text(0, 500).optional(),
  folder: id(ImageFolder).optional(),
};
type Added = InputOf<typeof createLibraryImageInput>;
/** Adds a picture the caller has uploaded. */
export const addImage = async (ctx: Ctx, { name, key, url, folder }: Added) => {
  const unknown = await useOwnPicture(ctx, key, 'key');
  if (unknown) return unknown;
  if (url && !isOf(ctx, url, key)) return declined(message('media.otherAddress'), { field: 'url', code: 'NOT_OURS' });
  const values = { name, key, folder_id: folder ?? null, created_by: ctx.who.user };
  const image = await images.add(ctx, values);
  return done(message('media.imageAdded', { name }), { image });
};

const share = () => float(0, 1);
export const updateLibraryImageInput = {
  id: id(LibraryImage),
  name: text(1, 200).optional(),
  /** Null: to the top. */
  folder: id(ImageFolder).nullish(),
  focus_x: share().optional(),
  focus_y: share().optional(),
};
/** Renames an image, moves it, or says what of it must stay in sight. */
export const changeImage = async (
  ctx: Ctx,
  { id, name, folder, focus_x, focus_y }: InputOf<typeof updateLibraryImageInput>,
) => {
  if (folder) await folders.lock(ctx, folder);
  const { row } = await images.change(ctx, { id }, { name, folder_id: folder, focus_x, focus_y });
  return done(message('media.imageChanged', { name: row.name }), { image: id });
};

/** Removes an image; for a day it can be taken back, then its file goes, unless something else shows it. */
export const removeImage = async (ctx: Ctx, { id }: { readonly id: ImageId }) => {
  const { name } = await images.remove(ctx, id);
  return done(message('media.imageRemoved', { name }));
};

interface Listed {
  readonly id: readonly ImageId[];
}
const unknown = (id: number): FieldError => ({ field: `id.${id}`, code: 'GONE', message: message('media.imageGone') });

/** The answer of a call on several: what was done, and whom it was not done to. */
const told = (
  name: 'media.imagesRemoved' | 'media.imagesMoved' | 'media.imagesRestored',
  asked: readonly number[],
  found: readonly number[],
) => {
  const left = asked.filter((id) => !found.includes(id));
  if (found.length === 0) return declined(message('media.imageGone'), ...left.map(unknown));
  return doneInPart(message(name, { count: found.length, left: left.length }), {}, left.map(unknown));
};

const touched = async (ctx: Ctx, ids: readonly number[], set: Changes<'library_image'>, there: boolean) => {
  const found = await updateRows(ctx, 'library_image', { id: ids, deleted_at: there ? null : notNull }, set, ['id']);
  return found.map(({ id }) => id);
};

/** Removes several; unknown ones are told and the others go. */
export const removeImages = async (ctx: Ctx, { id }: Listed) => {
  const found = await touched(ctx, id, { deleted_at: ctx.now() }, true);
  for (const one of found) ctx.audit({ entity: LibraryImage, id: one, before: { deleted_at: null } });
  return told('media.imagesRemoved', id, found);
};

/** Takes the removal of several back, within the day. */
export const restoreImages = async (ctx: Ctx, { id }: Listed) => {
  const found = await touched(ctx, id, { deleted_at: null }, false);
  for (const one of found) ctx.audit({ entity: LibraryImage, id: one, after: { deleted_at: null } });
  return told('media.imagesRestored', id, found);
};
export const bulkMoveLibraryImagesInput = { id: ids(LibraryImage, 200), folder: id(ImageFolder).optional() };

/** Moves several to a folder; without one to the top. */
export const moveImages = async (ctx: Ctx, { id, folder }: InputOf<typeof bulkMoveLibraryImagesInput>) => {
  if (folder) await folders.lock(ctx, folder);
  const found = await touched(ctx, id, { folder_id: folder ?? null }, true);
  for (const one of found) ctx.audit({ entity: LibraryImage, id: one, after: { folder_id: folder ?? null } });
  return told('media.imagesMoved', id, found);
};
