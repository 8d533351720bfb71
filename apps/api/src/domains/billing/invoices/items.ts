import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { deleteRows, insertMany } from '../../../kernel/write/write-rows.ts';
import { readWorking } from '../plans/working.ts';
import { type Item, itemKinds } from './bill.ts';

/** Adds items to invoices; what they are booked as is the caller's. */
export const insertItems = (
  ctx: WriteContext,
  given: readonly { readonly invoice: number; readonly item: Item }[],
): Promise<void> =>
  insertMany(
    ctx,
    'invoice_item',
    given.map(
      ({
        invoice,
        item: { kind = 'charge', name, detail = null, worked = null, category = null, amount, tax = null },
      }) => ({
        ...{ invoice_id: invoice, kind, name, detail, category_id: category, amount, tax },
        worked: worked && { ...worked },
        ...{ created_at: ctx.now(), created_by: ctx.who.user || null },
      }),
    ),
  );

/** The items of an invoice, in the order they were added in. */
export const itemsKept = async (ctx: Pick<WriteContext, 'db'>, invoice: number): Promise<Item[]> => {
  const columns = ['kind', 'name', 'detail', 'category_id', 'amount', 'tax', 'worked'] as const;
  const rows = await findRows(ctx, 'invoice_item', { invoice_id: invoice }, columns, { order: ['id'] });
  return rows.map(({ category_id, kind, worked, ...item }) => ({
    ...{ ...item, category: category_id, worked: readWorking(worked) },
    kind: itemKinds.find((one) => one === kind) ?? 'charge',
  }));
};

const taxIn = (items: readonly Item[]) =>
  items.filter(({ kind }) => kind === 'tax').map(({ category, amount, tax }) => ({ category, amount, tax }));

/** Writes the sales tax of an invoice anew, where it is another one than before. */
export const replaceTax = async (
  ctx: WriteContext,
  invoice: number,
  before: readonly Item[],
  items: readonly Item[],
): Promise<void> => {
  if (JSON.stringify(taxIn(before)) === JSON.stringify(taxIn(items))) return;
  await deleteRows(ctx, 'invoice_item', { invoice_id: invoice, kind: 'tax' });
  await insertItems(
    ctx,
    items.filter(({ kind }) => kind === 'tax').map((item) => ({ invoice, item })),
  );
};
