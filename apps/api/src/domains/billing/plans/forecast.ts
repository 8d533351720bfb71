import type { WriteContext } from '../../../kernel/call/context.ts';
import { languages } from '../../../kernel/call/languages.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { type Bill, type Item, totalOf } from '../invoices/bill.ts';
import { withTax } from '../invoices/sales-tax.ts';
import { type Place, type Rules, rulesOn } from '../ledger/place.ts';
import { divideTogether } from '../ledger/proportion.ts';
import { type Payer, splitItems } from '../ledger/split.ts';
import { discountOf, part, priceOf, type Span, type Worked } from './arithmetic.ts';
import { type DaysOfChild, daysOfChildren } from './days-of-child.ts';
import { type Payers, partsFor, payersAmong, payersIn, standing } from './payers-of.ts';
import { isByAttendance, isPeriod, nextStart, type Period, startAround } from './periods.ts';
import { coveredTo, daysOf, isThere } from './plan-days.ts';
import type { DuePlan, PlanChange } from './read-plans.ts';
import { type AgencyPart, agencyShares } from './subsidies.ts';
import { type Units, type Used, unitsOf } from './units.ts';

/** A bill of a plan, with the days of authorizations it uses. */
export interface PlanBill extends Bill {
  readonly used: readonly Used[];
}

/** What is billed of one plan for one period; bills are empty where nothing is owed. */
export interface Forecast {
  readonly plan: DuePlan;
  readonly start: string;
  readonly end: string;
  readonly next: string;
  /** The last day the bills cover, as the plan stands now. */
  readonly billed_to: string;
  readonly bills: readonly PlanBill[];
  /** What was decided of this bill, which it obeys. */
  readonly changes: readonly PlanChange[];
}

interface PlanPeriod {
  readonly plan: DuePlan;
  readonly period: Period;
  /** The first day that is not billed yet, and the whole period around it. */
  readonly start: string;
  readonly begins: string;
  readonly end: string;
  readonly next: string;
  /** The last day that is billed of it; before `end` where periods begin anew in its midst. */
  readonly last: string;
}

/** The period of a plan that is billed next; none of a plan whose rhythm is unknown. */
export const nextPeriod = (plan: DuePlan): PlanPeriod[] => {
  const { period, anchor_on, next_on: start } = plan;
  if (!isPeriod(period)) return [];
  const begins = startAround(period, anchor_on, start);
  const after = nextStart(period, anchor_on, start);
  const [next = after] = [after, plan.next_anchor ?? after].sort();
  const last = addDays(next, -1);
  const [ends_on = last] = [last, plan.ends_on ?? last].sort();
  const cut = next < after ? { ...plan, ends_on } : plan;
  return [{ plan: cut, period, start, begins, end: addDays(after, -1), next, last }];
};

/** An item of a bill and where in it it stands. */
type Line = Item & { readonly line: number };

/** Days of a bill for which the same rows say who pays, with the part of each item that falls on them. */
interface Stretch {
  readonly payers: Payers;
  readonly agencies: Payers['agencies'];
  readonly items: readonly Line[];
  readonly total: number;
}

type RowsOn = (day: string) => ReturnType<typeof standing>;

