import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { planned } from './schedules.factory.ts';

const days = { start_date: '2026-03-12', end_date: '2026-03-13' } as const;
const hours = { type: 'weekly', days: ['Monday'], start_date: '2026-03-12', start_time: '08:00', end_time: '12:00' };
const moved = { date: '2026-03-16', to: '2026-03-17' };
const monday = { day: 'Monday', start_time: '08:00', end_time: '12:00' } as const;

/** A day nothing else stands on. */
const freshDay = (): string => new Date(Date.UTC(2027, 0, nth())).toISOString().slice(0, 10);

/** Somebody of the team of that place, whose name bears its mark. */
const colleague = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  return aTeacher(tenant, { fname: mark, locations: [{ id: location }] });
};
const plan = async (w: World, where: Where, of: 'student' | 'user') => {
  const { tenant, location } = w.at(where);
  const whose = of === 'student' ? { student_id: await w.student(where) } : { user_id: (await colleague(w, where)).id };
  return { id: (await planned(tenant, { id: location }, whose, [1], ['08:00', '12:00'])).id };
};
const record = async (w: World, where: Where, kind: 'absence' | 'vacation' | 'pto', more: object = {}) => {
  const { tenant, location } = w.at(where);
  const whose = kind === 'pto' ? { user_id: (await colleague(w, where)).id } : { student_id: await w.student(where) };
  return tenant.db
    .insertInto('time_off')
    .values({
      centre_id: tenant.centre,
      kind,
      location_id: location,
      ...whose,
      ...days,
      created_at: new Date(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
const atLocation = (more: object = {}) =>
  ({
    args: (w: World, where: Where) => ({ location: w.at(where).location, ...more }),
    from: staff,
    outside: 'refused',
  }) as const;
const byStaff = (args: (w: World, where: Where) => object) =>
  ({ args: async (w: World, where: Where) => ({ ...(await args(w, where)) }), from: staff, outside: 'error' }) as const;
const date = days.start_date;

const ofStudents = (kind: 'absence' | 'vacation', name: 'Absence' | 'Vacation'): Matrix => ({
  [`createStudent${name}`]: byStaff(async (w, where) => ({ student_id: await w.student(where), ...days })),
  [`updateStudent${name}`]: byStaff(async (w, where) => ({ ...(await record(w, where, kind)), reason: 'Ill' })),
  [`editStudent${name}`]: byStaff(async (w, where) => ({ ...(await record(w, where, kind)), date, reason: 'Ill' })),
  [`removeStudent${name}`]: byStaff(async (w, where) => ({ ...(await record(w, where, kind)), date })),
  [`deleteStudent${name}`]: byStaff((w, where) => record(w, where, kind)),
  [`getStudent${name}s`]: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
});

/** A schedule of its own that a student or colleague of that place goes by. */
const own = async (w: World, where: Where, of: 'student' | 'user') => {
  const { tenant, location, mark } = w.at(where);
  const whose = of === 'student' ? { student_id: await w.student(where) } : { user_id: (await colleague(w, where)).id };
  return tenant.db
    .insertInto('schedule')
    .values({
      centre_id: tenant.centre,
      name: `${mark} ${nth()}`,
      location_id: of === 'student' ? location : null,
      ...whose,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

export const matrix: Matrix = {
  createStudentScheduleModule: byStaff(async (w, where) => ({ student_id: await w.student(where), ...hours })),
  updateStudentScheduleModule: byStaff(async (w, where) => ({
    ...(await plan(w, where, 'student')),
    end_time: '13:00',
  })),
  removeStudentScheduleModule: byStaff((w, where) => plan(w, where, 'student')),
  moveStudentSchedule: byStaff(async (w, where) => ({ ...(await plan(w, where, 'student')), ...moved })),
  getStudentScheduleModule: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: staff,
    outside: 'refused',
  },
  filterStudentScheduleModule: atLocation(),
  getStudentScheduleMonthly: atLocation({ month: '2026-03' }),
  getStudentScheduleDays: atLocation(days),
  createStaffSchedule: byStaff(async (w, where) => ({ user_id: (await colleague(w, where)).id, ...hours })),
  updateStaffSchedule: byStaff(async (w, where) => ({ ...(await plan(w, where, 'user')), end_time: '13:00' })),
  removeStaffSchedule: byStaff((w, where) => plan(w, where, 'user')),
  moveStaffSchedule: byStaff(async (w, where) => ({ ...(await plan(w, where, 'user')), ...moved })),
  getStaffSchedule: {
    args: async (w, where) => ({ user_id: (await colleague(w, where)).id }),
    from: staff,
    outside: 'refused',
  },
  filterStaffSchedule: atLocation(),
  getStaffScheduleMonthly: atLocation({ month: '2026-03' }),
  getStaffScheduleDays: atLocation(days),
  ...ofStudents('absence', 'Absence'),
  ...ofStudents('vacation', 'Vacation'),
  reportStudentAbsence: {
    args: async (w, where) => ({ student_id: await w.student(where), kind: 'absence', ...days }),
    from: families,
    outside: 'error',
  },
  // What somebody else told is not a contact's to take back.
  withdrawStudentAbsence: byStaff((w, where) => record(w, where, 'absence')),
  createStaffPto: byStaff(async (w, where) => ({ user_id: (await colleague(w, where)).id, ...days })),
  updateStaffPto: byStaff(async (w, where) => ({ ...(await record(w, where, 'pto')), reason: 'Rest' })),
  editStaffPto: byStaff(async (w, where) => ({ ...(await record(w, where, 'pto')), date, reason: 'Rest' })),
  removeStaffPto: byStaff(async (w, where) => ({ ...(await record(w, where, 'pto')), date })),
  deleteStaffPto: byStaff((w, where) => record(w, where, 'pto')),
  getStaffPtos: {
    args: async (w, where) => ({ user_id: (await colleague(w, where)).id }),
    from: staff,
    outside: 'refused',
  },
  staffPtoRequests: atLocation(),
  requestStaffPto: {
    args: async (w, where) => {
      const day = freshDay();
      return { start_date: day, end_date: day, location: w.at(where).location };
    },
    from: staff,
    outside: 'error',
  },
  decideStaffPto: byStaff(async (w, where) => ({
    ...(await record(w, where, 'pto', { status: 'requested' })),
    approve: true,
  })),
  // Nobody's but one's own: none of these is the caller's.
  withdrawStaffPto: { args: (w) => record(w, 'own', 'pto', { status: 'requested' }), status: 'Error' },
  getStaffPtoBalance: {
    args: async (w, where) => ({ user_id: (await colleague(w, where)).id }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  giveStaffPto: byStaff(async (w, where) => ({ user_id: (await colleague(w, where)).id, minutes: 60, date })),
  createStudentSchedule: byStaff(async (w, where) => ({ student_id: await w.student(where), scheduledates: [monday] })),
  deleteStudentSchedule: byStaff((w, where) => own(w, where, 'student')),
  getStudentCameraSchedule: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  createUserSchedule: byStaff(async (w, where) => ({
    user_id: (await colleague(w, where)).id,
    scheduledates: [monday],
  })),
  updateUserSchedule: byStaff(async (w, where) => ({
    user_id: (await colleague(w, where)).id,
    scheduledates: [monday],
  })),
  deleteUserSchedule: byStaff((w, where) => own(w, where, 'user')),
  getUserSchedule: {
    args: async (w, where) => ({ user_id: (await colleague(w, where)).id }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  closures: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  createClosure: byStaff((w, where) => {
    const day = freshDay();
    return { name: 'Closed', start_date: day, end_date: day, location: w.at(where).location };
  }),
  deleteClosure: byStaff(async (w, where) => {
    const { tenant, location } = w.at(where);
    const day = freshDay();
    return tenant.db
      .insertInto('closure')
      .values({
        ...{ centre_id: tenant.centre, location_id: location, name: 'Closed', created_at: new Date() },
        ...{ start_date: day, end_date: day },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }),
};
