import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type InputOf, id, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { isHeld } from '../../../kernel/files/held-files.ts';
import { records } from '../../../kernel/write/records.ts';
import { insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { LibraryImage } from '../media.entities.ts';

const gone = message('media.imageGone');
constraint('public_picture_now', 'id', 'TAKEN', message('media.publicAlready'));

const images = records(LibraryImage, { gone, soft: true });
type ImageId = Id<'library_image'>;

const withdrawn = (ctx: Ctx, id: ImageId) =>
  updateRows(
    ctx,
    'public_picture',
    { image_id: id, withdrawn_at: null },
    { withdrawn_at: ctx.now(), withdrawn_by: ctx.who.user },
    ['agreed_by'],
  );

export const markImagePublicInput = { id: id(LibraryImage), agreed_by: text(1, 200) };
/** Says who agreed that everybody sees an image; whoever was named before stays in its history. */
export const markPublic = async (ctx: Ctx, { id, agreed_by }: InputOf<typeof markImagePublicInput>) => {
  const { key, name } = await images.lock(ctx, id);
  const { rows } = await sql<{
    held: boolean;
  }>`select ${isHeld('picture', sql`current_centre()`, sql`${key}::text`, ctx.now(), { closed: true })} as held`.execute(
    ctx.db,
  );
  if (rows[0]?.held) return declined(message('media.publicOfFamily'), { field: 'id', code: 'IN_USE' });
  const [before] = await withdrawn(ctx, id);
  await insertRow(ctx, 'public_picture', { image_id: id, agreed_by, marked_at: ctx.now(), marked_by: ctx.who.user });
  ctx.audit({
    entity: LibraryImage,
    id,
    before: { public_agreed_by: before?.agreed_by ?? null },
    after: { public_agreed_by: agreed_by },
  });
  return done(message('media.publicMarked', { name }), { image: id });
};

/** Takes the mark back: with the next request nobody outside gets the image. */
export const withdrawPublic = async (ctx: Ctx, { id }: { readonly id: ImageId }) => {
  const { name } = await images.lock(ctx, id);
  const [before] = await withdrawn(ctx, id);
  if (!before) return declined(message('media.notPublic'), { field: 'id', code: 'STATE' });
  ctx.audit({
    entity: LibraryImage,
    id,
    before: { public_agreed_by: before.agreed_by },
    after: { public_agreed_by: null },
  });
  return done(message('media.publicWithdrawn', { name }), { image: id });
};
