import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

const at = (w: World, where: Where) => ({ location: w.at(where).location });

const moment = new Date('2026-03-11T12:00:00Z');

export const matrix: Matrix = {
  getDoorAlerts: { args: at, from: staff, outside: 'refused' },
  seeDoorAlert: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      return tenant.db
        .insertInto('door_alert')
        .values({ centre_id: tenant.centre, location_id: location, kind: 'locked', at: moment, told_at: moment })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
    from: staff,
    outside: 'error',
  },
  doorAlertRaised: { args: at, from: staff, outside: 'refused' },
};
