import { generateKeyPairSync } from 'node:crypto';
import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const at = (w: World, where: Where) => ({ location: w.at(where).location });
const moment = new Date('2026-03-11T12:00:00Z');

/** A tablet of the place, with an act of its own that attendance contradicts. */
const tablet = async (w: World, where: Where) => {
  const { tenant, location, student } = w.at(where);
  const of = { centre_id: tenant.centre, location_id: location };
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = publicKey.export({ format: 'der', type: 'spki' });
  const times = { enrolled_at: moment, last_seen_at: moment, head_at: moment, floor_at: moment };
  await tenant.db.updateTable('kiosk_device').set({ revoked_at: moment }).where('location_id', '=', location).execute();
  const { id: device_id } = await tenant.db
    .insertInto('kiosk_device')
    .values({ ...of, ...times, public_key: key, device_hash: key })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('kiosk_event')
    .values({
      centre_id: tenant.centre,
      device_id,
      seq: 1,
      operation_id: crypto.randomUUID(),
      kind: 'check',
      act: '{}',
      signed: '',
      device_at: moment,
      at: moment,
      received_at: moment,
    })
    .execute();
  const check = await tenant.db
    .insertInto('kiosk_check')
    .values({
      ...of,
      device_id,
      seq: 1,
      student_id: student,
      action: 'in',
      at: moment,
      state: 'open',
      code: 'ALREADY_IN',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { device: device_id, check: check.id };
};

export const matrix: Matrix = {
  // None of them is a tablet.
  enrolKiosk: { args: () => ({ public_key: 'x'.repeat(64) }), status: 'Error' },
  getKioskList: { args: () => ({}), from: {}, outside: 'refused' },
  sendKioskActs: {
    args: async (w) => ({
      device: (await tablet(w, 'own')).device,
      device_now: 0,
      boot: 'b',
      uptime: 0,
      head: 0,
      oldest: 0,
      queued: 0,
      acts: [],
    }),
  },
  getKiosks: { args: at, from: staff, outside: 'refused' },
  revokeKiosk: {
    args: async (w, where) => ({ id: (await tablet(w, where)).device }),
    from: managers,
    outside: 'error',
  },
  getKioskConflicts: { args: at, from: staff, outside: 'refused' },
  settleKioskConflict: {
    args: async (w, where) => ({ id: (await tablet(w, where)).check, decision: 'keep', reason: 'Seen at the door' }),
    from: staff,
    outside: 'error',
  },
  kioskChanged: { args: at, from: staff, outside: 'refused' },
};
