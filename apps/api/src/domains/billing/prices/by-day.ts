import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id, RowOf } from '../../../kernel/db/tables.ts';
import { above } from '../../../kernel/db/where.ts';
import { type Changes, insertMissing, updateRows } from '../../../kernel/write/write-rows.ts';

/** What of a location's settings holds for the days it was said for: periods and due days are looked up in it. */
export const dayKeys = [
  'late_fee',
  'late_fee_percent',
  'late_fee_days',
  'sibling_discount',
  'prorate',
  'credit_absences',
  'credit_closures',
] as const;

/** These settings. Percentages are hundredths of a percent, amounts cents. */
export type DayRules = RowOf<'billing_setting', (typeof dayKeys)[number]>;

/** These of all that is kept of a location. */
export const rulesAmong = (all: DayRules): DayRules => {
  const { late_fee, late_fee_percent, late_fee_days, sibling_discount, prorate, credit_absences, credit_closures } =
    all;
  return { late_fee, late_fee_percent, late_fee_days, sibling_discount, prorate, credit_absences, credit_closures };
};

/** What holds from a day that lies ahead. */
type Coming = DayRules & { readonly effective_date: string };

/** What holds on a day, null where a location has never said anything; and what is decided for later days, in their order. */
export const rulesFrom = async (
  ctx: Ctx,
  location: number,
  day: string,
): Promise<{ readonly now: DayRules | null; readonly coming: readonly Coming[] }> => {
  const columns = sql.join(dayKeys.map((key) => sql.ref(key)));
  const { rows } = await sql<DayRules & { readonly from: string | null }>`
    select r.*, to_char(lag(until_on) over (order by until_on), 'YYYY-MM-DD') as "from" from (
      select until_on, ${columns} from billing_setting_past where location_id = ${location} and until_on > ${day}::date
      union all select 'infinity', ${columns} from billing_setting where location_id = ${location}) r
    order by until_on`.execute(ctx.db);
  const [now] = rows;
  return {
    now: now ? rulesAmong(now) : null,
    coming: rows.flatMap((row) => (row.from === null ? [] : [{ effective_date: row.from, ...rulesAmong(row) }])),
  };
};

/**
 * Keeps that a location's settings, as they are before a change, hold up to the day before it; those that change do so for every
 * later day, whatever else was decided for one. The settings that hold in the end are the caller's to save.
 */
export const changeFrom = async (
  ctx: Ctx,
  location_id: Id<'location'>,
  {
    day,
    before,
    change,
  }: { readonly day: string; readonly before: DayRules; readonly change: Changes<'billing_setting_past'> },
): Promise<void> => {
  await insertMissing(ctx, 'billing_setting_past', [{ location_id, until_on: day, ...before }]);
  await updateRows(ctx, 'billing_setting_past', { location_id, until_on: above(day) }, change);
};
