import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { at } from './manage-locations.inputs.ts';

interface At {
  readonly location_id: Id<'location'>;
}

/** Whether a location bills, and the clock its days of payment go by. */
export const billingOf = async (ctx: Ctx, { location_id }: At) => {
  const { rows } = await sql<{ billing: boolean; timezone: string }>`select l.billing, t.value as timezone
    from location l join timezone t on t.id = l.timezone_id
    where l.id = ${location_id}`.execute(ctx.db);
  return rows[0] ? { location_id, ...rows[0] } : null;
};
export const saveLocationBillingSettingInput = { ...at, billing: flag() };

/** Declines to switch billing off while invoices are open, so that nobody loses sight of what is owed. */
export const mustOweNothing = async (ctx: Ctx, location: number): Promise<void> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoice i
    where i.location_id = ${location} and i.status in ('open', 'partly_paid')`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw declined(message('locations.openInvoices', { count }), { field: 'billing', code: 'OPEN_INVOICES' });
};

/** Switches billing for a location: where it is off nothing is billed, by nobody. While invoices are open it stays on. */
export const saveBilling = async (
  ctx: Ctx,
  { location_id, billing }: InputOf<typeof saveLocationBillingSettingInput>,
) => {
  if (!billing) await mustOweNothing(ctx, location_id);
  const changed = await updateRow(ctx, 'location', { id: location_id }, { billing });
  if (!changed) return gone(message('locations.gone'), 'location_id');
  const { news, row } = changed;
  if (news) ctx.audit({ entity: Location, id: location_id, ...news });
  return done(message(billing ? 'locations.billingOn' : 'locations.billingOff', { name: row.name }));
};
