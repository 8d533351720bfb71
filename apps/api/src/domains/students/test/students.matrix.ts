import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aBillingProgram } from '../../billing/test/billing.factory.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aUser } from '../../users/test/users.factory.ts';

const birthdays = {
  args: (w: World, where: Where) => ({ date: '2026-04-10', location: w.at(where).location }),
  from: staff,
  outside: 'refused',
} as const;
const changes = (values: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: await w.student(where), ...values }),
    from: staff,
    outside: 'error',
  }) as const;
/** Staff alone, as long as the location does not let contacts edit; to them it says so as Error. */
const saves = changes;
const archived = async (w: World, where: Where): Promise<number> => {
  const { tenant } = w.at(where);
  const id = await w.student(where);
  await tenant.db.updateTable('student').set({ archived_at: new Date() }).where('id', '=', id).execute();
  return id;
};

/** A student of the place and a sibling of it there. */
const family = async (w: World, where: Where) => {
  const { tenant } = w.at(where);
  const [student_id, sibling] = [await w.student(where), await w.student(where)];
  const { id } = await tenant.db
    .insertInto('sibling_group')
    .values({ centre_id: tenant.centre })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .updateTable('student')
    .set({ sibling_group_id: id })
    .where('id', 'in', [student_id, sibling])
    .execute();
  return { student_id, siblings: [sibling] };
};
const ofFamily = { args: family, from: staff, outside: 'error' } as const;
/** The same with a guardian of the student, and of the sibling where `both` says so. */
const guarded = (both: boolean) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant } = w.at(where);
      const { student_id, siblings } = await family(w, where);
      const { user_id } = await w.guardian(where);
      for (const student of both ? [student_id, ...siblings] : [student_id])
        await aGuardianLink(tenant, { student_id: student, user_id });
      return { student_id, user_id, siblings, relation: w.at(where).relationship };
    },
    from: staff,
    outside: 'error',
  }) as const;

const ofStudent = (outside: 'refused') =>
  ({ args: (w: World, where: Where) => ({ student_id: w.at(where).student }), from: staff, outside }) as const;

