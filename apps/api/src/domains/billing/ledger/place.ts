import type { TaxFrom } from '@nestling/rules/sales-tax.ts';
import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Sql } from '../../../kernel/db/tables.ts';

type Asking = Pick<WorkContext, 'db' | 'now'>;

/** What billing goes by at a location: its clock, its closed months and its settings. */
export interface Place {
  readonly location: number;
  readonly name: string;
  readonly zone: string;
  /** Whether it bills; one that does not makes no invoice, whoever asks. */
  readonly bills: boolean;
  /** The location's own day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** The first day that is not in a closed month. */
  readonly open_from: string;
  readonly currency: string;
  readonly due_days: number;
  readonly invoice_prefix: string;
  readonly apply_credits: boolean;
  /** What it says of prices, the latest days last: read it by `rulesOn`. */
  readonly rules: readonly (Rules & { readonly until: string | null })[];
  /** Sales tax of its categories, by the day from which it holds. */
  readonly taxes: readonly CategoryTax[];
}

/** How a category is taxed from a day on. */
export interface CategoryTax extends TaxFrom {
  readonly category: number;
  readonly name: string;
}

/** What a location says of prices; each holds for the days it was said for, see `prices/by-day.ts`. */
export interface Rules {
  readonly prorate: boolean;
  readonly credit_absences: boolean;
  /** Days the location is closed lower a bill by weeks or months. */
  readonly credit_closures: boolean;
  /** Hundredths of a percent. */
  readonly sibling_discount: number;
}

/** The settings of locations, as billing reads them; `where` is a condition on `l`, the location. */
const placesWhere = async (ctx: Asking, where: Sql): Promise<Place[]> => {
  const { rows } = await sql<Place>`
    select l.id as location, l.name, l.billing as bills, tz.value as zone, to_char(${ctx.now()}::timestamptz at time zone tz.value, 'YYYY-MM-DD') as today,
      coalesce(to_char((select max(m.month) + interval '1 month' from billing_month m
        where m.location_id = l.id), 'YYYY-MM-DD'), '1000-01-01') as open_from,
      coalesce(s.currency, 'USD') as currency, coalesce(s.due_days, 7) as due_days,
      coalesce(s.invoice_prefix, '') as invoice_prefix, coalesce(s.apply_credits, true) as apply_credits,
      (select json_agg(json_build_object('until', r.until_on, 'prorate', r.prorate, 'credit_absences', r.credit_absences, 'credit_closures', r.credit_closures,
          'sibling_discount', r.sibling_discount) order by r.until_on nulls last) from (
        select p.until_on, p.prorate, p.credit_absences, p.credit_closures, p.sibling_discount from billing_setting_past p
          where p.location_id = l.id
        union all
        select null, coalesce(s.prorate, true), coalesce(s.credit_absences, false), coalesce(s.credit_closures, false), coalesce(s.sibling_discount, 0)) r) as rules,
      coalesce((select json_agg(json_build_object('category', c.id, 'name', c.name, 'from', t.from_on, 'rate', t.rate, 'included', t.included))
        from charge_category c join sales_tax t on t.category_id = c.id where c.location_id = l.id), '[]') as taxes
    from location l join timezone tz on tz.id = l.timezone_id
    left join billing_setting s on s.location_id = l.id
    where ${where} order by l.id`.execute(ctx.db);
  return rows;
};

/** The settings of several locations, as billing reads them. */
export const placesOf = (ctx: Asking, locations: readonly number[]): Promise<Place[]> =>
  placesWhere(ctx, sql`l.id = any(${[...locations]}::int[])`);

/** What a location says of prices on a day. */
export const rulesOn = ({ rules }: Pick<Place, 'rules'>, day: string): Rules => {
  const found = rules.find(({ until }) => until === null || until > day);
  if (!found) throw new Error(`Nothing is said for ${day}.`);
  return found;
};

/**
 * The same of one location, which exists. Each call about money asks it, so the location is told by `=`: for a list Postgres
 * makes the plan anew every time, which costs three times what running it does.
 */
export const placeOf = async (ctx: Asking, location: number): Promise<Place> => {
  const [place] = await placesWhere(ctx, sql`l.id = ${location}::int`);
  if (!place) throw new Error(`There is no location ${location}.`);
  return place;
};

/** The same of the location a student is at. */
export const homeOf = async (ctx: Asking, student: number): Promise<Place> => {
  const found = await findRow(ctx, 'student', { id: student }, ['location_id']);
  return placeOf(ctx, found?.location_id ?? 0);
};

/** Declines what bills somebody at a location whose billing is off. */
export const mustBill = ({ bills, name }: Pick<Place, 'bills' | 'name'>, field = 'id'): void => {
  if (!bills) throw declined(message('billing.isOff', { name }), { field, code: 'BILLING_OFF' });
};

/** Declines a day of a closed month, which stands as it was read. */
export const mustBeOpen = ({ open_from }: Pick<Place, 'open_from'>, day: string | undefined, field = 'date'): void => {
  if (day !== undefined && day < open_from) throw declined(message('billing.monthClosed'), { field, code: 'CLOSED' });
};

/** Declines a day no money can be said to have come on: one of a closed month, or one that lies ahead. */
export const mustHaveCome = (place: Place, day: string | undefined): void => {
  mustBeOpen(place, day);
  if (day !== undefined && day > place.today)
    throw declined(message('billing.dateAhead'), { field: 'date', code: 'FUTURE' });
};

/** Declines to move what was booked on a day into a closed month, or out of one. */
export const mustMove = (place: Place, was: string, wanted: string): void => {
  if (was === wanted) return;
  mustBeOpen(place, wanted);
  if (was < place.open_from) throw declined(message('billing.monthStands'), { field: 'date', code: 'CLOSED' });
};

/** The day something that is done today to an invoice counts for: never before the invoice itself does. */
export const dayOfAct = (place: Pick<Place, 'today' | 'open_from'>, { date }: { readonly date: string }): string =>
  bookingDay(place, date > place.today ? date : place.today);

/** The day an entry counts for: the wanted one, or today; where its month is closed, the first day that is open. */
export const bookingDay = (
  { today, open_from }: Pick<Place, 'today' | 'open_from'>,
  wanted?: string | null,
): string => {
  const day = wanted ?? today;
  return [day, open_from].sort().at(-1) ?? day;
};
