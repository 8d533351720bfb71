import { centre, families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T16:00:00Z');
/** The report is the office's. */
const office = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

/** A vaccine of the centre there. */
const vaccine = async (w: World, where: Where) => {
  const { tenant, mark } = w.at(where);
  const name = `${where === 'foreign' ? mark : 'Common'} vaccine ${nth()}`;
  const { id } = await tenant.db
    .insertInto('immunization')
    .values({ centre_id: tenant.centre, name, code: `X${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
/** Doses of the child there that wait. */
const record = async (w: World, where: Where) => {
  const { tenant, student, mark } = w.at(where);
  const immunization_id = await vaccine(w, where);
  const of = { centre_id: tenant.centre, student_id: student, immunization_id };
  const { id } = await tenant.db
    .insertInto('student_immunization')
    .values({ ...of, note: `${mark} note`, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('student_immunization_dose')
    .values({ centre_id: tenant.centre, record_id: id, dose: 1, date: '2026-01-01' })
    .execute();
  return { id, student };
};
const ofStudent = (outside: 'refused' | 'error', from: typeof families | typeof staff, more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ student_id: (await record(w, where)).student, ...more }),
    from,
    outside,
  }) as const;
const onRecord = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await record(w, where)).id, ...more }),
    from: staff,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  immunizations: { args: () => ({}) },
  immunization: { args: async (w, where) => ({ id: await vaccine(w, where) }), from: centre, outside: 'null' },
  createImmunization: { args: () => ({ name: `Vaccine ${nth()}` }) },
  updateImmunization: {
    args: async (w, where) => ({ id: await vaccine(w, where), is_required: true }),
    from: centre,
    outside: 'error',
  },
  deleteImmunization: { args: async (w, where) => ({ id: await vaccine(w, where) }), from: centre, outside: 'error' },
  studentImmunizations: ofStudent('refused', families),
  studentImmunizationStanding: ofStudent('refused', families),
  studentVaccines: ofStudent('refused', families),
  saveStudentImmunization: {
    args: async (w, where) => {
      const immunization_id = await vaccine(w, where);
      return { student_id: w.at(where).student, immunization_id, dose_1st: '2026-02-01' };
    },
    from: families,
    outside: 'error',
  },
  approveStudentImmunization: onRecord({ date: '2026-03-01' }),
  deleteStudentImmunization: onRecord(),
  saveImmunizationExemption: ofStudent('error', staff, { series: 'mmr', kind: 'medical' }),
  studentImmunizationLogs: ofStudent('refused', staff),
  getImmunizationReport: {
    args: (w, where) => ({ location: w.at(where).location, first: 50 }),
    from: office,
    outside: 'refused',
  },
  immunizationMarks: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  getHealthSetting: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  saveHealthSetting: {
    args: (w, where) => ({ location: w.at(where).location, requirements: 'TX' }),
    from: office,
    outside: 'error',
  },
};
