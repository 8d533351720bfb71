import { families, type Matrix, staff } from '../../../../test/matrix.ts';

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
  updateStudentCamera: {
    args: async (w, where) => ({ id: await w.student(where), cameras: [(await w.camera(where)).id] }),
    from: staff,
    outside: 'error',
  },
};
