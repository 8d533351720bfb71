import { sql } from 'kysely';
import type { Book } from '../ledger/book.ts';
import type { Part, Payer } from '../ledger/split.ts';

interface Row {
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
  readonly plan: number | null;
  readonly category: number | null;
  readonly share: number | null;
  readonly amount: number | null;
  readonly period: string | null;
  readonly copay: number | null;
  readonly due_days: number | null;
}

/** Who pays for students on a day: their parts, and who pays what no part covers. */
export interface Payers {
  readonly parts: readonly (Part & { readonly plan: number | null })[];
  readonly agencies: readonly {
    readonly agency: number;
    readonly amount: number;
    readonly period: string;
    readonly copay: number;
    /** The number in its terms, such as "Net 30"; null: as the location says. */
    readonly due_days: number | null;
  }[];
  /** The first payer, else the guardian first marked as one, else nobody. */
  readonly rest: Payer;
}

/**
 * Reads who pays for students on a day, in one statement. Where no share is kept, the guardian that was marked as payer
 * first pays all: never several, as the bill of one is not for the other to see.
 */
export const payersOf = async (
  book: Book,
  students: readonly number[],
  on: string,
): Promise<ReadonlyMap<number, Payers>> => {
  const { centre } = book.who;
  const all = [...students];
  const { rows } = await sql<Row>`
    select p.student_id as student, p.user_id as "user", null::int as agency, p.plan_id as plan, p.category_id as category,
      p.share, p.amount, null as period, null::int as copay, null::int as due_days, 1 as near, p.id as n
    from billing_payer p where p.centre_id = ${centre} and p.student_id = any(${all}::int[])
      and daterange(p.start_date, p.end_date, '[]') @> ${on}::date
    union all
    select s.student_id, null, s.agency_id, null, null, null, s.amount, s.period, coalesce(s.copay, 0),
      substring(a.terms from '[0-9]{1,3}')::int, 0, s.id
    from subsidy s join billing_agency a on a.centre_id = s.centre_id and a.id = s.agency_id where s.centre_id = ${centre} and s.student_id = any(${all}::int[])
      and daterange(s.start_date, s.end_date, '[]') @> ${on}::date
    union all
    select gl.student_id, gl.user_id, null, null, null, null, null, null, null, null, 2, gl.id
    from standing_guardian gl
    where gl.centre_id = ${centre} and gl.student_id = any(${all}::int[]) and gl.is_payer
    order by near, n`.execute(book.db);
  return new Map(
    all.map((student) => {
      const own = rows.filter((row) => row.student === student);
      const parts = own.flatMap(({ user, share, amount, plan, category, agency }) =>
        agency === null && (share !== null || amount !== null)
          ? [{ user, agency: null, share, amount, plan, category }]
          : [],
      );
      const agencies = own.flatMap(({ agency, amount, period, copay, due_days }) =>
        agency === null || amount === null
          ? []
          : [{ agency, amount, period: period ?? 'monthly', copay: copay ?? 0, due_days }],
      );
      const first =
        parts.find(({ plan, category }) => plan === null && category === null) ?? own.find(({ user }) => user !== null);
      return [student, { parts, agencies, rest: { user: first?.user ?? null, agency: null } }] as const;
    }),
  );
};

/** The parts that hold for a plan, or for what is billed by hand (null): a plan's own win over the account's. */
export const partsFor = ({ parts }: Payers, plan: number | null): readonly Part[] => {
  const own = parts.filter((part) => plan !== null && part.plan === plan);
  return own.length > 0 ? own : parts.filter((part) => part.plan === null);
};
