import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { deleteRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { KioskDevice } from './tablets.entities.ts';

/**
 * Takes a tablet out of use, as one that was stolen: its link is off and belongs to no device, its list is worth nothing
 * at its next word, and what it still sends is for staff to look at.
 */
export const revokeTablet = async (ctx: Ctx, { id }: { readonly id: Id<'kiosk_device'> }) => {
  const [device] = await updateRows(ctx, 'kiosk_device', { id, revoked_at: null }, { revoked_at: ctx.now() }, [
    'location_id',
    'device_hash',
  ]);
  if (!device) return declined(message('kiosk.revokedAlready'), { field: 'id', code: 'REVOKED' });
  const { location_id } = device;
  await updateRows(
    ctx,
    'timeclock_link',
    { location_id, device_hash: device.device_hash },
    { active: false, device: null, device_hash: null, bound_at: null },
  );
  await deleteRows(ctx, 'verified_pin', { location_id });
  ctx.audit({ entity: KioskDevice, id, before: { revoked_at: null }, after: { revoked_at: ctx.now() } });
  ctx.publish({ kind: 'kiosk', at: { location: location_id } });
  return done(message('kiosk.revoked'));
};
