import { sql } from 'kysely';
import type { Book } from '../ledger/book.ts';
import type { UnitsLeft, Used } from './subsidies.ts';

/** Days that authorizations have left; what is taken here is gone for who asks next. */
export interface Units {
  readonly left: UnitsLeft;
  readonly take: (used: readonly Used[]) => void;
}

/** The days authorizations of students have left, by month: those of voided invoices are free again. */
export const unitsOf = async (book: Book, students: readonly number[]): Promise<Units> => {
  const { rows } = await sql<{ subsidy: number; month: string; units: number }>`
    select u.subsidy_id as subsidy, to_char(u.month, 'YYYY-MM-DD') as month, sum(u.units)::int as units from subsidy_use u
    join subsidy s on s.centre_id = u.centre_id and s.id = u.subsidy_id and s.units is not null
    join invoice i on i.centre_id = u.centre_id and i.id = u.invoice_id and i.status <> 'voided'
    where u.centre_id = ${book.who.centre} and s.student_id = any(${[...new Set(students)]}::int[])
    group by u.subsidy_id, u.month`.execute(book.db);
  const taken = new Map(rows.map(({ subsidy, month, units }) => [`${subsidy} ${month}`, units]));
  return {
    left: ({ subsidy, units }, month) => (units === null ? null : units - (taken.get(`${subsidy} ${month}`) ?? 0)),
    take: (used) => {
      for (const { subsidy, month, units } of used) {
        const key = `${subsidy} ${month}`;
        taken.set(key, (taken.get(key) ?? 0) + units);
      }
    },
  };
};

/** Keeps the days that bills have used, beside the invoices they became. */
export const keepUnits = async (
  book: Book,
  bills: readonly { readonly used: readonly Used[] }[],
  invoices: readonly number[],
): Promise<void> => {
  const rows = bills.flatMap(({ used }, i) =>
    used.map(({ subsidy, month, units }) => ({ subsidy, month, units, invoice: invoices[i] })),
  );
  if (rows.length === 0) return;
  await sql`insert into subsidy_use (centre_id, subsidy_id, invoice_id, month, units)
    select ${book.who.centre}::int, r.subsidy, r.invoice, r.month, r.units
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(subsidy int, invoice int, month date, units int)`.execute(
    book.db,
  );
};
