import { createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { deviceOf, tokenOf } from '../device.ts';
import { saltOf } from './slow-pins.ts';
import { KioskDevice } from './tablets.entities.ts';

// Two pages of one tablet enrolled at the same moment: one of them asks again.
constraint('kiosk_device_key', 'public_key', 'TAKEN', message('kiosk.foreignDevice'));
constraint('kiosk_device_at', 'public_key', 'TAKEN', message('kiosk.foreignDevice'));

/** The key as it is kept, when it is one tablets sign with (P-256, SPKI in base64). */
const keyIn = (base64: string): Buffer | null => {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return null;
    return key.export({ format: 'der', type: 'spki' });
  } catch {
    return null;
  }
};

/**
 * Makes the device of an active link a tablet that may work without a line: known by a key that never leaves it. Asked
 * again with the same key it answers the same; another key takes the place of the one before.
 */
export const enrol = async (ctx: Ctx, { public_key }: { readonly public_key: string }) => {
  const { centre } = ctx.who;
  const device = await deviceOf(ctx);
  const token = tokenOf(ctx);
  if (!device || !token) return declined(message('kiosk.foreignDevice'), { field: 'location', code: 'DEVICE' });
  const key = keyIn(public_key);
  if (!key) return declined(message('kiosk.badKey'), { field: 'public_key', code: 'KEY' });
  const now = ctx.now();
  const { rows: known } = await sql<{
    id: number;
  }>`select id from kiosk_device where public_key = ${key} and device_hash = ${hashOfToken(token)}
    and location_id = ${device.location}
    and revoked_at is null`.execute(ctx.db);
  const first = known[0]?.id ?? (await takePlace(ctx, device.location, key, hashOfToken(token)));
  return done(message('kiosk.enrolled'), {
    device: first,
    location: device.location,
    salt: saltOf(centre).toString('base64'),
    now,
  });
};

const takePlace = async (ctx: Ctx, location: number, key: Buffer, token: Buffer): Promise<number> => {
  const now = ctx.now();
  await updateRows(ctx, 'kiosk_device', { location_id: location, revoked_at: null }, { revoked_at: now });
  const { rows } = await sql<{ id: number }>`
    insert into kiosk_device (location_id, name, public_key, device_hash, enrolled_at, last_seen_at, head_at, floor_at)
    select t.location_id, t.device, ${key}::bytea, ${token}::bytea, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz
    from timeclock_link t where t.location_id = ${location} returning id`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`Location ${location} has a tablet without a link.`);
  ctx.audit({ entity: KioskDevice, id: row.id, after: { location } });
  ctx.publish({ kind: 'kiosk', at: { location } });
  return row.id;
};
