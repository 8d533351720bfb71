import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { deleteRows, insertMany } from '../../kernel/write/write-rows.ts';
import { isReachedShownTo } from '../../model/learning/reach.ts';

/** So many milestones a section tells at most. */
const MOST = 400;

/**
 * Makes the newest milestone of the portfolio's days in each skill what its sections of progress hold, as far as the family
 * may see it; `section` limits it to one.
 */
export const gatherProgress = async (ctx: Ctx, portfolio: number, section?: number): Promise<void> => {
  await deleteRows(ctx, 'portfolio_milestone', { portfolio_id: portfolio, ...(section && { section_id: section }) });
  const { rows } = await sql<{
    portfolio_id: number;
    section_id: number;
    milestone_id: number;
  }>`select p.id as portfolio_id, s.id as section_id, n.id as milestone_id from portfolio p
    join portfolio_section s on s.portfolio_id = p.id and s.progress
    cross join lateral (select r.id, r.skill_id from (select distinct on (m.skill_id) m.id, m.skill_id from milestone m
        where m.student_id = p.student_id and m.date between p.start_date and p.end_date
          and ${isReachedShownTo({ name: 'm' }, sql`select p.student_id`)}
        order by m.skill_id, m.date desc, m.id desc) r
      join learning_skill k on k.id = r.skill_id left join learning_domain d on d.id = k.domain_id
      join learning_framework f on f.id = k.framework_id
      order by f.name, f.id, d.position, k.position, k.id limit ${MOST}) n
    where p.id = ${portfolio} and (${section ?? null}::int is null or s.id = ${section ?? null}::int)`.execute(ctx.db);
  await insertMany(ctx, 'portfolio_milestone', rows);
};