/** A visitor of a student there, whose guardians are legal ones. */
const visited = async (w: World, where: Where, given: object = {}): Promise<number> => {
  const { tenant } = w.at(where);
  const student = await w.student(where);
  await tenant.db
    .updateTable('guardian_link')
    .set({ legal_guardian: true })
    .where('student_id', '=', student)
    .execute();
  const visitor = await tenant.db
    .insertInto('visitor')
    .values({
      centre_id: tenant.centre,
      student_id: student,
      user_id: (await aUser(tenant, 'user')).id,
      from_date: '2026-03-11',
      until_date: '2026-03-12',
      given_at: new Date(),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return visitor.id;
};

export const matrix: Matrix = {
  studentVisitors: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  // Only a legal guardian gives it, which nobody of the matrix is: what it gives is in visitors.test.ts.
  giveVisit: {
    args: (w, where) => ({
      students: [w.at(where).student],
      fname: 'Rosa',
      lname: 'Visitor',
      email: `rosa${nth()}@example.com`,
      // Days that are over: staff are declined as they are no guardians, guardians as nobody visits in the past.
      from_date: '2026-03-01',
      until_date: '2026-03-02',
    }),
    from: families,
    outside: 'error',
    status: 'Error',
  },
  decideVisit: {
    args: async (w, where) => ({ id: await visited(w, where), approved: true }),
    from: staff,
    outside: 'error',
  },
  endVisit: { args: async (w, where) => ({ id: await visited(w, where) }), from: families, outside: 'error' },
  addSibling: {
    args: async (w, where) => ({ student_id: await w.student(where), siblings: [await w.student(where)] }),
    from: staff,
    outside: 'error',
  },
  removeSiblings: ofFamily,
  addUserToSibling: guarded(false),
  updateUserToSibling: guarded(true),
  getSiblingByLocation: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  createStudentUser: {
    args: async (w, where) => ({
      student_id: await w.student(where),
      fname: 'New',
      lname: 'Guardian',
      email: `guardian${nth()}@example.com`,
    }),
    from: staff,
    outside: 'error',
  },
  updateStudentUser: {
    args: async (w, where) => {
      const { user_id, student_id } = await w.guardian(where);
      return { id: user_id, student_id, phone: '+1 202 555 0100', pickup: true };
    },
    from: staff,
    outside: 'error',
  },
  deleteUserLoginLimitSetting: {
    args: async (w, where) => ({ id: (await w.guardian(where)).user_id }),
    from: staff,
    outside: 'error',
  },
  getActiveStudentsUsers: { args: (w, where) => ({ students: [w.at(where).student] }), from: staff, outside: 'empty' },
  createNewStudent: {
    args: (w, where) => ({
      fname: 'Nora',
      lname: 'New',
      location_id: w.at(where).location,
      program_id: w.at(where).room,
      cameras: [],
      users: [{ user_id: w.at(where).contact, relation: w.at(where).relationship, pickup: true }],
      new_users: [{ fname: 'Tess', lname: 'New', phone: '+12025550142', relation: w.at(where).relationship }],
    }),
    from: staff,
    outside: 'error',
  },
  transferStudents: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const room = await aRoom(tenant);
      const own = where === 'own' || where === 'other';
      // Staff of one place have no second one: for them the target is the place itself, where the student is already.
      const to = own ? w.at(where) : { location: room.location_id, room: room.id };
      return { students: [await w.student(where)], location_id: to.location, program_id: to.room };
    },
    from: { elsewhere: 'kvsupport' },
    outside: 'error',
  },
  transferUsers: {
    args: async (w, where) => ({
      users: [(await aUser(w.at(where).tenant, 'teacher', { locations: [{ id: w.at(where).location }] })).id],
      from_location: w.at(where).location,
      location_id: where === 'elsewhere' ? w.at('own').location : w.at(where).location,
    }),
    from: { elsewhere: 'kvsupport' },
    outside: 'error',
  },
  getStudentTransfers: ofStudent('refused'),
  studentsAlike: {
    args: (w, where) => ({ fname: 'Nobody', lname: 'Here', except: w.at(where).student }),
    from: staff,
    outside: 'refused',
  },
  mergeStudents: {
    args: async (w, where) => ({ student_id: await w.student(where), duplicate_id: await w.student(where) }),
    from: staff,
    outside: 'error',
  },
  undoStudentMerge: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const [kept, gone] = [await w.student(where), await w.student(where)];
      await tenant.db
        .insertInto('merge')
        .values({
          centre_id: tenant.centre,
          kept_student_id: kept,
          gone_student_id: gone,
          moved: '[]',
          filled: '{}',
          gone_before: '{}',
          merged_at: new Date(),
        })
        .execute();
      return { student_id: kept };
    },
    from: staff,
    outside: 'error',
  },
  getStudentMerges: ofStudent('refused'),
  getStudentQrCode: { args: (w, where) => ({ id: w.at(where).student }), from: staff, outside: 'null' },
  addStudentByQrCode: { args: () => ({ code: '1.nothing' }), status: 'Error' },
  getGuardianRequests: ofStudent('refused'),
  guardianRequests: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  decideGuardianRequest: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const student_id = await w.student(where);
      const { user_id } = await w.guardian(where);
      await tenant.db
        .insertInto('guardian_request')
        .values({ centre_id: tenant.centre, student_id, user_id, asked_at: new Date() })
        .execute();
      return { student_id, user_id, approved: false };
    },
    from: staff,
    outside: 'error',
  },
  exportStudentRoster: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  downloadStudentRoster: { args: () => ({ file: 'nothing' }), status: 'Error' },
  updateNewStudent: changes({ nick_name: 'Nini' }),
  students: { args: (w, where) => ({ location: w.at(where).location, first: 50 }), from: staff, outside: 'refused' },
  student: { args: (w, where) => ({ id: w.at(where).student }), from: families, outside: 'refused' },
  getUserStudents: {
    args: (w, where) => ({ user_id: w.at(where).contact }),
    from: { own: 'teacher', other: 'teacher', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  getActiveStudents: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  teacherStudents: {
    args: (w, where) => ({ location: w.at(where).location, first: 50 }),
    from: staff,
    outside: 'refused',
  },
  programsStudent: { args: (w, where) => ({ programs: [w.at(where).room] }), from: staff, outside: 'refused' },
  updateStudentStatus: {
    args: async (w, where) => ({ id: await w.student(where), status: 'inactive' }),
    from: staff,
    outside: 'error',
  },
  updateStudentImage: {
    args: async (w, where) => ({ id: await w.student(where), image: '' }),
    from: staff,
    outside: 'error',
  },
  updateStudentCamera: {
    args: async (w, where) => ({ id: await w.student(where), cameras: [(await w.camera(where)).id] }),
    from: staff,
    outside: 'error',
  },
  ArchiveStudents: {
    args: (w, where) => ({ location: w.at(where).location, first: 50 }),
    from: staff,
    outside: 'refused',
  },
  getStudentsByLocation: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  studentsFilterByPrograms: { args: (w, where) => ({ programs: [w.at(where).room] }), from: staff, outside: 'refused' },
  adminBirthdays: birthdays,
  managerBirthdays: birthdays,
  teacherBirthdays: { args: () => ({ date: '2026-04-10' }) },
  getSiblings: { args: (w, where) => ({ student_id: w.at(where).student }), from: families, outside: 'refused' },
  getStudentActivityLogs: {
    args: (w, where) => ({ student_id: w.at(where).student, first: 10 }),
    from: staff,
    outside: 'refused',
  },
  getUserActivityLogs: {
    args: (w, where) => ({ user_id: w.at(where).contact, first: 10 }),
    from: staff,
    outside: 'refused',
  },
  getUsersByLocation: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  getStudentSettingData: { args: (w, where) => ({ id: w.at(where).student }), from: staff, outside: 'null' },
  createStudent: {
    args: (w, where) => ({
      fname: 'Nina',
      lname: `New${nth()}`,
      location_id: w.at(where).location,
      program_id: w.at(where).room,
      cameras: [],
      users: [],
    }),
    from: staff,
    outside: 'error',
  },
  updateStudent: changes({ nick_name: 'Nini' }),
  deleteStudent: changes(),
  archiveStudent: {
    args: async (w, where) => ({ students: [await w.student(where)] }),
    from: staff,
    outside: 'error',
  },
  restoreAllStudent: {
    args: async (w, where) => ({ students: [await archived(w, where)], program_id: w.at(where).room }),
    from: staff,
    outside: 'error',
  },
  forceDeleteStudent: { args: async (w, where) => ({ id: await archived(w, where) }), from: staff, outside: 'error' },
  forceDeleteAllStudent: {
    args: async (w, where) => ({ students: [await archived(w, where)] }),
    from: staff,
    outside: 'error',
  },
  restoreStudent: {
    args: async (w, where) => ({ id: await archived(w, where), program_id: w.at(where).room }),
    from: staff,
    outside: 'error',
  },
  updateStudentBillingProgram: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      const program = await aBillingProgram(tenant, { location_id: location });
      return { student_id: await w.student(where), billing_program_id: program.id };
    },
    from: staff,
    outside: 'error',
  },
  moveStudentsToProgram: {
    args: async (w, where) => ({ students: [await w.student(where)], program_id: w.at(where).room }),
    from: staff,
    outside: 'error',
  },
  studentMultiAction: {
    args: async (w, where) => ({ name: 'deactivate', student_ids: [await w.student(where)] }),
    from: staff,
    outside: 'error',
    asking: { manage_cameras: { name: 'assign cameras', value: '' } },
  },
  updateStudentSetting: changes({ max_daily_logins: 3 }),
  deleteStudentLoginLimitSetting: changes(),
  saveStudentName: saves({ fname: 'Nina', lname: 'Named' }),
  saveStudentAddress: saves({ city: 'Springfield' }),
  saveStudentGender: saves({ gender: 'female' }),
  saveStudentEthnicity: saves({ ethnicity: 'other' }),
  saveStudentColumn: saves({ column: 'doctor_name', value: 'Dr. Who' }),
};
