import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { deleteRow, insertMany, insertRows } from '../../kernel/write/write-rows.ts';
import { Activity } from '../../model/activity/entity.ts';
import { lockDraft, portfolios } from './portfolio.ts';
import { Portfolio, PortfolioSection } from './portfolios.entities.ts';
import { isShownIn } from './portfolios.reach.ts';

/** So long a time at most: years are several portfolios. */
const MOST_DAYS = 400;
/** So many moments a portfolio holds. */
const MOST = 400;

/** What is wrong with the days of a portfolio. */
export const wrongDays = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) => {
  if (end_date < start_date)
    return declined(message('portfolios.endBeforeStart'), { field: 'end_date', code: 'END_BEFORE_START' });
  return end_date > addDays(start_date, MOST_DAYS)
    ? declined(message('portfolios.tooLong', { days: MOST_DAYS }), { field: 'end_date', code: 'TOO_LONG' })
    : undefined;
};

/** Puts the observations of the days that the family may see into a section, the first one first. */
export const gatherObservations = async (
  ctx: Ctx,
  { id: portfolio, student_id, start_date, end_date }: Days,
  section: number,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select a.id from activity_student x join activity a on a.id = x.activity_id
    where x.student_id = ${student_id} and x.removed_at is null and a.kind = 'observation'
      and a.date between ${start_date}::date and ${end_date}::date
      and ${isShownIn(sql`a.id`, sql`select ${student_id}::int`)}
    order by a.date, a.at, a.id limit ${MOST}`.execute(ctx.db);
  await insertMany(
    ctx,
    'portfolio_activity',
    rows.map(({ id }) => ({ portfolio_id: portfolio, section_id: section, activity_id: id })),
  );
};
interface Days {
  readonly id: number;
  readonly student_id: number;
  readonly start_date: string;
  readonly end_date: string;
}

export const addingInput = { id: id(Portfolio), section: id(PortfolioSection), activities: ids(Activity, 200) };

/** Puts moments of the child into a section, from another one of the portfolio too; all of them or none. */
export const addActivities = async (ctx: Ctx, { id: portfolio, section, activities }: InputOf<typeof addingInput>) => {
  const { student_id } = await lockDraft(ctx, portfolio);
  const wanted = sql`${[...new Set(activities)]}::int[]`;
  const { rows } = await sql<{ here: boolean; fit: number[]; wanted: number; there: number }>`select
      exists (select 1 from portfolio_section s where s.id = ${section} and s.portfolio_id = ${portfolio}) as here,
      array(select a.id from activity a where a.id = any(${wanted})
        and ${isShownIn(sql`a.id`, sql`select ${student_id}::int`)} order by a.date, a.at, a.id) as fit,
      cardinality(${wanted}) as wanted,
      (select count(*) from portfolio_activity pa where pa.portfolio_id = ${portfolio}
        and pa.activity_id <> all(${wanted}))::int as there`.execute(ctx.db);
  const [found] = rows;
  if (!found?.here) return declined(message('portfolios.otherSection'), { field: 'section', code: 'OTHER_PORTFOLIO' });
  if (found.fit.length < found.wanted)
    return declined(message('portfolios.notOfChild'), { field: 'activities', code: 'NOT_OF_CHILD' });
  if (found.there + found.wanted > MOST)
    return declined(message('portfolios.full', { most: MOST }), { field: 'activities', code: 'TOO_MANY' });
  await insertRows(
    ctx,
    'portfolio_activity',
    found.fit.map((activity_id) => ({ portfolio_id: portfolio, section_id: section, activity_id })),
    undefined,
    sql`on conflict on constraint portfolio_activity_once do update set section_id = excluded.section_id`,
  );
  await portfolios.records.change(ctx, { id: portfolio }, { updated_at: ctx.now() }, {}, { added: activities });
  ctx.publish({ kind: 'portfolio', ids: [portfolio] });
  return done(message('portfolios.activitiesAdded', { count: found.wanted }));
};

export const removingInput = { id: id(Portfolio), activity: id(Activity) };

/** Takes a moment out of the portfolio; what was recorded stays. */
export const removeActivity = async (ctx: Ctx, { id: portfolio, activity }: InputOf<typeof removingInput>) => {
  await lockDraft(ctx, portfolio);
  const taken = await deleteRow(ctx, 'portfolio_activity', { portfolio_id: portfolio, activity_id: activity });
  if (!taken) return declined(message('portfolios.notInside'), { field: 'activity', code: 'GONE' });
  await portfolios.records.change(ctx, { id: portfolio }, { updated_at: ctx.now() }, {}, { removed: activity });
  ctx.publish({ kind: 'portfolio', ids: [portfolio] });
  return done(message('portfolios.activityRemoved'));
};
