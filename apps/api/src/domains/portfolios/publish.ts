import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { RecordOf } from '../../kernel/write/resource-rows.ts';
import { PortfolioPublished } from '../../model/portfolio/events.ts';
import { portfolios } from './portfolio.ts';
import { Portfolio } from './portfolios.entities.ts';
import { isReachedIn, isShownIn } from './portfolios.reach.ts';

type Record = RecordOf<'portfolio'>;

/** What the publishing is about, in figures and names. */
interface Told {
  readonly child: string;
  readonly moments: number;
  readonly reached: number;
  readonly left: number;
  readonly said: boolean;
  readonly people: readonly string[];
}

/** Names are told up to so many; a child has more contacts seldom. */
const MOST_NAMES = 8;

const toldOf = async (ctx: Ctx, { id, student_id }: Record): Promise<Told> => {
  const own = sql`select ${student_id}::int`;
  const { rows } = await sql<Told>`with moments as (select ${isShownIn(sql`pa.activity_id`, own)} as shown
      from portfolio_activity pa where pa.portfolio_id = ${id}),
    reached as (select ${isReachedIn(sql`pm.milestone_id`, own)} as shown
      from portfolio_milestone pm where pm.portfolio_id = ${id})
    select coalesce(nullif(st.nick_name, ''), st.fname) as child,
      (select count(*) filter (where shown)::int from moments) as moments,
      (select count(*) filter (where shown)::int from reached) as reached,
      (select count(*) filter (where not shown)::int from (table moments union all table reached) x) as left,
      exists (select 1 from portfolio_section s where s.portfolio_id = ${id} and s.text <> '') as said,
      array(select u.full_name from standing_guardian g join app_user u on u.id = g.user_id
        where g.student_id = st.id and g.user_id <> ${ctx.who.user} order by u.full_name, u.id) as people
    from student st where st.id = ${student_id}`.execute(ctx.db);
  const [told] = rows;
  if (!told) throw declined(message('portfolios.gone'), { field: 'id', code: 'GONE' });
  return told;
};

const namesOf = (people: readonly string[]): string =>
  people.length <= MOST_NAMES
    ? people.join(', ')
    : `${people.slice(0, MOST_NAMES).join(', ')} +${people.length - MOST_NAMES}`;

/**
 * Keeps what moments and milestones say now: that is what the family reads from here on, whatever is changed in the records.
 * Whom it tells and how much it shows is asked first.
 */
export const publish = async (ctx: Ctx, record: Record) => {
  const { id } = record;
  const { child, moments, reached, left, said, people } = await toldOf(ctx, record);
  if (moments === 0 && reached === 0 && !said)
    return declined(message('portfolios.empty'), { field: 'id', code: 'EMPTY' });
  ctx.confirm({
    code: 'PUBLISH',
    title: message('confirm.publish', { child, people: people.length }),
    lines: [
      message('confirm.publishTo', { names: namesOf(people) }),
      message('confirm.publishHolds', { moments, reached, left }),
      message('confirm.publishStays'),
    ],
    about: { entity: Portfolio, id },
  });
  await sql`with moments as (update portfolio_activity pa set kind = a.kind, date = a.date, note = a.note
      from activity a where a.id = pa.activity_id and pa.portfolio_id = ${id}),
    reached as (update portfolio_milestone pm set skill = s.name, step = p.name, color = p.color, date = m.date,
        note = m.note, domain = (select d.name from learning_domain d where d.id = s.domain_id)
      from milestone m join learning_skill s on s.id = m.skill_id join learning_progress p on p.id = m.progress_id
      where m.id = pm.milestone_id and pm.portfolio_id = ${id})
    select`.execute(ctx.db);
  ctx.emit(PortfolioPublished, { portfolio: id });
  return { set: { published_at: ctx.now(), published_by: ctx.who.user } };
};

/** A draft with all a published one holds, to take its place once it is published itself. */
export const correct = async (ctx: Ctx, { id, student_id, name, start_date, end_date }: Record) => {
  const copy = await portfolios.records.add(ctx, { student_id, name, start_date, end_date, corrects_id: id });
  await sql`with copied as (insert into portfolio_section (portfolio_id, name, text, progress, sort, updated_at)
      select ${copy}::int, name, text, progress, sort, ${ctx.now()}::timestamptz from portfolio_section
      where portfolio_id = ${id} order by sort, id returning id),
    paired as (select o.id as from_id, n.id as to_id
      from (select id, row_number() over (order by sort, id) as n from portfolio_section where portfolio_id = ${id}) o
      join (select id, row_number() over (order by id) as n from copied) n using (n)),
    reached as (insert into portfolio_milestone (portfolio_id, section_id, milestone_id)
      select ${copy}::int, p.to_id, pm.milestone_id from portfolio_milestone pm join paired p on p.from_id = pm.section_id
      where pm.portfolio_id = ${id} order by pm.id)
    insert into portfolio_activity (portfolio_id, section_id, activity_id)
    select ${copy}::int, p.to_id, pa.activity_id from portfolio_activity pa join paired p on p.from_id = pa.section_id
    where pa.portfolio_id = ${id} order by pa.id`.execute(ctx.db);
  return { gives: { portfolio: copy } };
};
