import { sql } from 'kysely';
import { declined, done, message, rows } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { records } from '../../../kernel/write/records.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import type { createImageFolderInput } from '../library.inputs.ts';
import { name } from '../library.inputs.ts';
import { ImageFolder } from '../media.entities.ts';

constraint('image_folder_name', 'name', 'TAKEN', message('media.folderTaken'));

const folders = records(ImageFolder, { gone: message('media.folderGone') });
type FolderId = Id<'image_folder'>;

/** Folders nest at most so deep: a path that nobody can read is a mistake, or an attack on whoever walks it. */
const DEEPEST = 12;

interface Place {
  readonly depth: number;
  readonly below: boolean;
  readonly height: number;
}

/** Holds every folder of the centre: of two moves at once neither sees a tree the other is changing. */
const lockTree = (ctx: Ctx) => sql`select id from image_folder order by id for update`.execute(ctx.db);

/** How deep a parent lies, whether it lies below the folder, and how many levels that one holds. */
const placeOf = async (ctx: Ctx, parent: number, folder: number | null): Promise<Place> => {
  const { rows: found } = await sql<Place>`with recursive up as (
      select id, parent_id, 1 as depth from image_folder where id = ${parent}
      union all select f.id, f.parent_id, up.depth + 1 from image_folder f join up on f.id = up.parent_id
      where up.depth < 100),
    down as (
      select id, 1 as depth from image_folder where id = ${folder}::int
      union all select f.id, down.depth + 1 from image_folder f join down on f.parent_id = down.id
      where down.depth < 100)
    select (select max(depth) from up) as depth, exists (select 1 from up where id = ${folder}::int) as below,
      coalesce((select max(depth) from down), 1) as height`.execute(ctx.db);
  return found[0] ?? { depth: 0, below: false, height: 1 };
};

/** Why a folder cannot lie there; null when it can. */
const hindrance = async (ctx: Ctx, parent: FolderId | null | undefined, folder: FolderId | null) => {
  if (!parent) return null;
  await lockTree(ctx);
  const { depth, below, height } = await placeOf(ctx, parent, folder);
  if (below) return declined(message('media.folderBelow'), { field: 'parent', code: 'BELOW_ITSELF' });
  return depth + height > DEEPEST
    ? declined(message('media.folderDeep', { most: DEEPEST }), { field: 'parent', code: 'TOO_DEEP' })
    : null;
};

type Added = InputOf<typeof createImageFolderInput>;
/** Adds a folder; a name that exists under the parent is declined by its constraint. */
export const addFolder = async (ctx: Ctx, { name, parent }: Added) => {
  const wrong = await hindrance(ctx, parent, null);
  if (wrong) return wrong;
  const folder = await folders.add(ctx, { name, parent_id: parent ?? null });
  return done(message('media.folderAdded', { name }), { folder });
};

export const updateImageFolderInput = {
  id: id(ImageFolder),
  name: name.optional(),
  /** Null: to the top. */
  parent: id(ImageFolder).nullish(),
};
type Changed = InputOf<typeof updateImageFolderInput>;
/** Renames or moves a folder. */
export const changeFolder = async (ctx: Ctx, { id, name, parent }: Changed) => {
  const wrong = await hindrance(ctx, parent, id);
  if (wrong) return wrong;
  const { row } = await folders.change(ctx, { id }, { name, parent_id: parent });
  return done(message('media.folderChanged', { name: row.name }));
};

/** Removes a folder that holds nothing. Images removed within the day lie at the top when they are taken back. */
export const removeFolder = async (ctx: Ctx, { id }: { readonly id: FolderId }) => {
  await folders.lock(ctx, id);
  const { rows: held } = await sql`select 1 from image_folder where parent_id = ${id}
    union all select 1 from library_image where folder_id = ${id} and deleted_at is null
    limit 1`.execute(ctx.db);
  if (held.length > 0) return declined(message('media.folderFull'), { field: 'id', code: 'NOT_EMPTY' });
  await updateRows(ctx, 'library_image', { folder_id: id }, { folder_id: null });
  const { name } = await folders.remove(ctx, id);
  return done(message('media.folderRemoved', { name }));
};
export const imageFoldersInput = { parent: id(ImageFolder).optional() };

/** The folders below one, or the top ones. */
export const listFolders = (_: Ctx, { parent }: InputOf<typeof imageFoldersInput>) =>
  rows(ImageFolder, {
    where: (q) => [parent === undefined ? q('parent_id', 'is', null) : q('parent_id', '=', parent)],
    order: ['name'],
  });

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly parent: number | null;
  readonly images: number;
}
/** Every folder with how many images lie right in it, by name. */
export const readTree = async (ctx: Ctx): Promise<readonly Branch[]> => {
  const { rows: tree } = await sql<Branch>`select f.id, f.name, f.parent_id as parent, count(i.id)::int as images
    from image_folder f left join library_image i on i.folder_id = f.id
      and i.deleted_at is null group by f.centre_id, f.id order by lower(f.name), f.id limit 5000`.execute(ctx.db);
  return tree;
};
