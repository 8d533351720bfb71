import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aDrill, ended } from './drills.factory.ts';

/** One at a time runs at a place: what is only read has ended. */
const over = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  return aDrill(tenant, { location_id: location, notes: `${mark} notes`, ...ended });
};
const running = async (w: World, where: Where) => {
  const { tenant, location, student } = w.at(where);
  await tenant.db.deleteFrom('drill').where('location_id', '=', location).where('status', '=', 'running').execute();
  return aDrill(tenant, { location_id: location, student_id: student });
};
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

export const matrix: Matrix = {
  getDrill: { args: async (w, where) => ({ id: (await over(w, where)).id }), from: staff, outside: 'null' },
  getDrills: {
    args: async (w, where) => {
      await over(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  startDrill: {
    args: async (w, where) => {
      const { tenant, location, student } = w.at(where);
      await tenant.db.deleteFrom('drill').where('location_id', '=', location).where('status', '=', 'running').execute();
      const inside = tenant.db.selectFrom('attendance').select('id').where('student_id', '=', student);
      if (!(await inside.where('checked_out_at', 'is', null).executeTakeFirst()))
        await tenant.db
          .insertInto('attendance')
          .values({
            centre_id: tenant.centre,
            location_id: location,
            student_id: student,
            date: '2026-03-11',
            checked_in_at: new Date('2026-03-11T13:00:00Z'),
          })
          .execute();
      return { location, kind: 'fire' };
    },
    from: staff,
    outside: 'error',
  },
  countDrillPeople: {
    args: async (w, where) => {
      const { id, person } = await running(w, where);
      return { id, people: [person], here: true, ago: 1 };
    },
    from: staff,
    outside: 'error',
  },
  addDrillVisitor: {
    args: async (w, where) => ({ id: (await running(w, where)).id, name: 'Pat Plumber', here: true }),
    from: staff,
    outside: 'error',
  },
  removeDrillVisitor: {
    args: async (w, where) => {
      const { id } = await running(w, where);
      const { tenant } = w.at(where);
      const { id: person } = await tenant.db
        .insertInto('drill_person')
        .values({ centre_id: tenant.centre, drill_id: id, visitor: 'Pat Plumber' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, person };
    },
    from: staff,
    outside: 'error',
  },
  endDrill: { args: async (w, where) => ({ id: (await running(w, where)).id }), from: staff, outside: 'error' },
  updateDrill: {
    args: async (w, where) => ({ id: (await over(w, where)).id, notes: 'Quicker than last time' }),
    from: managers,
    outside: 'error',
  },
  cancelDrill: { args: async (w, where) => ({ id: (await running(w, where)).id }), from: staff, outside: 'error' },
  getDrillsDue: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  saveDrillPlan: {
    args: (w, where) => ({ location: w.at(where).location, kind: 'fire', every_months: 1 }),
    from: managers,
    outside: 'error',
  },
};
