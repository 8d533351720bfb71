import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { totalOf } from '../invoices/bill.ts';
import { placeOf } from '../ledger/place.ts';
import { type Forecast, forecast } from '../plans/forecast.ts';
import { MOST_PERIODS, mustBeNear, plansOfRun, type runInput } from './make-run.ts';

/** A bill is compared with one that is not older than this. */
const DAYS_BACK = 62;

/** A plan with what its last bill came to; null where it never had one. */
interface Before {
  readonly plan: number;
  readonly student: number;
  readonly student_name: string;
  readonly plan_name: string;
  readonly last_day: string | null;
  readonly held: boolean;
  readonly total: number | null;
  readonly agencies: number;
  readonly recent: boolean;
  readonly no_card: readonly number[];
}

/** How plans of a location stand beside their last bill, and payers whose saved card is gone or has run out by a day. */
const beforeOf = async (ctx: Ctx, location: number, day: string): Promise<ReadonlyMap<number, Before>> => {
  const { rows } = await sql<Before>`
    select p.id as plan, st.id as student, st.full_name as student_name, p.name as plan_name, p.held,
      to_char(least(p.ends_on, (st.archived_at at time zone tz.value)::date), 'YYYY-MM-DD') as last_day,
      case when b.starts_on is not null then coalesce(i.total, 0) end::int as total, coalesce(i.agencies, 0)::int as agencies,
      coalesce(b.ends_on >= ${addDays(day, -DAYS_BACK)}::date, false) as recent,
      (select coalesce(json_agg(a.user_id), '[]') from billing_autopay a left join payment_method m on m.id = a.method_id
        where a.student_id = p.student_id and (m.id is null or m.removed_at is not null
          or (m.exp_year is not null and make_date(m.exp_year, coalesce(m.exp_month, 12), 1) + interval '1 month' <= ${day}::date))) as no_card
    from billing_plan p join student st on st.id = p.student_id
    join location l on l.id = p.location_id join timezone tz on tz.id = l.timezone_id
    left join lateral (select x.starts_on, x.ends_on from billing_plan_period x
      where x.plan_id = p.id and x.billed_to >= x.starts_on order by x.starts_on desc limit 1) b on true
    left join lateral (select sum(v.total) as total, sum(v.total) filter (where v.agency_id is not null) as agencies from invoice v
      where v.plan_id = p.id and v.period_start = b.starts_on and v.status <> 'voided') i on true
    where p.location_id = ${location}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.plan, row]));
};

const rests = ({ plan: { pauses }, start }: Forecast): boolean =>
  pauses.some(({ from, to }) => from <= start && (to === null || to >= start));

/** What is out of the ordinary of a bill to come. */
const flagsOf = (one: Forecast, before: Before | undefined, percent: number): string[] => {
  const total = totalOf(one.bills.flatMap(({ items }) => items));
  const agencies = totalOf(one.bills.filter(({ payer }) => payer.agency !== null).flatMap(({ items }) => items));
  const skipped = one.changes.some(({ kind }) => kind === 'skip');
  const flags: string[] = [];
  const say = (flag: string, holds: boolean | undefined) => {
    if (holds) flags.push(flag);
  };
  const was = before?.total ?? null;
  say('held', before?.held);
  say('skipped', skipped);
  say('paused', !skipped && one.bills.length === 0 && rests(one));
  say('zero', !skipped && one.bills.length === 0 && !rests(one));
  say('once', !skipped && one.changes.length > 0);
  say('new', was === null && total > 0);
  say('changed', was !== null && total > 0 && Math.abs(total - was) * 100 > was * percent);
  say('subsidy_short', (before?.agencies ?? 0) > agencies && total > 0);
  say(
    'no_payer',
    one.bills.some(({ payer }) => payer.user === null && payer.agency === null),
  );
  say(
    'no_card',
    one.bills.some(({ payer }) => payer.user !== null && before?.no_card.includes(payer.user)),
  );
  return flags;
};

const startOf = ({ start }: Forecast): string | null => start;

type Asked = InputOf<typeof runInput> & { readonly percent: number };

/**
 * What a run would make, beside what the same plans were billed last: sums, and every bill that is out of the ordinary. By the
 * forecast the run makes its invoices from; nothing is written.
 */
export const previewRun = async (ctx: Ctx, { location, date: to, percent }: Asked) => {
  const place = await placeOf(ctx, location);
  mustBeNear(place, to);
  const plans = await plansOfRun(ctx, place, { to, periods: MOST_PERIODS });
  const made = await forecast(ctx, place, plans);
  const before = await beforeOf(ctx, location, to);
  const rows = made.map((one) => {
    const own = before.get(one.plan.id);
    return {
      ...{ plan_id: one.plan.id, plan_name: one.plan.name, student_id: one.plan.student },
      student_name: own?.student_name ?? '',
      period_start: startOf(one),
      total: totalOf(one.bills.flatMap(({ items }) => items)),
      before: own?.total ?? null,
      flags: flagsOf(one, own, percent),
    };
  });
  const seen = new Set(plans.map(({ id }) => id));
  const ended = [...before.values()]
    .filter((one) => !seen.has(one.plan) && one.recent && one.last_day !== null && one.last_day < to && one.total)
    .map((one) => ({
      ...{ plan_id: one.plan, plan_name: one.plan_name, student_id: one.student, student_name: one.student_name },
      ...{ period_start: null, total: 0, before: one.total, flags: ['ended'] },
    }));
  const bills = made.flatMap((one) => one.bills);
  return {
    invoices: bills.length,
    families: new Set(bills.flatMap(({ payer }) => payer.user ?? [])).size,
    children: new Set(bills.map(({ student }) => student)).size,
    total: rows.reduce((sum, row) => sum + row.total, 0),
    before: [...rows, ...ended].reduce((sum, row) => sum + (row.before ?? 0), 0),
    children_before: new Set([...rows, ...ended].filter((row) => row.before).map(({ student_id }) => student_id)).size,
    exceptions: [...rows, ...ended]
      .filter(({ flags }) => flags.length > 0)
      .toSorted((a, b) => a.student_name.localeCompare(b.student_name)),
  };
};
