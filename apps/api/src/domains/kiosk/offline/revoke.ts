import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { KioskDevice } from './tablets.entities.ts';

/**
 * Takes a tablet out of use, as one that was stolen: its link is off and belongs to no device, its list is worth nothing
 * at its next word, and what it still sends is for staff to look at.
 */
export const revokeTablet = async (ctx: Ctx, { id }: { readonly id: Id<'kiosk_device'> }) => {
  const device = await ctx.db
    .updateTable('kiosk_device')
    .set({ revoked_at: ctx.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['location_id', 'device_hash'])
    .executeTakeFirst();
  if (!device) return declined(message('kiosk.revokedAlready'), { field: 'id', code: 'REVOKED' });
  const { location_id } = device;
  await ctx.db
    .updateTable('timeclock_link')
    .set({ active: false, device: null, device_hash: null, bound_at: null })
    .where('location_id', '=', location_id)
    .where('device_hash', '=', device.device_hash)
    .execute();
  await ctx.db.deleteFrom('verified_pin').where('location_id', '=', location_id).execute();
  ctx.audit({ entity: KioskDevice, id, before: { revoked_at: null }, after: { revoked_at: ctx.now() } });
  ctx.publish({ kind: 'kiosk', at: { location: location_id } });
  return done(message('kiosk.revoked'));
};
