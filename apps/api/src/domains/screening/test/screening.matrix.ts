import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const date = '2026-03-11';

const question = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const local = where === 'other' || where === 'own' ? 'Elm' : mark;
  const { id } = await tenant.db
    .insertInto('health_question')
    .values({ centre_id: tenant.centre, location_id: location, statement: `${local} statement ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
/** Answers of the child there that stop its check-in. */
const screen = async (w: World, where: Where) => {
  const { tenant, location, student } = w.at(where);
  const { id } = await tenant.db
    .insertInto('health_screen')
    .values({
      centre_id: tenant.centre,
      student_id: student,
      location_id: location,
      date,
      answers: JSON.stringify([]),
      stops: true,
      source: 'staff',
      at: new Date('2026-03-11T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const matrix: Matrix = {
  getHealthQuestionnaire: {
    args: async (w, where) => {
      await question(w, where);
      return { location: w.at(where).location };
    },
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  saveHealthQuestionnaire: {
    args: (w, where) => ({ statement: `Statement ${nth()}`, location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  deleteHealthQuestionnaire: {
    args: async (w, where) => ({ id: await question(w, where) }),
    from: staff,
    outside: 'error',
  },
  saveHealthScreen: {
    args: async (w, where) => {
      const { tenant, student } = w.at(where);
      const asked = await tenant.db.selectFrom('health_question').select('id').execute();
      return { student_id: student, date, answers: Object.fromEntries(asked.map(({ id }) => [id, true])) };
    },
    from: families,
    outside: 'error',
  },
  clearHealthScreen: { args: async (w, where) => ({ id: await screen(w, where) }), from: staff, outside: 'error' },
  healthAtDoor: { args: () => ({}) },
  getHealthScreens: { args: (w, where) => ({ location: w.at(where).location, date }), from: staff, outside: 'refused' },
};
