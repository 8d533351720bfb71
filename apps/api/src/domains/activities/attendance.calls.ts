import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import { sql } from 'kysely';
import { type Calls, done, given, gone, message, mutation, objectsOf, outcome, query } from '../../kernel/call/call.ts';
import { clock, date, id, ids, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Activity } from '../../model/activity/entity.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { ownAbsences, ownAttendance } from '../../model/attendance/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { faceOf } from '../../model/student/face.ts';
import { ofOwnStudents, ownStudents, studentsLookedAfter } from '../../model/student/reach.ts';
import { markAbsent, undoAbsent } from '../attendance/attendance.door.ts';
import {
  changeCheck,
  checkInput,
  saveAbsent,
  saveAbsentActivityInput,
  saveCheck,
  updateAbsentActivityInput,
} from './attendance-entries.ts';
import { attendanceEntry } from './feed-attendance.ts';

const because = 'the work of the door: who is there says who came and went';
const check = {
  rule: 'teacher',
  permission: null,
  because,
  reach: { students: orError(studentsLookedAfter) },
  input: checkInput,
  answer: outcome({ attendances: [Attendance], activity: Activity }),
} as const;
const correction = {
  rule: 'teacher',
  permission: [
    given('date', 'correct_attendance'),
    given('time', 'correct_attendance'),
    given('students', 'correct_attendance'),
  ],
  reach: { id: orError(ownAttendance), students: orError(ownStudents) },
  input: {
    id: id(Attendance),
    date: date().optional(),
    time: clock().optional(),
    students: ids(Student).optional(),
    note: text(0, 1000).nullish(),
  },
  answer: outcome(),
} as const;

interface Row {
  readonly id: number;
  readonly type: string;
  readonly date: string;
  readonly time: string | null;
  readonly note: string | null;
  readonly by: string | null;
  readonly student: {
    readonly id: number;
    readonly fname: string;
    readonly full_name: string;
    readonly image: string | null;
  };
}

/** Coming, going and staying away as entries of the day: all of it is done and kept by the attendance domain. */
export const attendanceEntryCalls: Calls = {
  saveCheckInActivity: mutation({
    ...check,
    about:
      'Checks students in from the board, all of them or none; a note or photo beside it is an entry of its own. One who is in already gets Error.',
    confirms: asksRatio,
    run: saveCheck('in'),
  }),
  updateCheckInActivity: mutation({
    ...correction,
    about: 'Corrects when a stay began; a student no longer listed loses it, a time after the check-out gets Error.',
    run: changeCheck('start_time'),
  }),
  saveCheckOutActivity: mutation({
    ...check,
    about:
      'Checks students out from the board, all of them or none; a note or photo beside it is an entry of its own. One who is not in gets Error.',
    run: saveCheck('out'),
  }),
  updateCheckOutActivity: mutation({
    ...correction,
    about: 'Corrects when a stay ended; a student no longer listed loses it, a time before the check-in gets Error.',
    run: changeCheck('end_time'),
  }),
  saveAbsentActivity: mutation({
    rule: 'teacher',
    permission: null,
    because,
    about:
      'Marks students absent for a day; a photo, or a note kept among staff, is an entry of its own. One who was there that day gets Error, and then nothing is marked.',
    reach: { students: orError(studentsLookedAfter) },
    input: saveAbsentActivityInput,
    answer: outcome({ activity: Activity }),
    run: saveAbsent,
  }),
  updateAbsentActivity: mutation({
    rule: 'teacher',
    permission: null,
    because,
    about: 'Changes day, reason or note of an absence; a student no longer listed is not absent any more.',
    reach: { id: orError(ownAbsences), students: orError(ownStudents) },
    input: updateAbsentActivityInput,
    answer: outcome(),
    run: async (ctx, { id, date, students, note, reason }) => {
      const { rows } = await sql<{ student: number; date: string; note: string | null; reason: string | null }>`
        select student_id as student, to_char(date, 'YYYY-MM-DD') as date, note, reason from absence
        where id = ${id} and undone_at is null`.execute(ctx.db);
      const [before] = rows;
      if (!before) return gone(message('activities.gone'));
      const student = idOf(Student, before.student);
      const off = students !== undefined && !students.some((one) => one === student);
      const day = date ?? before.date;
      if (off || day !== before.date) {
        const undone = await undoAbsent(ctx, { student_id: student, date: before.date });
        if (off || undone instanceof UserError) return undone;
      }
      const marked = await markAbsent(ctx, {
        students: [student],
        date: day,
        reason: (reason === undefined ? before.reason : reason) ?? undefined,
        note: (note === undefined ? before.note : note) ?? undefined,
      });
      return marked instanceof UserError || marked.fieldErrors ? marked : done(message('activities.absenceChanged'));
    },
  }),
  getFeedAttendance: query({
    rule: 'user',
    about:
      'Lists who came, went and stayed away on a day, as the attendance domain knows it; of a room or a student when given, else of all own children. Ids are those of stays and absences.',
    reach: { program_id: roomsOfOwnLocations, student_id: ownStudents },
    input: { date: date(), program_id: id(Room).optional(), student_id: id(Student).optional() },
    answer: objectsOf(attendanceEntry),
    // Check-ins, check-outs and absences of a day by the clock of each location, in order; absences first.
    run: async (ctx, { date, program_id, student_id }) => {
      const [room, child] = [program_id ?? null, student_id ?? null];
      const { rows } = await sql<Row>`with entry as (
      select a.id, 'check-in' as type, a.student_id, a.location_id, a.checked_in_at as at, a.note, a.checkedin_by as person
          from attendance a where a.date = ${date}::date
            and (${room}::int is null or exists (select 1 from attendance_room r where r.attendance_id = a.id
              and r.room_id = ${room}::int))
          union all
          select a.id, 'check-out', a.student_id, a.location_id, a.checked_out_at, null, a.checkedout_by
          from attendance a where a.date = ${date}::date and a.checked_out_at is not null
            and (${room}::int is null or exists (select 1 from attendance_room r where r.attendance_id = a.id
              and r.room_id = ${room}::int))
          union all
          select b.id, 'absent', b.student_id, b.location_id, null, coalesce(b.reason, b.note), b.marked_by
          from absence b where b.date = ${date}::date and b.undone_at is null
            and (${room}::int is null or exists (select 1 from student s where s.id = b.student_id
              and s.room_id = ${room}::int)))
        select e.id, e.type, ${date}::text as date, to_char(e.at at time zone z.value, 'HH24:MI') as time, e.note,
      u.full_name as by, json_build_object('id', st.id, 'fname', st.fname, 'full_name', st.full_name, 'image', ${faceOf('st')}) as student
        from entry e join student st on st.id = e.student_id
        join location l on l.id = e.location_id join timezone z on z.id = l.timezone_id
        left join app_user u on u.id = e.person
        where ${ofOwnStudents(ctx.who, sql`e.student_id`)} and (${child}::int is null or e.student_id = ${child}::int)
          and st.archived_at is null
        order by e.at nulls first, st.fname, e.type limit 1000`.execute(ctx.db);
      return rows;
    },
  }),
};
