import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../../kernel/write/row-diff.ts';
import { PresetItem } from '../../../model/billing/entity.ts';
import { areCategoriesOf, otherCategory } from './categories.ts';

constraint('billing_preset_name', 'name', 'TAKEN', message('billing.presetTaken'));

interface Given {
  readonly name: string;
  readonly amount: number;
  readonly detail?: string | null | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
}

interface Changed {
  readonly id: Id<'billing_preset'>;
  readonly name?: string | undefined;
  readonly amount?: number | undefined;
  readonly detail?: string | null | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
}

const gone = () => declined(message('billing.presetGone'), { field: 'id', code: 'GONE' });
/** Below zero it would be a discount, which is given by the account. */
const negative = () => declined(message('billing.negative'), { field: 'amount', code: 'NEGATIVE' });

/** Adds a preset item of a location, or without one of the whole centre. */
export const addPreset = async (
  ctx: Ctx,
  { location_id, ...given }: Given & { location_id?: Id<'location'> | undefined },
) => {
  if (given.amount < 0) return negative();
  if (location_id !== undefined && !(await areCategoriesOf(ctx, location_id, [given.category]))) return otherCategory();
  const { name, amount, detail, category } = given;
  const row = await ctx.db
    .insertInto('billing_preset')
    .values({
      centre_id: ctx.who.centre,
      location_id: location_id ?? null,
      name,
      amount,
      detail,
      category_id: category,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'PresetItem', id: row.id, after: row });
  return done(message('billing.presetAdded', { name }), { preset: idOf(PresetItem, row.id) });
};

/** Changes a preset item; invoices that were made with it stay as they are. */
export const changePreset = async (ctx: Ctx, { id, ...given }: Changed) => {
  if ((given.amount ?? 0) < 0) return negative();
  const { name, amount, detail, category } = given;
  const row = await ctx.db
    .updateTable('billing_preset')
    .set((q) => ({ name: name ?? q.ref('name'), amount, detail, category_id: category }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['location_id', ...diffColumns])
    .executeTakeFirst();
  if (!row) return gone();
  if (row.location_id !== null && !(await areCategoriesOf(ctx, row.location_id, [category]))) return otherCategory();
  const change = diffOf(row);
  if (change) ctx.audit({ entity: 'PresetItem', id, ...change });
  return done(message('billing.presetChanged'), { preset: id });
};

/** Deletes a preset item. */
export const removePreset = async (ctx: Ctx, { id }: { id: Id<'billing_preset'> }) => {
  const row = await ctx.db
    .deleteFrom('billing_preset')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return gone();
  ctx.audit({ entity: 'PresetItem', id, before: row });
  return done(message('billing.presetRemoved', { name: row.name }));
};
