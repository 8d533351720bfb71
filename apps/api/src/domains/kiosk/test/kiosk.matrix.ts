import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const everybody = { own: 'user', other: 'user', elsewhere: 'kvsupport' } as const;
const at = (w: World, where: Where, more: object = {}) => ({ location: w.at(where).location, ...more });
const date = '2026-03-11';
/** Only the tablet is answered, and none of these is one. */
const tabletOnly = (more: object) =>
  ({
    args: (w: World, where: Where) => at(w, where, { pin: '000000', date, ...more }),
    from: {},
    outside: 'refused',
  }) as const;
const link = async (w: World, where: Where) => {
  const { tenant, location } = w.at(where);
  await tenant.db
    .insertInto('timeclock_link')
    .values({
      centre_id: tenant.centre,
      location_id: location,
      parm_hash: Buffer.from(`${location} of ${tenant.centre}`),
      made_at: w.server.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['centre_id', 'location_id']).doNothing())
    .execute();
  return location;
};

export const matrix: Matrix = {
  generateTimeclockLink: { args: (w: World, where: Where) => at(w, where), from: managers, outside: 'error' },
  getTimeclockLink: { args: (w: World, where: Where) => at(w, where), from: managers, outside: 'refused' },
  activateTimeclockLink: {
    args: async (w, where) => ({ location: await link(w, where), active: true }),
    from: managers,
    outside: 'error',
  },
  updateTimeclockSignature: {
    args: async (w, where) => ({ location: await link(w, where), signature: false }),
    from: managers,
    outside: 'error',
  },
  getLocationByTimeclockLink: { args: () => ({ parm: 'no-such-link-at-all' }) },
  validateUserCheckinPin: {
    args: (w, where) => at(w, where, { pin: '000000' }),
    from: everybody,
    outside: 'refused',
    status: 'Error',
  },
  getStudentByUserCheckinPin: tabletOnly({}),
  getStudentByUserCheckinPinAndPhone: tabletOnly({ phone: '555 0100' }),
  verifyUserCheckinPin: tabletOnly({}),
  verifyUserCheckinPinAndPhone: tabletOnly({ phone: '555 0100' }),
  verifyUserCheckinPinApp: {
    args: (w, where) => at(w, where, { pin: '000000' }),
    from: everybody,
    outside: 'refused',
    status: 'Error',
  },
  verifyUserCheckinPinAndPhoneApp: {
    args: (w, where) => at(w, where, { pin: '000000', phone: '555 0100' }),
    from: everybody,
    outside: 'refused',
    status: 'Error',
  },
  // Nobody has entered a PIN on a tablet here: Error for everybody.
  saveUserStudentCheckInOutActivityFromScreen: {
    args: (w) => ({ students: [w.at('own').student], date, time: '10:30', action_by: w.at('own').contact }),
    status: 'Error',
  },
  saveAttandanceTeamFromScreen: {
    args: (w) => ({ program_id: w.at('own').room, action: 'in', team: [w.at('own').contact], time: '10:30', date }),
    status: 'Error',
  },
  getCheckinQrLocations: { args: () => ({}) },
  getLocationCheckinQrSetting: { args: (w: World, where: Where) => at(w, where), from: staff, outside: 'refused' },
  updateLocationSettingsQrExpire: {
    args: (w, where) => ({ id: w.at(where).location, check_in_qr_expire: 90 }),
    from: managers,
    outside: 'error',
  },
  // No code was scanned.
  saveUserStudentCheckInOutActivityFromApp: {
    args: (w, caller) => ({
      students: [w.at('own').student],
      date,
      time: '10:30',
      action_by: caller?.id ?? w.at('own').contact,
    }),
    status: 'Error',
  },
  saveHealthScreenFromScreen: {
    args: (w) => ({ students: [w.at('own').student], answers: {}, action_by: w.at('own').contact }),
    status: 'Error',
  },
};
