import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';

const today = '2026-03-11';
/** Staff act for families; that contacts may not at this door is the location's setting. */
const door = async (w: World, where: Where, caller: { id: number } | null) => ({
  students: [await w.student(where)],
  date: today,
  time: '10:30',
  action_by: caller?.id ?? w.at('own').contact,
});
/** A child that is in now. */
const present = async (w: World, where: Where) => {
  const { tenant, location, room } = w.at(where);
  const student_id = await w.student(where);
  const stay = await tenant.db
    .insertInto('attendance')
    .values({
      centre_id: tenant.centre,
      location_id: location,
      student_id,
      date: today,
      checked_in_at: new Date('2026-03-11T13:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('attendance_room')
    .values({
      centre_id: tenant.centre,
      attendance_id: stay.id,
      student_id,
      room_id: room,
      entered_at: new Date('2026-03-11T13:00:00Z'),
    })
    .execute();
  await tenant.db
    .insertInto('attendance_event')
    .values({
      centre_id: tenant.centre,
      location_id: location,
      student_id,
      kind: 'in',
      at: new Date('2026-03-11T13:00:00Z'),
      stated_at: new Date('2026-03-11T13:00:00Z'),
      room_id: room,
      attendance_id: stay.id,
      source: 'staff',
    })
    .execute();
  return { student_id, stay: stay.id };
};
const ofLocation = {
  args: (w: World, where: Where) => ({ location: w.at(where).location }),
  from: staff,
  outside: 'refused',
} as const;

export const matrix: Matrix = {
  saveUserStudentCheckInOutActivity: { args: door, from: staff, outside: 'error' },
  checkValidCheckInOut: {
    args: async (w, where) => ({ students: [await w.student(where)], date: today, time: '10:30' }),
    // Families are told that staff do it here, as Error; a student out of reach is left out, and none is left.
    from: staff,
    outside: 'error',
  },
  moveStudentsNow: {
    args: async (w, where) => ({
      students: [(await present(w, where)).student_id],
      program_id: (await aRoom(w.at(where).tenant, { location_id: w.at(where).location })).id,
    }),
    from: staff,
    outside: 'error',
  },
  // There is nothing of the caller's own to take back here: Error for everybody.
  undoCheckInOut: { args: async (w) => ({ students: [await w.student('own')] }), status: 'Error' },
  getStudentAttendance: {
    args: (w, where) => ({ location: w.at(where).location, date: today }),
    from: staff,
    outside: 'refused',
  },
  attendanceChanged: ofLocation,
  getStudentsAfterCheckInLocation: ofLocation,
  getUserCheckInStudents: {
    args: (w, where) => ({ location: w.at(where).location }),
    // Asked for a location: it answers own children there, whoever else is.
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  getStudentAttendanceHistory: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  markStudentsAbsent: {
    args: async (w, where) => ({ students: [await w.student(where)], date: today }),
    from: staff,
    outside: 'error',
  },
  undoStudentAbsent: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      const student_id = await w.student(where);
      await tenant.db
        .insertInto('absence')
        .values({
          centre_id: tenant.centre,
          student_id,
          location_id: location,
          date: today,
          marked_at: w.server.clock.now(),
        })
        .execute();
      return { student_id, date: today };
    },
    from: staff,
    outside: 'error',
  },
  updateStudentAttendance: {
    args: async (w, where) => ({ id: (await present(w, where)).stay, date: today, start_time: '09:15' }),
    from: staff,
    outside: 'error',
  },
  deleteStudentAttendance: {
    args: async (w, where) => ({ id: (await present(w, where)).stay }),
    from: staff,
    outside: 'error',
  },
  getRoomRatio: ofLocation,
  roomRatioChanged: ofLocation,
  checkRoomRatio: {
    args: (w, where) => ({
      location: w.at(where).location,
      program_id: w.at(where).room,
      students: [w.at(where).student],
    }),
    from: staff,
    outside: 'refused',
  },
  getRatioSetting: ofLocation,
  saveRatioSetting: {
    args: (w, where) => ({ location: w.at(where).location, rule: 'us-fl-402.305' }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  getCheckinSetting: ofLocation,
  saveCheckinSetting: {
    args: (w, where) => ({ location: w.at(where).location, settings: { signature: false } }),
    from: staff,
    outside: 'error',
  },
};
