import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { jsonb } from '../../../kernel/db/tables.ts';
import type { Link } from './loose.ts';

/**
 * Keeps what a file says of skills of others, and fills in skills that were named before the center had them. Answers how
 * many links are new or lead further.
 */
export const keepLinks = async (
  { db }: Ctx,
  links: readonly Link[],
  frameworks: readonly number[],
): Promise<number> => {
  const found = await sql`with led as (
      update learning_crosswalk c set target_skill_id = t.id from learning_skill t
      where c.target_skill_id is null and t.external_id = c.target and t.framework_id = any(${frameworks}::int[])
        and not exists (select 1 from learning_skill s where s.id = c.skill_id and s.external_id = c.target)
      returning c.skill_id)
    select skill_id from led`.execute(db);
  if (links.length === 0) return found.rows.length;
  const kept = await sql`insert into learning_crosswalk as c (skill_id, relation, target, target_skill_id)
    select distinct on (s.id, l.relation, l."to") s.id, l.relation, l."to", t.id
    from jsonb_to_recordset(${jsonb(links)}) as l("from" text, relation text, "to" text, local boolean)
    join learning_skill s on s.external_id = l."from" and (not l.local or s.framework_id = any(${frameworks}::int[]))
    left join lateral (select t.id from learning_skill t
      where t.external_id = l."to" and (not l.local or t.framework_id = s.framework_id)
      order by t.framework_id = s.framework_id desc, t.id limit 1) t on true
    order by s.id, l.relation, l."to"
    on conflict (centre_id, skill_id, relation, target) do update set target_skill_id = excluded.target_skill_id
      where excluded.target_skill_id is not null and c.target_skill_id is distinct from excluded.target_skill_id
    returning c.skill_id`.execute(db);
  return found.rows.length + kept.rows.length;
};
