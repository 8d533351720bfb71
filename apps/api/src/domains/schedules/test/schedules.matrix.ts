import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const monday = { day: 'Monday', start_time: '08:00', end_time: '12:00' } as const;

/** A schedule of the location of that place, open on Mondays. */
const aSchedule = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const { id } = await tenant.db
    .insertInto('schedule')
    .values({
      centre_id: tenant.centre,
      name: `${mark === 'OTHERS' ? 'Elm' : mark} hours ${nth()}`,
      location_id: location,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const date = await tenant.db
    .insertInto('schedule_date')
    .values({ centre_id: tenant.centre, schedule_id: id, ...monday })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, date: date.id };
};
const fresh = async (w: World, where: Where) => ({ id: (await aSchedule(w, where)).id });

export const matrix: Matrix = {
  schedules: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  schedule: { args: fresh, from: staff, outside: 'null' },
  createSchedule: {
    args: (w, where) => ({ name: `Hours ${nth()}`, scheduledates: [monday], location_id: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  updateSchedule: {
    args: async (w, where) => ({ ...(await fresh(w, where)), name: `Hours ${nth()}` }),
    from: staff,
    outside: 'error',
  },
  deleteSchedule: { args: fresh, from: staff, outside: 'error' },
  applyScheduleToCameras: {
    args: async (w, where) => ({ ...(await fresh(w, where)), cameras: [(await w.camera(where)).id] }),
    from: staff,
    outside: 'error',
  },
  addScheduleDate: {
    args: async (w, where) => ({ schedule_id: (await fresh(w, where)).id, ...monday, day: 'Tuesday' }),
    from: staff,
    outside: 'error',
  },
  removeScheduleDate: {
    args: async (w, where) => ({ id: (await aSchedule(w, where)).date }),
    from: staff,
    outside: 'error',
  },
};
