import { centre, families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aCarePlan } from './care-plans.factory.ts';
import { aHealthCheck, dailyChecks } from './health-checks.factory.ts';
import { anIllness } from './illnesses.factory.ts';
import { aMedicationAuthorization } from './medications.factory.ts';

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

/** What was signed for the child there; a word of it in an answer tells where it is from. */
const authorization = (w: World, where: Where, given: object = {}) => {
  const { tenant, student, mark } = w.at(where);
  return aMedicationAuthorization(tenant, { student_id: student, name: `${mark} medicine ${nth()}`, ...given });
};
const onAuthorization = (from: typeof families | typeof staff, more: object = {}, given: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await authorization(w, where, given)).id, ...more }),
    from,
    outside: 'error',
  }) as const;
/** A line of its log, of the kind. */
const medicationEvent = async (w: World, where: Where) => {
  const { tenant } = w.at(where);
  const { id: authorization_id } = await authorization(w, where);
  return tenant.db
    .insertInto('medication_event')
    .values({
      centre_id: tenant.centre,
      authorization_id,
      kind: 'given',
      at,
      date: '2026-03-11',
      recorded_at: at,
      amount: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/** A plan of the child there; a word of it in an answer tells where it is from. */
const carePlan = (w: World, where: Where) => {
  const { tenant, student, mark } = w.at(where);
  return aCarePlan(tenant, { student_id: student, name: `${mark} plan ${nth()}` });
};
const onCarePlan = (from: typeof families | typeof staff, more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await carePlan(w, where)).id, ...more }),
    from,
    outside: 'error',
  }) as const;
const planSaid = {
  kind: 'asthma',
  name: 'Cold air',
  severity: 'mild',
  steps: ['Inhaler'],
  starts_on: '2026-03-01',
  ends_on: '2026-12-01',
};

/** An illness of the child there; a word of it in an answer tells where it is from. */
const illness = (w: World, where: Where) => {
  const { tenant, student, location, mark } = w.at(where);
  return anIllness(tenant, { student_id: student, location_id: location, details: `${mark} rash` });
};
/** Another child of the room, with somebody to tell. */
const neighbor = async (w: World, where: Where) => {
  const { tenant, student } = w.at(where);
  const { location_id, room_id } = await tenant.db
    .selectFrom('student')
    .select(['location_id', 'room_id'])
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  const other = await aStudent(tenant, { location_id, room_id });
  await aGuardianLink(tenant, { student_id: other.id });
};
const onIllness = (more: object) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await illness(w, where)).id, ...more }),
    from: staff,
    outside: 'error',
  }) as const;

/** A health check of the child there, where staff look at each; a word of it in an answer tells where it is from. */
const looked = async (w: World, where: Where) => {
  const { tenant, student, location, mark } = w.at(where);
  await dailyChecks(tenant, location);
  return aHealthCheck(tenant, { student_id: student, location_id: location, note: `${mark} cough` });
};

export const matrix: Matrix = {
  studentHealthChecks: {
    args: async (w, where) => {
      await looked(w, where);
      return { student_id: w.at(where).student, first: 50 };
    },
    from: families,
    outside: 'refused',
  },
  healthChecks: {
    args: async (w, where) => {
      await looked(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  createHealthCheck: {
    args: async (w, where) => {
      await looked(w, where);
      return { student_id: w.at(where).student, findings: ['nose'] };
    },
    from: staff,
    outside: 'error',
  },
  saveHealthChecks: {
    args: async (w, where) => {
      await looked(w, where);
      const { tenant, student } = w.at(where);
      const { location_id, room_id } = await tenant.db
        .selectFrom('student')
        .select(['location_id', 'room_id'])
        .where('id', '=', student)
        .executeTakeFirstOrThrow();
      return { students: [(await aStudent(tenant, { location_id, room_id })).id] };
    },
    from: staff,
    outside: 'error',
  },
  updateHealthCheck: {
    args: async (w, where) => ({ id: (await looked(w, where)).id, findings: ['eyes'], reason: 'The eyes' }),
    from: office,
    outside: 'error',
  },
  studentIllnesses: {
    args: async (w, where) => {
      await illness(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  illnesses: {
    args: async (w, where) => {
      await illness(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  createIllness: {
    args: (w, where) => ({ student_id: w.at(where).student, kind: 'fever', date: '2026-03-10', time: '10:20' }),
    from: staff,
    outside: 'error',
  },
  updateIllness: onIllness({ until_on: '2026-03-12', until_at: '10:00' }),
  tellExposure: {
    args: async (w, where) => {
      await neighbor(w, where);
      return { id: (await illness(w, where)).id };
    },
    from: office,
    outside: 'error',
  },
  liftIllness: onIllness({ reason: 'Well again' }),
  studentCarePlans: {
    args: async (w, where) => {
      await carePlan(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  carePlans: {
    args: async (w, where) => {
      await carePlan(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  createCarePlan: {
    args: (w, where) => ({ student_id: w.at(where).student, ...planSaid }),
    from: staff,
    outside: 'error',
  },
  updateCarePlan: onCarePlan(staff, planSaid),
  endCarePlan: onCarePlan(staff, { reason: 'Outgrown' }),
  askCarePlanConfirmation: onCarePlan(staff),
  confirmCarePlan: onCarePlan(families, { right: true, remark: 'By phone' }),
  studentMedicationAuthorizations: {
    args: async (w, where) => {
      await authorization(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  medicationAuthorizations: {
    args: async (w, where) => {
      await authorization(w, where);
      return { location: w.at(where).location, first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
  createMedicationAuthorization: {
    args: (w, where) => ({
      student_id: w.at(where).student,
      name: `Medicine ${nth()}`,
      dose: 2.5,
      unit: 'ml',
      route: 'mouth',
      times: ['12:00'],
      starts_on: '2026-03-01',
      ends_on: '2026-04-01',
      reason: 'Fever',
      signer: 'A Parent',
    }),
    from: families,
    outside: 'error',
  },
  // Its name becomes a word of the whole center's list, which staff of all locations choose from.
  approveMedicationAuthorization: onAuthorization(staff, {}, { status: 'requested', name: 'Fever syrup' }),
  declineMedicationAuthorization: onAuthorization(staff, { reason: 'No label' }, { status: 'requested' }),
  endMedicationAuthorization: onAuthorization(families, { reason: 'Well again' }),
  medicationsDue: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  giveMedication: onAuthorization(staff, { outcome: 'missed', note: 'Asleep' }),
  receiveMedication: onAuthorization(staff, { amount: 100 }),
  returnMedication: {
    args: async (w, where) => {
      const { id } = await authorization(w, where);
      const { tenant } = w.at(where);
      await tenant.db
        .insertInto('medication_event')
        .values({
          centre_id: tenant.centre,
          authorization_id: id,
          kind: 'received',
          at,
          date: '2026-03-11',
          recorded_at: at,
          amount: 100,
        })
        .execute();
      return { id, amount: 5 };
    },
    from: staff,
    outside: 'error',
  },
  withdrawMedicationEvent: {
    args: async (w, where) => ({ id: (await medicationEvent(w, where)).id, reason: 'Another child' }),
    from: staff,
    outside: 'error',
  },
  medicationEvents: {
    args: async (w, where) => {
      await medicationEvent(w, where);
      return { location: w.at(where).location, start_date: '2026-03-01', end_date: '2026-03-31', first: 50 };
    },
    from: staff,
    outside: 'refused',
  },
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
