import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aKioskConflict } from './kiosk.factory.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const at = (w: World, where: Where) => ({ location: w.at(where).location });
/** A tablet of the place, with an act of its own that attendance contradicts. */
const tablet = async (w: World, where: Where) => {
  const { tenant, location, student } = w.at(where);
  const { id: check, device } = await aKioskConflict(tenant, { location_id: location, student_id: student });
  return { device, check };
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
