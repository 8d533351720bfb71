import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { allHeld, isHeld } from '../../kernel/files/held-files.ts';
import { REMOVE_PICTURES } from './picture-tasks.ts';

/**
 * Removes rows of pictures that no record holds, and answers their keys; the files go by a job after COMMIT. The rows are
 * locked before it is asked what holds them: a record that begins to name one meanwhile has locked it by `usePicture`.
 */
export const removeUnused = async (
  ctx: WorkContext,
  keys: readonly string[],
  { of }: { of?: number },
): Promise<string[]> => {
  const [, found] = await ctx.lockAndRead(
    sql`select p.key from picture p where p.key = any(${[...keys]}::text[])
      and (${of ?? null}::int is null or p.uploaded_by = ${of ?? null}::int) order by p.key for update`,
    sql<{ key: string }>`delete from picture p where p.key = any(${[...keys]}::text[])
      and (${of ?? null}::int is null or p.uploaded_by = ${of ?? null}::int)
      and not ${isHeld('picture', sql`p.centre_id`, sql`p.key`, ctx.now())} returning p.key`,
  );
  const gone = found.map(({ key }) => key);
  if (gone.length > 0) ctx.enqueue(REMOVE_PICTURES, { keys: gone });
  return gone;
};

/** Removes the rows of pictures that were uploaded before a moment and that nothing holds. */
export const removeForgotten = async (db: Kysely<DB>, centre: number, before: Date, now: Date): Promise<void> => {
  const held = allHeld('picture', centre, now);
  // Locked first and asked again then: what begins to name one of them has either locked it or waits for us.
  const { rows } = await sql<{ key: string }>`select p.key from picture p
    where p.created_at < ${before}::timestamptz and p.key not in (${held})
    order by p.key for update skip locked`.execute(db);
  if (rows.length === 0) return;
  await sql`delete from picture p where p.key = any(${rows.map(({ key }) => key)}::text[])
    and p.key not in (${held})`.execute(db);
};

/** Removes an uploaded picture that no record uses. */
export const deleteImage = async (ctx: Ctx, { image }: { readonly image: string }) => {
  const gone = await removeUnused(ctx, [image], {});
  if (gone.length === 0) return declined(message('media.inUse'), { field: 'image', code: 'IN_USE' });
  return done(message('media.removed'));
};
