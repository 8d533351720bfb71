import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Part, Payer } from '../ledger/split.ts';

interface Row {
  readonly kind: 'payer' | 'agency' | 'guardian';
  readonly id: number;
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
  readonly location: number | null;
  readonly plan: number | null;
  readonly category: number | null;
  readonly share: number | null;
  readonly amount: number | null;
  readonly period: string | null;
  readonly units: number | null;
  readonly copay: number | null;
  readonly due_days: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** What an agency has authorized. */
export interface Authorized {
  readonly subsidy: number;
  readonly agency: number;
  readonly amount: number;
  readonly period: string;
  /** Days a month; null: as many as there are. */
  readonly units: number | null;
  readonly copay: number;
  /** Days its invoices are given; null: as the location says. */
  readonly due_days: number | null;
}

/** Who pays for students on a day: their parts, and who pays what no part covers. */
export interface Payers {
  readonly parts: readonly (Part & { readonly plan: number | null })[];
  readonly agencies: readonly Authorized[];
  /** The first payer, else the guardian first marked as one, else nobody. */
  readonly rest: Payer;
}

/** Days somebody asks about, both counted in. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** All who pay for students on some day of a time, in one statement; `payersOn` tells who does on a day. */
export const payersIn = async (
  ctx: WriteContext,
  students: readonly number[],
  { from, to }: Days,
): Promise<ReadonlyMap<number, readonly Row[]>> => {
  const all = [...new Set(students)];
  const { rows } = await sql<Row>`
    select 'payer' as kind, p.id, p.student_id as student, p.user_id as "user", null::int as agency, null::int as location,
      p.plan_id as plan, p.category_id as category, p.share, p.amount, null as period, null::int as units, null::int as copay,
      null::int as due_days, p.start_date, p.end_date, 1 as near
    from billing_payer p where p.student_id = any(${all}::int[])
      and daterange(p.start_date, p.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]')
    union all
    select 'agency', s.id, s.student_id, null, s.agency_id, a.location_id, null, null, null, s.amount, s.period, s.units,
      coalesce(s.copay, 0), a.due_days, s.start_date, s.end_date, 0
    from subsidy s join billing_agency a on a.id = s.agency_id
    where s.student_id = any(${all}::int[])
      and daterange(s.start_date, s.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]')
    union all
    select 'guardian', gl.id, gl.student_id, gl.user_id, null, null, null, null, null, null, null, null, null, null, null, null, 2
    from standing_guardian gl
    where gl.student_id = any(${all}::int[]) and gl.is_payer
    order by near, id`.execute(ctx.db);
  const found = Map.groupBy(rows, ({ student }) => student);
  return new Map(all.map((student) => [student, found.get(student) ?? []]));
};

const holdsOn = ({ start_date, end_date }: Row, day: string): boolean =>
  (start_date === null || start_date <= day) && (end_date === null || day <= end_date);

/** What is asked of the people and agencies that pay for one student. */
interface Asked {
  readonly day: string;
  /** The plan that is billed; its own payers win over the account's. */
  readonly plan?: number | null;
  /** Agencies of other locations do not pay for days at this one. */
  readonly location?: number;
  /**
   * The day the plan was entered. For days before it that no payer was written down for, those of that day pay: who enters
   * a plan from the first of the month and its payers beside it means them.
   */
  readonly entered?: string;
}

/** The rows that hold on a day. */
export const standing = (
  rows: readonly Row[],
  { day, plan = null, location, entered = day }: Asked,
): readonly Row[] => {
  const concerned = rows.filter(
    ({ kind, location: of }) => kind !== 'agency' || location === undefined || of === location,
  );
  const holding = concerned.filter((row) => holdsOn(row, day));
  const known = day >= entered || holding.some(({ kind }) => kind === 'payer');
  const all = known
    ? holding
    : [
        ...holding.filter(({ kind }) => kind === 'agency'),
        ...concerned.filter((row) => row.kind === 'payer' && holdsOn(row, entered)),
        ...holding.filter(({ kind }) => kind === 'guardian'),
      ];
  // Who pays for another plan is asked last.
  const isOwn = (row: Row): boolean => row.plan === null || row.plan === plan;
  return [...all.filter(isOwn), ...all.filter((row) => !isOwn(row))];
};

/**
 * Who pays, of the rows that hold. Where no share is kept, the guardian that was marked as payer first pays all: never
 * several, as the bill of one is not for the other to see.
 */
export const payersAmong = (rows: readonly Row[]): Payers => {
  const parts = rows.flatMap(({ kind, user, share, amount, plan, category }) =>
    kind === 'payer' ? [{ user, agency: null, share, amount, plan, category }] : [],
  );
  const agencies = rows.flatMap(({ id, agency, amount, period, units, copay, due_days }) =>
    agency === null || amount === null
      ? []
      : [{ subsidy: id, agency, amount, period: period ?? 'monthly', units, copay: copay ?? 0, due_days }],
  );
  const first =
    parts.find(({ plan, category }) => plan === null && category === null) ?? rows.find(({ user }) => user !== null);
  return { parts, agencies, rest: { user: first?.user ?? null, agency: null } };
};

/** Who pays for students on one day, for what no plan bills. */
export const payersOf = async (
  ctx: WriteContext,
  students: readonly number[],
  on: string,
): Promise<ReadonlyMap<number, Payers>> => {
  const found = await payersIn(ctx, students, { from: on, to: on });
  return new Map([...found].map(([student, rows]) => [student, payersAmong(rows)] as const));
};

/** The parts that hold for a plan, or for what is billed by hand (null): a plan's own win over the account's. */
export const partsFor = ({ parts }: Payers, plan: number | null): readonly Part[] => {
  const own = parts.filter((part) => plan !== null && part.plan === plan);
  return own.length > 0 ? own : parts.filter((part) => part.plan === null);
};
