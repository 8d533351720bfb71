import { declined, message } from '../../../kernel/call/call.ts';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';

constraint('charge_category_name', 'name', 'TAKEN', message('billing.categoryTaken'));
// Deleted while something uses it, or used while it is deleted.
for (const table of [
  'ledger_account',
  'billing_preset',
  'variable_charge',
  'billing_plan_template',
  'billing_plan',
  'billing_payer',
  'invoice_item',
  'credit',
])
  constraint(`${table}_category`, 'id', 'IN_USE', message('billing.categoryUsed'));

/** Declines a category of another location; none is fine. */
export const mustBeCategoriesOf = async (
  ctx: Pick<WorkContext, 'db'>,
  location_id: number,
  categories: readonly (number | null | undefined)[],
  field = 'category',
): Promise<void> => {
  const asked = [...new Set(categories.flatMap((one) => one ?? []))];
  if (asked.length === 0) return;
  const found = await findRows(ctx, 'charge_category', { id: asked, location_id }, ['id']);
  if (found.length < asked.length)
    throw declined(message('billing.categoryElsewhere'), { field, code: 'OTHER_LOCATION' });
};
