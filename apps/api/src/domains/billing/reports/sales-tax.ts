import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type Asked, from, places, slice, to } from './asked.ts';

/** What a return of sales tax asks for, in cents. */
export interface SalesTaxRow {
  readonly location: string;
  readonly category: string;
  /** Earned in the category, before tax. */
  readonly sales: number;
  /** Of that, what bore tax. */
  readonly taxable: number;
  readonly tax: number;
}

/**
 * Sales and their tax within the days, by location and category, of the ledger's lines: what was voided, adjusted or moved counts on
 * the day it was booked. Categories in which nothing was taxed are there too, as a return asks for all sales.
 */
export const salesTaxRows = async (ctx: Ctx, asked: Asked): Promise<readonly SalesTaxRow[]> => {
  const { rows } = await sql<SalesTaxRow>`
    with booked as (select l.kind, l.cents, l.entry_id, l.invoice_id, a.location_id, a.category_id
      from ledger_line l join ledger_entry e on e.id = l.entry_id join ledger_account a on a.id = l.account_id
      where l.kind in ('income', 'tax') and e.effective_on between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`a.location_id`)}),
    sums as (select b.location_id, b.category_id,
        coalesce(-sum(b.cents) filter (where b.kind = 'income'), 0)::float8 as sales,
        coalesce(-sum(b.cents) filter (where b.kind = 'income' and exists (select 1 from booked t where t.kind = 'tax'
          and t.entry_id = b.entry_id and t.invoice_id = b.invoice_id and t.category_id = b.category_id)), 0)::float8 as taxable,
        coalesce(-sum(b.cents) filter (where b.kind = 'tax'), 0)::float8 as tax
      from booked b group by 1, 2)
    select o.name as location, coalesce(c.name, '') as category, s.sales, s.taxable, s.tax
    from sums s join location o on o.id = s.location_id left join charge_category c on c.id = s.category_id
    where s.sales <> 0 or s.tax <> 0
    order by o.name, o.id, c.name nulls last, c.id ${slice(asked)}`.execute(ctx.db);
  return rows;
};