const stretchesOf = (rowsOn: RowsOn, days: Worked['days'], items: readonly Line[]): readonly Stretch[] => {
  const groups = new Map<string, { payers: Payers; weight: number }>();
  for (const { day, weight } of days) {
    const held = rowsOn(day);
    const key = held.map(({ kind, id }) => `${kind} ${id}`).join();
    const group = groups.get(key) ?? { payers: payersAmong(held), weight: 0 };
    group.weight += weight;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const divided = divideTogether(
    items.map(({ amount }) => amount),
    all.map(({ weight }) => weight),
  );
  return all.map(({ payers }, i) => {
    const own = items.map((item, n) => ({ ...item, amount: divided[n]?.[i] ?? 0 }));
    return { payers, agencies: payers.agencies, items: own, total: totalOf(own) };
  });
};

/** What each payer pays of each item, over all stretches. */
const together = (
  parts: readonly { readonly payer: Payer; readonly items: readonly Line[] }[],
  items: readonly Line[],
): { readonly payer: Payer; readonly items: readonly Line[] }[] =>
  [...Map.groupBy(parts, ({ payer }) => `${payer.user ?? 0}:${payer.agency ?? 0}`).values()].map((own) => ({
    payer: own[0]?.payer ?? { user: null, agency: null },
    items: items.flatMap((item) => {
      const amount = totalOf(own.flatMap((one) => one.items.filter(({ line }) => line === item.line)));
      return amount === 0 ? [] : [{ ...item, amount }];
    }),
  }));

/** The family's place in a split that sorts out what agencies pay. */
const family: Payer = { user: null, agency: null };

/** Splits what a stretch costs: agencies first, whatever the kind of charge; the rest as the family's payers share it. */
const splitStretch = ({ payers, items }: Stretch, agencies: readonly AgencyPart[], plan: number) => {
  const parts = agencies.map((one) => ({ user: null, ...one }));
  return splitItems(items, parts, family).flatMap((one) =>
    one.payer.agency === null ? splitItems(one.items, partsFor(payers, plan), payers.rest) : [one],
  );
};

/** What all forecasts of one location go by. */
interface Known {
  readonly place: Place;
  readonly rows: ReadonlyMap<number, Parameters<typeof standing>[0]>;
  /** By the place of a period among those that are worked out. */
  readonly children: ReadonlyMap<number, DaysOfChild>;
  readonly units: Units;
}

const forecastOne = (one: PlanPeriod, key: number, { place, rows, children, units }: Known): Forecast => {
  const { plan, period, start, begins, end, next, last } = one;
  // What lies before periods that begin anew is a part of one, whatever the location does with parts.
  const rules = rulesOn(place, plan.terms_on);
  const byDays = rules.prorate || last < end;
  const child = children.get(key) ?? { attended: [], absent: [], expected: [], closed: [] };
  const byAttendance = isByAttendance(period);
  const changes = plan.changes.filter(({ day }) => day >= start && day <= last);
  const usual = priceOf(
    { ...plan, period },
    { from: start, to: end },
    {
      ...{ prorate: byDays, attended: child.attended, begins },
      absent: rules.credit_absences ? child.absent : [],
      closed: rules.credit_closures ? child.closed : [],
    },
  );
  const worked = usual && costsOnce(usual, { from: start, to: end }, changes);
  const made = { plan, start, end: last, next, billed_to: last, bills: [], changes };
  const [entered = place.today] = [plan.entered, place.today].sort();
  const rowsOn: RowsOn = (day) =>
    standing(rows.get(plan.student) ?? [], { day, plan: plan.id, location: plan.location, entered });
  if (!worked) return { ...made, billed_to: byAttendance ? last : coveredTo(plan, start, last) };
  if (!byAttendance && byDays) made.billed_to = coveredTo(plan, start, last);
  if (changes.some(({ kind }) => kind === 'skip')) return made;
  const items = itemsOf(rules, plan, worked, changes).map((item, line) => ({ ...item, line }));
  const stretches = stretchesOf(rowsOn, worked.days, items);
  const isKnown = stretches.some(
    ({ payers: { rest, parts, agencies } }) => rest.user !== null || parts.length > 0 || agencies.length > 0,
  );
  if (!(isKnown ? plan.invoice_with_payer : plan.invoice_without_payer)) return made;
  const days = daysOf(plan, { begins, since: start, to: end });
  const whole = daysOf({ ...plan, days: [] }, { begins, since: start, to: end });
  const ofBill = (days: ReturnType<typeof daysOf>) =>
    byAttendance || byDays ? days.there : days.all.filter((day) => day >= start);
  const billedDays = worked.days.map(({ day }) => day);
  const expected = new Set(child.expected);
  const holds = new Map(
    whole.all.map((day) => [day, new Set(payersAmong(rowsOn(day)).agencies.map(({ subsidy }) => subsidy))]),
  );
  const { parts, used } = agencyShares(
    stretches,
    {
      ...{ period, from: begins, to: end, all: days.all, counted: ofBill(days) },
      lasting: ofBill(whole),
      // Whatever a whole price covers: on a day the plan rests or is over there is no care.
      care: byAttendance ? billedDays : billedDays.filter((day) => isThere(plan, day) && expected.has(day)),
      holds: (subsidy, day) => holds.get(day)?.has(subsidy) ?? false,
    },
    units.of,
  );
  const split = stretches.flatMap((stretch, i) => splitStretch(stretch, parts[i] ?? [], plan.id));
  const date = byAttendance ? next : start;
  // Nobody has had less time than the terms say, however late a bill is made.
  const [, given = date] = [date, place.today].sort();
  const agencies = stretches.flatMap((stretch) => stretch.agencies);
  const bills = together(split, items)
    .filter((bill) => totalOf(bill.items) > 0)
    .map(({ payer, items: own }): PlanBill => {
      const terms = agencies.find(({ agency }) => agency === payer.agency)?.due_days ?? plan.due_days ?? place.due_days;
      return withTax(place, {
        ...{ student: plan.student, payer, items: own, date, due_date: addDays(given, terms), terms },
        plan: { id: plan.id, start, end: made.billed_to },
        used: payer.agency === null ? [] : used.filter(({ agency }) => agency === payer.agency),
      });
    });
  units.take(used);
  return { ...made, bills };
};

/**
 * Works out the next period of plans of one location, in three statements: nothing is written. A plan may be among them at several of
 * its periods, in the order they are billed in.
 */
export const forecast = async (ctx: WriteContext, place: Place, plans: readonly DuePlan[]): Promise<Forecast[]> => {
  const periods = plans.flatMap(nextPeriod);
  const [from = place.today] = periods.map(({ begins }) => begins).sort();
  const to = [place.today, ...periods.map(({ end }) => end)].sort().at(-1) ?? place.today;
  const students = plans.map(({ student }) => student);
  const rows = await payersIn(ctx, students, { from, to });
  const spans = periods.map(({ plan: { student, days }, begins, end }, key) => ({
    ...{ key, student, days, start: begins, end },
  }));
  const children = await daysOfChildren(ctx, place, spans);
  const units = await unitsOf(ctx, students, { from, to });
  return periods.map((one, key) => forecastOne(one, key, { place, rows, children, units }));
};

/** What a period costs where the office has set an amount for this once: that one, on the days the usual one lies on. */
const costsOnce = (usual: Worked, span: Span, changes: readonly PlanChange[]): Worked => {
  const amount = changes.find(({ kind }) => kind === 'amount')?.amount ?? null;
  if (amount === null) return usual;
  return { ...usual, amount, working: { kind: 'once', ...span, amount: usual.amount, total: amount } };
};

/** The charge of a period and its discounts. Names are in English: an invoice is a document of the centre. */
const itemsOf = (rules: Rules, plan: DuePlan, worked: Worked, changes: readonly PlanChange[]): Item[] => {
  const { category, discount, discount_reason } = plan;
  const texts = languages.en;
  const detail = changes.find(({ kind }) => kind === 'amount')?.reason ?? null;
  const items: Item[] = [{ name: plan.name, worked: worked.working, detail, category, amount: worked.amount }];
  const lower = (name: string, share: number, of: number) => {
    const amount = discountOf(of, share);
    if (amount < 0)
      items.push({ kind: 'discount', name, worked: { kind: 'share', share, total: amount }, category, amount });
  };
  const withElder = worked.days.filter(({ day }) =>
    plan.elders.some((elder) => day >= elder.from && isThere(elder, day)),
  );
  const weightOf = (days: Worked['days']): number => days.reduce((sum, { weight }) => sum + weight, 0);
  if (withElder.length > 0)
    lower(
      texts['billing.siblings'],
      rules.sibling_discount,
      part(worked.amount, weightOf(withElder), weightOf(worked.days)),
    );
  const most = 10_000 - (withElder.length > 0 ? rules.sibling_discount : 0);
  lower(discount_reason ?? texts['billing.discount'], Math.min(discount, most), worked.amount);
  for (const { kind, name, amount, reason } of changes)
    if (kind === 'line' && name !== null && amount !== null)
      items.push({ ...(amount < 0 ? { kind: 'discount' } : {}), name, detail: reason, category, amount });
  return items;
};
