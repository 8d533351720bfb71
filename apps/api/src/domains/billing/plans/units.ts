import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { jsonb } from '../../../kernel/db/tables.ts';
import type { Authorized } from './payers-of.ts';

/** What a bill takes of an authorization on a day. */
export interface Used {
  readonly subsidy: number;
  readonly agency: number;
  readonly day: string;
  readonly cents: number;
  /** Whether the day counts as one of its units. */
  readonly care: boolean;
}

/** What is taken of one authorization, by bills of whichever plan. */
export interface Taken {
  /** Cents that are taken of it on a day. */
  readonly cents: (day: string) => number;
  /** Of days of care those its units reach for: one that is billed already counts once. */
  readonly within: (days: readonly string[]) => readonly string[];
}
export type TakenOf = (subsidy: Pick<Authorized, 'subsidy' | 'units'>) => Taken;

/** What authorizations have left; what is taken here is gone for who asks next. */
export interface Units {
  readonly of: TakenOf;
  readonly take: (used: readonly Used[]) => void;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** What bills have taken of one authorization, by day. */
class Days {
  private readonly cents = new Map<string, number>();
  private readonly care = new Set<string>();
  private readonly units = new Map<string, number>();

  add(day: string, cents: number, care: boolean): void {
    this.cents.set(day, this.on(day) + cents);
    if (!care || this.care.has(day)) return;
    this.care.add(day);
    this.units.set(monthOf(day), (this.units.get(monthOf(day)) ?? 0) + 1);
  }

  on(day: string): number {
    return this.cents.get(day) ?? 0;
  }

  within(days: readonly string[], units: number | null): readonly string[] {
    if (units === null) return days;
    const used = new Map(this.units);
    return days.filter((day) => {
      if (this.care.has(day)) return true;
      const count = (used.get(monthOf(day)) ?? 0) + 1;
      used.set(monthOf(day), count);
      return count <= units;
    });
  }
}

/**
 * What bills have taken of the authorizations of students in the months from one day to another, in one statement. Those of
 * voided invoices are free again.
 */
export const unitsOf = async (
  ctx: WriteContext,
  students: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Units> => {
  const { rows } = await sql<Omit<Used, 'agency'>>`
    select u.subsidy_id as subsidy, to_char(u.day, 'YYYY-MM-DD') as day, sum(u.cents)::int as cents, bool_or(u.care) as care
    from subsidy s join subsidy_day u on u.subsidy_id = s.id
    join invoice i on i.id = u.invoice_id and i.status <> 'voided'
    where s.student_id = any(${[...new Set(students)]}::int[])
      and u.day between date_trunc('month', ${from}::date)::date and (date_trunc('month', ${to}::date) + interval '1 month - 1 day')::date
    group by u.subsidy_id, u.day`.execute(ctx.db);
  const all = new Map<number, Days>();
  const daysOf = (subsidy: number): Days => {
    const days = all.get(subsidy) ?? new Days();
    all.set(subsidy, days);
    return days;
  };
  for (const { subsidy, day, cents, care } of rows) daysOf(subsidy).add(day, cents, care);
  return {
    of: ({ subsidy, units }) => ({
      cents: (day) => daysOf(subsidy).on(day),
      within: (days) => daysOf(subsidy).within(days, units),
    }),
    take: (used) => {
      for (const { subsidy, day, cents, care } of used) daysOf(subsidy).add(day, cents, care);
    },
  };
};

/** Keeps the days that bills have used, beside the invoices they became. */
export const keepUnits = async (
  ctx: WriteContext,
  bills: readonly { readonly used: readonly Used[] }[],
  invoices: readonly number[],
): Promise<void> => {
  const rows = bills.flatMap(({ used }, i) =>
    used.map(({ subsidy, day, cents, care }) => ({ subsidy, day, cents, care, invoice: invoices[i] })),
  );
  if (rows.length === 0) return;
  await sql`insert into subsidy_day (subsidy_id, invoice_id, day, cents, care)
    select r.subsidy, r.invoice, r.day, r.cents, r.care
    from jsonb_to_recordset(${jsonb(rows)}) as r(subsidy int, invoice int, day date, cents int, care boolean)`.execute(
    ctx.db,
  );
};
