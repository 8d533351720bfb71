import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

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
  const { ground } = w.at(where);
  const id = await w.student(where);
  await ground.db.updateTable('student').set({ archived_at: new Date() }).where('id', '=', id).execute();
  return id;
};

export const matrix: Matrix = {
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
  moveStudentsToProgram: {
    args: async (w, where) => ({ students: [await w.student(where)], program_id: w.at(where).room }),
    from: staff,
    outside: 'error',
  },
  studentMultiAction: {
    args: async (w, where) => ({ name: 'deactivate', student_ids: [await w.student(where)] }),
    from: staff,
    outside: 'error',
  },
  updateStudentSetting: changes({ max_daily_logins: 3 }),
  deleteStudentLoginLimitSetting: changes(),
  saveStudentName: saves({ fname: 'Nina', lname: 'Named' }),
  saveStudentAddress: saves({ city: 'Springfield' }),
  saveStudentGender: saves({ gender: 'girl' }),
  saveStudentEthnicity: saves({ ethnicity: 'other' }),
  saveStudentColumn: saves({ column: 'doctor_name', value: 'Dr. Who' }),
};
