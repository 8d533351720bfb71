import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** SQL: some record names the picture `p`. Whatever begins to hold pictures is added here. */
const isUsed: Sql = sql`(exists (select 1 from student s where s.centre_id = p.centre_id and s.image = p.key)
  or exists (select 1 from app_user u where u.centre_id = p.centre_id and u.avatar = p.key)
  or exists (select 1 from activity y where y.centre_id = p.centre_id and y.photo = p.key)
  or exists (select 1 from chat_message c where c.centre_id = p.centre_id and c.attachment = p.key)
  or exists (select 1 from file_version v where v.centre_id = p.centre_id and v.picture = p.key)
  or exists (select 1 from file_photo fp where fp.centre_id = p.centre_id and fp.picture = p.key)
  or exists (select 1 from student_document d where d.centre_id = p.centre_id and d.picture = p.key)
  or exists (select 1 from invoice i where i.centre_id = p.centre_id and i.submitted_file = p.key)
  or exists (select 1 from library_image g where g.centre_id = p.centre_id and g.key = p.key)
  or exists (select 1 from video v where v.centre_id = p.centre_id and v.poster = p.key)
  or exists (select 1 from app_setting a where a.centre_id = p.centre_id and a.value = to_jsonb(p.key)))`;

/**
 * Removes rows of pictures that no record names, and answers their keys; the files go by a job after COMMIT. Of two who
 * take the row at once, a record that begins to name it has locked it by `usePicture`.
 */
export const removeUnused = async (ctx: Ctx, keys: readonly string[], { of }: { of?: number }): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`delete from picture p
    where p.centre_id = ${ctx.who.centre} and p.key = any(${[...keys]}::text[]) and not ${isUsed}
      and (${of ?? null}::int is null or p.uploaded_by = ${of ?? null}::int)
    returning p.key`.execute(ctx.db);
  const gone = rows.map(({ key }) => key);
  if (gone.length > 0) ctx.job('picture.remove', { keys: gone });
  return gone;
};

/** Removes the rows of pictures that were uploaded before a moment and that nothing names. */
export const removeForgotten = async (db: Kysely<DB>, centre: number, before: Date): Promise<void> => {
  await sql`delete from picture p
    where p.centre_id = ${centre} and p.created_at < ${before}::timestamptz and not ${isUsed}`.execute(db);
};

/** Removes an uploaded picture that no record uses. */
export const deleteImage = async (ctx: Ctx, { image }: { readonly image: string }) => {
  const gone = await removeUnused(ctx, [image], {});
  if (gone.length === 0) return declined(message('media.inUse'), { field: 'image', code: 'IN_USE' });
  return done(message('media.removed'));
};
