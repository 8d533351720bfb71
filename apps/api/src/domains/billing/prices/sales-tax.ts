import { MOST_TAX, percentOf } from '@nestling/rules/sales-tax.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, flag, float, type InputOf, ids } from '../../../kernel/call/input.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { atLeast } from '../../../kernel/db/where.ts';
import { deleteRows, insertRows } from '../../../kernel/write/write-rows.ts';
import { ChargeCategory } from '../../../model/billing/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { mustBeOpen, placeOf } from '../ledger/place.ts';

/** Percent with up to three decimals, which is what rates of states, counties and cities come to together. */
export const salesTaxInput = {
  categories: ids(ChargeCategory, 200),
  percent: float(0, percentOf(MOST_TAX)),
  included: flag(),
  from: date(),
};
/** What `setSalesTax` asks. */
export const asksTax = { PRICE: 'always: what bills of whom come to more or less, and from when' } as const;

/** Children whose plans that go on are billed in one of the categories. */
const childrenBilled = async (ctx: Ctx, categories: readonly number[], today: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(distinct p.student_id)::int as count
    from billing_plan p join student st on st.id = p.student_id
    where p.category_id = any(${[...categories]}::int[]) and st.archived_at is null
      and coalesce(p.ends_on >= ${today}::date, true)`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

/**
 * Says what categories of one location are taxed with from a day on, whatever was decided for later days; 0 percent ends a tax.
 * Invoices that are made stay as they are.
 */
export const setSalesTax = async (
  ctx: Ctx,
  { categories, percent, included, from: day }: InputOf<typeof salesTaxInput>,
) => {
  const rate = Math.round(percent * 1000);
  if (Math.abs(percent * 1000 - rate) > 1e-6)
    return declined(message('billing.taxDecimals'), { field: 'percent', code: 'DECIMALS' });
  const rows = await findRows(ctx, 'charge_category', { id: categories }, ['id', 'name', 'location_id'], {
    order: ['id'],
    lock: 'update',
  });
  const [first] = rows;
  if (!first || rows.some(({ location_id }) => location_id !== first.location_id))
    return declined(message('billing.categoryElsewhere'), { field: 'categories', code: 'OTHER_LOCATION' });
  const place = await placeOf(ctx, first.location_id);
  mustBeOpen(place, day, 'from');
  const count = await childrenBilled(ctx, categories, place.today);
  ctx.confirm({
    code: 'PRICE',
    title: message('confirm.salesTax', { percent }),
    lines: [
      message('confirm.salesTaxFrom', { date: day, names: rows.map(({ name }) => name), percent, included }),
      ...(count > 0 ? [message('confirm.salesTaxChildren', { count })] : []),
    ],
    about: { entity: Location, id: place.location },
  });
  ctx.mustBeConfirmed();
  const category_id = rows.map(({ id }) => id);
  await deleteRows(ctx, 'sales_tax', { category_id, from_on: atLeast(day) });
  await insertRows(
    ctx,
    'sales_tax',
    category_id.map((one) => ({ category_id: one, from_on: day, rate, included })),
  );
  for (const { id } of rows)
    ctx.audit({ entity: ChargeCategory, id, after: { sales_tax: percent, included, from: day } });
  return done(message('billing.taxSet'), { categories });
};
