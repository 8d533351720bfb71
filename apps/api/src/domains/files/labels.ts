import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { colour, id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { records } from '../../kernel/write/records.ts';
import { replaceRows } from '../../kernel/write/write-rows.ts';
import { File, FileLabel } from '../../model/file/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { carries } from './files.links.ts';
import { lockFile } from './lock-file.ts';

constraint('file_label_name', 'name', 'TAKEN', message('files.labelTaken'));
const labels = records(FileLabel, { gone: message('files.labelGone') });
const files = records(File, { gone: message('files.gone') });

export const createFileLabelInput = { name: text(1, 60), color: colour().nullish(), location: id(Location).optional() };
type Label = InputOf<typeof createFileLabelInput>;

export const addLabel = async (ctx: Ctx, { name, color, location }: Label) => {
  await labels.add(ctx, { name, color_code: color ?? null, location_id: location ?? null });
  return done(message('files.labelAdded', { name }));
};
export const updateFileLabelInput = { id: id(FileLabel), name: text(1, 60).optional(), color: colour().nullish() };

export const changeLabel = async (ctx: Ctx, { id, name, color }: InputOf<typeof updateFileLabelInput>) => {
  await labels.change(ctx, { id }, { name, color_code: color });
  return done(message('files.labelSaved'));
};

/** Takes a label off every file. */
export const removeLabel = async (ctx: Ctx, { id }: { id: Id<'file_label'> }) => {
  const { name } = await labels.remove(ctx, id);
  return done(message('files.labelRemoved', { name }));
};

/** Makes the given list the labels of a file; labels of another location are no labels of it. */
export const assignLabels = async (
  ctx: Ctx,
  { id, labels: given }: { id: Id<'file'>; labels: readonly Id<'file_label'>[] },
) => {
  const held = await lockFile(ctx, id);
  const { rows } = await sql`select 1 from file_label where id = any(${[...given]}::int[])
    and location_id <> ${held.location_id}`.execute(ctx.db);
  if (rows.length > 0) return declined(message('files.labelElsewhere'), { field: 'labels', code: 'OTHER_LOCATION' });
  await files.change(ctx, { id }, {}, { labels: linked(carries, given) });
  return done(message('files.saved', { name: held.name }));
};

/** Makes the given words the tags of a file. */
export const saveTags = async (ctx: Ctx, { id, tags }: { id: Id<'file'>; tags: readonly string[] }) => {
  const held = await lockFile(ctx, id);
  const words = [
    ...new Map(
      tags
        .map((tag) => tag.trim())
        .filter(Boolean)
        .map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ];
  if (words.some((word) => word.length > 60))
    return declined(message('files.tagLong'), { field: 'tags', code: 'TOO_LONG' });
  await replaceRows(ctx, 'file_tag', { file_id: id }, 'name', words);
  ctx.audit({ entity: File, id, after: { tags: words } });
  return done(message('files.saved', { name: held.name }));
};
