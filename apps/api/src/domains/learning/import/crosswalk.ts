import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type Id, jsonb } from '../../../kernel/db/tables.ts';
import { insertMissing, updateRows } from '../../../kernel/write/write-rows.ts';
import type { Link } from './loose.ts';

interface Led {
  readonly skill_id: Id<'learning_skill'>;
  readonly relation: Link['relation'];
  readonly target: string;
  readonly target_skill_id: Id<'learning_skill'> | null;
}

/** Rows of one statement. */
const BLOCK = 5_000;

/**
 * Keeps what a file says of skills of others, and fills in skills that were named before the center had them. Answers how
 * many links are new or lead further.
 */
export const keepLinks = async (ctx: Ctx, links: readonly Link[], frameworks: readonly number[]): Promise<number> => {
  const own = sql`any(${frameworks}::int[])`;
  const named = sql`learning_skill t where t.external_id = learning_crosswalk.target and t.framework_id = ${own}`;
  const further = await updateRows(
    ctx,
    'learning_crosswalk',
    sql`target_skill_id is null and exists (select 1 from ${named})`,
    { target_skill_id: sql`(select min(t.id) from ${named})` },
    ['skill_id'],
  );
  if (links.length === 0) return further.length;
  // What Moodle names leads within its framework, or nowhere.
  const { rows } = await sql<Led>`select distinct on (s.id, l.relation, l."to")
      s.id as skill_id, l.relation, l."to" as target, t.id as target_skill_id
    from jsonb_to_recordset(${jsonb(links)}) as l("from" text, relation text, "to" text, local boolean)
    join learning_skill s on s.external_id = l."from" and (not l.local or s.framework_id = ${own})
    left join lateral (select t.id from learning_skill t
      where t.external_id = l."to" and (not l.local or t.framework_id = s.framework_id)
      order by t.framework_id = s.framework_id desc, t.id limit 1) t on true
    where not l.local or t.id is not null
    order by s.id, l.relation, l."to"`.execute(ctx.db);
  let added = 0;
  for (let at = 0; at < rows.length; at += BLOCK)
    added += (await insertMissing(ctx, 'learning_crosswalk', rows.slice(at, at + BLOCK), ['skill_id'])).length;
  return further.length + added;
};
