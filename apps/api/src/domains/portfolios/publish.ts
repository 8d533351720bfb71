import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { RecordOf } from '../../kernel/write/resource-rows.ts';
import { PortfolioPublished } from '../../model/portfolio/events.ts';
import { portfolios } from './portfolio.ts';
import { isShownIn } from './portfolios.reach.ts';

type Record = RecordOf<'portfolio'>;

/** Keeps what the moments say now: that is what the family reads from here on, whatever is changed in the day's record. */
export const publish = async (ctx: Ctx, { id, student_id }: Record) => {
  const { rows } = await sql<{ shown: boolean; said: boolean }>`
    with kept as (update portfolio_activity pa set kind = a.kind, date = a.date, note = a.note
      from activity a where a.id = pa.activity_id and pa.portfolio_id = ${id} returning pa.activity_id)
    select exists (select 1 from kept k where ${isShownIn(sql`k.activity_id`, sql`select ${student_id}::int`)}) as shown,
      exists (select 1 from portfolio_section s where s.portfolio_id = ${id} and s.text <> '') as said`.execute(ctx.db);
  if (!rows[0]?.shown && !rows[0]?.said) return declined(message('portfolios.empty'), { field: 'id', code: 'EMPTY' });
  ctx.emit(PortfolioPublished, { portfolio: id });
  return { set: { published_at: ctx.now(), published_by: ctx.who.user } };
};

/** A draft with all a published one holds, to take its place once it is published itself. */
export const correct = async (ctx: Ctx, { id, student_id, name, start_date, end_date }: Record) => {
  const copy = await portfolios.records.add(ctx, { student_id, name, start_date, end_date, corrects_id: id });
  await sql`with copied as (insert into portfolio_section (portfolio_id, name, text, sort, updated_at)
      select ${copy}::int, name, text, sort, ${ctx.now()}::timestamptz from portfolio_section where portfolio_id = ${id}
      order by sort, id returning id),
    paired as (select o.id as from_id, n.id as to_id
      from (select id, row_number() over (order by sort, id) as n from portfolio_section where portfolio_id = ${id}) o
      join (select id, row_number() over (order by id) as n from copied) n using (n))
    insert into portfolio_activity (portfolio_id, section_id, activity_id)
    select ${copy}::int, p.to_id, pa.activity_id from portfolio_activity pa join paired p on p.from_id = pa.section_id
    where pa.portfolio_id = ${id} order by pa.id`.execute(ctx.db);
  return { gives: { portfolio: copy } };
};
