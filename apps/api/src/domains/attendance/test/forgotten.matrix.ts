import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

const moment = new Date('2026-03-09T14:00:00Z');

/** A stay of two days ago nobody ended, and what was found of it. */
const forgotten = async (w: World, where: Where): Promise<number> => {
  const { tenant, location, student } = w.at(where);
  const of = { centre_id: tenant.centre, location_id: location, student_id: student };
  const { db } = tenant;
  await db.deleteFrom('attendance').where('student_id', '=', student).execute();
  const stay = await db
    .insertInto('attendance')
    .values({ ...of, date: '2026-03-09', checked_in_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attendance_event')
    .values({ ...of, kind: 'in', at: moment, stated_at: moment, attendance_id: stay.id, source: 'staff' })
    .execute();
  const { id } = await db
    .insertInto('forgotten_checkout')
    .values({
      ...of,
      attendance_id: stay.id,
      found_at: moment,
      proposed_at: new Date(moment.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const matrix: Matrix = {
  // Nobody of them holds a link.
  forgottenCheckoutByLink: { args: () => ({ token: 'x'.repeat(22) }) },
  answerForgottenCheckout: { args: () => ({ token: 'x'.repeat(22) }), status: 'Error' },
  forgottenCheckouts: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  settleForgottenCheckout: {
    args: async (w, where) => ({ id: await forgotten(w, where), reason: 'The family said so' }),
    from: staff,
    outside: 'error',
  },
};
