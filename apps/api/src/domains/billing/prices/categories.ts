import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../../kernel/write/row-diff.ts';
import { ChargeCategory } from '../../../model/billing/entity.ts';

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

const gone = () => declined(message('billing.categoryUsed'), { field: 'id', code: 'GONE' });

/** Adds a charge category to a location. */
export const addCategory = async (ctx: Ctx, { name, location_id }: { name: string; location_id: Id<'location'> }) => {
  const row = await ctx.db
    .insertInto('charge_category')
    .values({ centre_id: ctx.who.centre, name, location_id })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'ChargeCategory', id: row.id, after: row });
  return done(message('billing.categoryAdded', { name }), { category: idOf(ChargeCategory, row.id) });
};

/** Renames a charge category. It stays at its location: what was charged there was. */
export const renameCategory = async (
  ctx: Ctx,
  { id, name, location_id }: { id: Id<'charge_category'>; name: string; location_id?: Id<'location'> | undefined },
) => {
  const row = await ctx.db
    .updateTable('charge_category')
    .set({ name })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['location_id', ...diffColumns])
    .executeTakeFirst();
  if (!row) return gone();
  if (location_id !== undefined && location_id !== row.location_id)
    return declined(message('billing.categoryElsewhere'), { field: 'location_id', code: 'OTHER_LOCATION' });
  const change = diffOf(row);
  if (change) ctx.audit({ entity: 'ChargeCategory', id, ...change });
  return done(message('billing.categoryChanged'), { category: id });
};

/** Deletes a charge category nothing uses; what does is told by the database. */
export const removeCategory = async (ctx: Ctx, { id }: { id: Id<'charge_category'> }) => {
  const row = await ctx.db
    .deleteFrom('charge_category')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return gone();
  ctx.audit({ entity: 'ChargeCategory', id, before: row });
  return done(message('billing.categoryRemoved', { name: row.name }));
};

/** Whether all the given categories are of the location; those of nobody are. */
export const areCategoriesOf = async (
  ctx: Pick<Ctx, 'db' | 'who'>,
  location: number,
  categories: readonly (number | null | undefined)[],
): Promise<boolean> => {
  const asked = [...new Set(categories.flatMap((one) => one ?? []))];
  if (asked.length === 0) return true;
  const rows = await ctx.db
    .selectFrom('charge_category')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
    .where('location_id', '=', location)
    .where('id', 'in', asked)
    .execute();
  return rows.length === asked.length;
};

/** What a call answers whose category is of another location. */
export const otherCategory = (field = 'category') =>
  declined(message('billing.categoryElsewhere'), { field, code: 'OTHER_LOCATION' });
