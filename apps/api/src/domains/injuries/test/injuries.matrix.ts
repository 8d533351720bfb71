import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anInjuryReport } from './injuries.factory.ts';

/** A report of the child there; a word of it in an answer tells where it is from. */
const report = (w: World, where: Where) => {
  const { tenant, student, location, mark } = w.at(where);
  return anInjuryReport(tenant, { student_id: student, location_id: location, what: `${mark} fell` });
};
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const content = {
  date: '2026-03-10',
  time: '10:20',
  place: 'Playground',
  kind: 'fall',
  severity: 'minor',
  what: 'Fell.',
  parts: ['left_knee'],
  treatments: ['cleaned'],
  first_aid: 'Washed',
  aider: 'Rosa',
};
const on = (from: typeof families | typeof staff | typeof managers, more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await report(w, where)).id, ...more }),
    from,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  injuryReport: {
    args: async (w, where) => ({ id: (await report(w, where)).id }),
    from: families,
    outside: 'null',
  },
  studentInjuryReports: {
    args: async (w, where) => {
      await report(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  injuryReports: {
    args: async (w, where) => {
      await report(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  createInjuryReport: {
    args: (w, where) => ({ student_id: w.at(where).student, ...content }),
    from: staff,
    outside: 'error',
  },
  updateInjuryReport: on(managers, { ...content, reason: 'The other knee' }),
  reviewInjuryReport: on(managers),
  exportInjuryReport: {
    args: async (w, where) => ({ id: (await report(w, where)).id }),
    from: families,
    outside: 'refused',
  },
  signInjuryReport: on(families, { signer: 'Maria Lopez', how: 'On paper' }),
};
