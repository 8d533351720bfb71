import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, type UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../../kernel/write/row-diff.ts';
import { VariableCharge } from '../../../model/billing/entity.ts';
import { areCategoriesOf, otherCategory } from './categories.ts';

// The other value may stand in the row: the database compares.
constraint('variable_charge_order', 'end_time', 'BEFORE_START', message('billing.endBefore'));
constraint('variable_charge_max', 'max_amount', 'BELOW_AMOUNT', message('billing.maxBelow'));

export const intervals = ['once', 'minute', '5 minutes', '10 minutes', '15 minutes', '30 minutes', 'hour'] as const;

interface Given {
  readonly category?: Id<'charge_category'> | undefined;
  readonly amount?: number | undefined;
  readonly details?: string | null | undefined;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
  readonly max_amount?: number | null | undefined;
  readonly interval?: (typeof intervals)[number] | undefined;
  readonly days?: readonly string[] | undefined;
  readonly programs?: readonly Id<'billing_program'>[] | undefined;
}

const gone = () => declined(message('billing.chargeGone'), { field: 'id', code: 'GONE' });
const noAmount = () => declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });

const setPrograms = async (ctx: Ctx, charge: number, location: number, given: Given): Promise<UserError | null> => {
  if (!given.programs) return null;
  const { centre } = ctx.who;
  await sql`delete from variable_charge_program where centre_id = ${centre} and variable_charge_id = ${charge}`.execute(
    ctx.db,
  );
  const { rows } = await sql`insert into variable_charge_program (centre_id, variable_charge_id, billing_program_id)
    select ${centre}, ${charge}, p.id from billing_program p
    where p.centre_id = ${centre} and p.location_id = ${location} and p.id = any(${[...given.programs]}::int[])
    returning billing_program_id`.execute(ctx.db);
  return rows.length === new Set(given.programs).size
    ? null
    : declined(message('billing.otherLocation'), { field: 'programs', code: 'OTHER_LOCATION' });
};

const valuesOf = ({ category, amount, details, start_time, end_time, max_amount, interval, days }: Given) => ({
  category_id: category,
  amount,
  details,
  start_time,
  end_time,
  max_amount,
  interval,
  days: days ? [...days] : undefined,
});

/** Adds a charge that is worked out from attendance. */
export const addCharge = async (
  ctx: Ctx,
  given: Given & { category: Id<'charge_category'>; amount: number; location_id: Id<'location'> },
) => {
  const { location_id, category, amount } = given;
  if (amount <= 0) return noAmount();
  if (!(await areCategoriesOf(ctx, location_id, [category]))) return otherCategory();
  const row = await ctx.db
    .insertInto('variable_charge')
    .values({
      ...valuesOf(given),
      centre_id: ctx.who.centre,
      location_id,
      category_id: category,
      amount,
      counts_from: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const wrong = await setPrograms(ctx, row.id, location_id, given);
  if (wrong) return wrong;
  ctx.audit({ entity: 'VariableCharge', id: row.id, after: { ...row, programs: given.programs ?? [] } });
  return done(message('billing.chargeAdded'), { charge: idOf(VariableCharge, row.id) });
};

/** Changes a variable charge for days to come. */
export const changeCharge = async (ctx: Ctx, { id, ...given }: Given & { id: Id<'variable_charge'> }) => {
  if (given.amount !== undefined && given.amount <= 0) return noAmount();
  const row = await ctx.db
    .updateTable('variable_charge')
    .set((q) => ({ ...valuesOf(given), amount: given.amount ?? q.ref('amount'), counts_from: ctx.now() }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['location_id', ...diffColumns])
    .executeTakeFirst();
  if (!row) return gone();
  if (!(await areCategoriesOf(ctx, row.location_id, [given.category]))) return otherCategory();
  const wrong = await setPrograms(ctx, id, row.location_id, given);
  if (wrong) return wrong;
  const change = diffOf(row);
  if (change || given.programs)
    ctx.audit({
      entity: 'VariableCharge',
      id,
      before: change?.before,
      after: { ...change?.after, programs: given.programs },
    });
  return done(message('billing.chargeChanged'), { charge: id });
};

/** Deletes a variable charge; what it has charged stays. */
export const removeCharge = async (ctx: Ctx, { id }: { id: Id<'variable_charge'> }) => {
  const row = await ctx.db
    .updateTable('variable_charge')
    .set({ deleted_at: ctx.now() })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return gone();
  ctx.audit({ entity: 'VariableCharge', id, before: row });
  return done(message('billing.chargeRemoved'));
};
