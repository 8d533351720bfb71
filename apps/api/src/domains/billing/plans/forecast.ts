import { sql } from 'kysely';
import { languages } from '../../../kernel/call/languages.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { type Bill, type Item, totalOf } from '../invoices/make.ts';
import type { Book } from '../ledger/book.ts';
import type { Place } from '../ledger/place.ts';
import { type Part, splitItems } from '../ledger/split.ts';
import { discountOf, priceOf } from './arithmetic.ts';
import { type Payers, partsFor, payersOf } from './payers-of.ts';
import { daysIn, isByAttendance, isPeriod, nextStart, startAround } from './periods.ts';
import type { Working } from './working.ts';

/** A plan with all that a period of it is worked out from. */
export interface DuePlan {
  readonly id: number;
  readonly student: number;
  readonly location: number;
  readonly name: string;
  readonly period: string;
  readonly amount: number;
  readonly days: readonly string[];
  readonly category: number | null;
  readonly anchor_on: string;
  readonly next_on: string;
  readonly ends_on: string | null;
  readonly paused_from: string | null;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  readonly invoice_without_payer: boolean;
  readonly invoice_with_payer: boolean;
  /** Hundredths of a percent, of the account. */
  readonly discount: number;
  readonly discount_reason: string | null;
  readonly due_days: number | null;
  /** Whether a brother or sister has a plan that costs more, or as much and is older. */
  readonly is_sibling: boolean;
}

/** Reads plans by a condition on `p`, in one statement. */
export const readPlans = async (book: Book, where: ReturnType<typeof sql>): Promise<DuePlan[]> => {
  const { rows } = await sql<DuePlan>`
    select p.id, p.student_id as student, p.location_id as location, p.name, p.period, p.amount, p.days, p.category_id as category,
      p.anchor_on, p.next_on, p.ends_on, p.paused_from, p.invoice_without_payer, p.invoice_with_payer,
      coalesce((select json_agg(json_build_object('from', lower(x.during), 'to', upper(x.during) - 1)) from billing_plan_pause x
        where x.centre_id = p.centre_id and x.plan_id = p.id), '[]') as pauses,
      coalesce(s.discount, 0) as discount, s.discount_reason, s.due_days,
      exists (select 1 from student me join student sib on sib.centre_id = me.centre_id and sib.sibling_group_id = me.sibling_group_id
        and sib.id <> me.id and sib.archived_at is null
        join billing_plan o on o.centre_id = sib.centre_id and o.student_id = sib.id and o.status = 'active'
        where me.centre_id = p.centre_id and me.id = p.student_id and (o.amount, -o.id) > (p.amount, -p.id)) as is_sibling
    from billing_plan p left join billing_account_setting s on s.centre_id = p.centre_id and s.student_id = p.student_id
    where p.centre_id = ${book.who.centre} and (${where}) order by p.id`.execute(book.db);
  return rows;
};

/** What is billed of one plan for one period; bills are empty where nothing is owed. */
export interface Forecast {
  readonly plan: DuePlan;
  readonly start: string;
  readonly end: string;
  readonly next: string;
  readonly bills: readonly Bill[];
}

interface AttendedRow {
  readonly plan: number;
  readonly days: number;
  readonly minutes: number;
  readonly stays: number;
  readonly absent: number;
}

/** What was attended in the period of each plan. Stays that go on count to now. */
const attendedIn = async (
  book: Book,
  place: Place,
  spans: readonly { readonly plan: number; readonly student: number; readonly start: string; readonly end: string }[],
): Promise<ReadonlyMap<number, AttendedRow>> => {
  if (spans.length === 0) return new Map();
  const { rows } = await sql<AttendedRow>`
    select w.plan, count(distinct a.date)::int as days, count(a.id)::int as stays,
      coalesce(sum(extract(epoch from coalesce(a.checked_out_at, ${book.now()}::timestamptz) - a.checked_in_at) / 60), 0)::int as minutes,
      (select count(*)::int from absence b where b.centre_id = ${book.who.centre} and b.student_id = w.student
        and b.date between w."start" and w."end" and b.undone_at is null and ${place.credit_absences}::boolean) as absent
    from json_to_recordset(${JSON.stringify(spans)}::json) as w(plan int, student int, "start" date, "end" date)
    left join attendance a on a.centre_id = ${book.who.centre} and a.student_id = w.student and a.date between w."start" and w."end"
    group by w.plan, w.student, w."start", w."end"`.execute(book.db);
  return new Map(rows.map((row) => [row.plan, row]));
};

