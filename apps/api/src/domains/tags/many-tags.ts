import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { Tag } from '../../model/tag/entity.ts';
import { removeWords } from './edit-list.ts';
import { type Carrying, carrierId, linkTable, tags } from './list-kinds.ts';

interface Many {
  readonly id: readonly number[];
  readonly type: string;
}
const carriers: readonly Carrying[] = ['student', 'user', 'blog'];

/** Whether some are tags of posts, and others of students and people. */
const areOfBothLists = async (ctx: Ctx, ids: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`select for_blog from tag where id = any(${[...ids]}::int[]) group by 1`.execute(ctx.db);
  return rows.length > 1;
};

/** Whoever carries one of the tags carries the first from now on; the others are removed. */
const merge = async (ctx: Ctx, [into, ...others]: readonly number[]) => {
  if (into === undefined || others.length === 0)
    return declined(message('tags.mergeTwo'), { field: 'id', code: 'TOO_FEW' });
  if (await areOfBothLists(ctx, [into, ...others]))
    return declined(message('tags.mergeOneList'), { field: 'id', code: 'MIXED' });
  for (const carrier of carriers)
    await sql`insert into ${linkTable(tags, carrier)} (centre_id, ${carrierId(carrier)}, tag_id)
      select distinct centre_id, ${carrierId(carrier)}, ${into}::int from ${linkTable(tags, carrier)}
      where tag_id = any(${others}::int[]) on conflict do nothing`.execute(ctx.db);
  const names = await removeWords(ctx, tags, others);
  ctx.audit({ entity: Tag, id: into, after: { merged: names } });
  return done(message('tags.merged', { count: names.length + 1 }));
};

/** Takes the tags off everybody; they stay on the list. */
const clear = async (ctx: Ctx, ids: readonly number[]) => {
  for (const carrier of carriers)
    await sql`delete from ${linkTable(tags, carrier)}
      where tag_id = any(${[...ids]}::int[])`.execute(ctx.db);
  for (const id of ids) ctx.audit({ entity: Tag, id, after: { cleared: true } });
  return done(message('tags.cleared', { count: ids.length }));
};

/** Runs one action on several tags, on all or on none. */
export const actOnTags = async (ctx: Ctx, { id, type }: Many) => {
  switch (type) {
    case 'delete': {
      const names = await removeWords(ctx, tags, id);
      return done(message('tags.removedMany', { count: names.length }));
    }
    case 'merge':
      return merge(ctx, id);
    case 'clear':
      return clear(ctx, id);
    default:
      return declined(message('tags.noSuchAction'), { field: 'type', code: 'UNKNOWN' });
  }
};
