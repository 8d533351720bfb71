import { generateKeyPairSync } from 'node:crypto';
import type { TestTenant } from '../../centres/test/centres.factory.ts';

const moment = new Date('2026-03-11T12:00:00Z');

interface Conflict {
  readonly location_id: number;
  readonly student_id: number;
  readonly action?: 'in' | 'out';
  readonly at?: Date;
}

/** A tablet of a location, the only one that stands, with an act of its own that attendance contradicts. */
export const aKioskConflict = async (
  { db, centre }: TestTenant,
  { location_id, student_id, action = 'in', at = moment }: Conflict,
): Promise<{ readonly id: number; readonly device: number }> => {
  const of = { centre_id: centre, location_id };
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = publicKey.export({ format: 'der', type: 'spki' });
  const times = { enrolled_at: moment, last_seen_at: moment, head_at: moment, floor_at: moment };
  await db.updateTable('kiosk_device').set({ revoked_at: moment }).where('location_id', '=', location_id).execute();
  const { id: device_id } = await db
    .insertInto('kiosk_device')
    .values({ ...of, ...times, public_key: key, device_hash: key })
    .returning('id')
    .executeTakeFirstOrThrow();
  const act = { kind: 'check', act: '{}', signed: '', operation_id: crypto.randomUUID() };
  await db
    .insertInto('kiosk_event')
    .values({ centre_id: centre, device_id, seq: 1, ...act, device_at: at, at, received_at: at })
    .execute();
  const { id } = await db
    .insertInto('kiosk_check')
    .values({ ...of, device_id, seq: 1, student_id, action, at, state: 'open', code: 'ALREADY_IN' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, device: device_id };
};