const periodsInMonth: Readonly<Record<string, number>> = { daily: 30, weekly: 7, biweekly: 14, monthly: 30 };

/** What agencies pay of a bill: what is authorized for as long as the period is, never more than leaves the family its copay. */
const agencyParts = (payers: Payers, days: number, total: number): Part[] =>
  payers.agencies.map(({ agency, amount, period, copay }) => {
    const whole =
      period === 'monthly' && days >= 28 ? amount : Math.round((amount * days) / (periodsInMonth[period] ?? 30));
    return { user: null, agency, amount: Math.max(0, Math.min(whole, total - copay)) };
  });

/** Works out the next period of plans of one location, in two statements: nothing is written. */
export const forecast = async (book: Book, place: Place, plans: readonly DuePlan[]): Promise<Forecast[]> => {
  const spans = plans.flatMap((plan) => {
    if (!isPeriod(plan.period)) return [];
    const next = nextStart(plan.period, plan.anchor_on, plan.next_on);
    return [{ plan, period: plan.period, start: plan.next_on, end: addDays(next, -1), next }];
  });
  const payers = await payersOf(
    book,
    plans.map(({ student }) => student),
    place.today,
  );
  const counted = spans.filter(({ period }) => isByAttendance(period) || place.credit_absences);
  const attended = await attendedIn(
    book,
    place,
    counted.map(({ plan, start, end }) => ({ plan: plan.id, student: plan.student, start, end })),
  );
  return spans.map(({ plan, period, start, end, next }) => {
    const pauses = [...plan.pauses, ...(plan.paused_from === null ? [] : [{ from: plan.paused_from, to: null }])];
    const worked = priceOf(
      { ...plan, period, pauses },
      { from: start, to: end },
      {
        prorate: place.prorate,
        attended: attended.get(plan.id) ?? null,
        begins: startAround(period, plan.anchor_on, start),
      },
    );
    const own = payers.get(plan.student);
    const known = own !== undefined && (own.rest.user !== null || own.parts.length > 0 || own.agencies.length > 0);
    if (!worked || !own || !(known ? plan.invoice_with_payer : plan.invoice_without_payer))
      return { plan, start, end, next, bills: [] };
    const items = [...itemsOf(place, plan, worked)];
    const parts = [...agencyParts(own, daysIn(start, end), totalOf(items)), ...partsFor(own, plan.id)];
    const date = isByAttendance(period) ? next : start;
    const daysOf = (agency: number | null): number =>
      own.agencies.find((one) => one.agency === agency)?.due_days ?? plan.due_days ?? place.due_days;
    const bills = splitItems(items, parts, own.rest)
      .filter((one) => totalOf(one.items) > 0)
      .map(
        (one): Bill => ({
          student: plan.student,
          payer: one.payer,
          items: one.items,
          date,
          due_date: addDays(date, daysOf(one.payer.agency)),
          plan: { id: plan.id, start, end },
        }),
      );
    return { plan, start, end, next, bills };
  });
};

/** The charge of a period and its discounts. Names are in English: an invoice is a document of the centre. */
const itemsOf = (
  place: Place,
  plan: DuePlan,
  worked: { readonly amount: number; readonly working: Working },
): Item[] => {
  const { category, discount, discount_reason } = plan;
  const texts = languages.en;
  const items: Item[] = [{ name: plan.name, worked: worked.working, category, amount: worked.amount }];
  const lower = (name: string, share: number) => {
    if (share <= 0) return;
    const amount = discountOf(worked.amount, share);
    items.push({ kind: 'discount', name, worked: { kind: 'share', share, total: amount }, category, amount });
  };
  if (plan.is_sibling) lower(texts['billing.siblings'], place.sibling_discount);
  lower(
    discount_reason ?? texts['billing.discount'],
    Math.min(discount, 10_000 - (plan.is_sibling ? place.sibling_discount : 0)),
  );
  return items;
};
