import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';

/** Keeps days at which a plan rested, from one to the day before another; days that are kept already stay. */
export const restPlan = async (
  ctx: WriteContext,
  plan: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<void> => {
  if (from >= until) return;
  await sql`insert into billing_plan_pause (plan_id, during)
    select ${plan}::int, r from unnest(datemultirange(daterange(${from}::date, ${until}::date))
      - coalesce((select range_agg(x.during) from billing_plan_pause x
          where x.plan_id = ${plan}), '{}')) r`.execute(ctx.db);
};

/**
 * The day from which a plan that is there again on `day` is to be billed, where its period was billed as far as an end or a
 * pause that no longer holds; undefined where it was billed whole.
 */
export const unbilledFrom = async (ctx: WriteContext, plan: number, day: string): Promise<string | undefined> => {
  const { rows } = await sql<{ from: string }>`
    select to_char(greatest(b.billed_to + 1, ${day}::date), 'YYYY-MM-DD') as "from" from (
      select * from billing_plan_period b where b.plan_id = ${plan}
      order by b.starts_on desc limit 1) b
    where b.billed_to < b.ends_on and ${day}::date <= b.ends_on`.execute(ctx.db);
  return rows[0]?.from;
};
