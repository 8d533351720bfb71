import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds } from '../../model/student/reach.ts';

export const getStudentsAfterCheckInLocationInput = {
  location: id(Location),
  date: date().optional(),
  program_id: id(Room).optional(),
};
type AtLocation = InputOf<typeof getStudentsAfterCheckInLocationInput>;

/** The condition that a student is in at a location now. */
export const nowAt = ({ location, date, program_id }: AtLocation) => {
  const day = date === undefined ? sql`` : sql`and a.date = ${date}::date`;
  const room =
    program_id === undefined
      ? sql``
      : sql`and exists (select 1 from attendance_room ar where ar.student_id = a.student_id
          and ar.left_at is null and ar.room_id = ${program_id})`;
  return sql<SqlBool>`student.id in (select a.student_id from attendance a
    where a.location_id = ${location} and a.checked_out_at is null ${day} ${room})`;
};

export const getUserCheckInStudentsInput = { date: date().optional(), location: id(Location).optional() };

/** The conditions for the students whom the caller is guardian of and who may be checked in on a day. */
export const childrenOf = (ctx: Ctx, { date, location }: InputOf<typeof getUserCheckInStudentsInput>) => [
  sql<SqlBool>`student.id in (${ownStudentIds(ctx.who)})`,
  sql<SqlBool>`student.archived_at is null and student.status = 'active' and student.type = 'enrolled'`,
  location !== undefined && sql<SqlBool>`student.location_id = ${location}`,
  date !== undefined &&
    sql<SqlBool>`coalesce(student.enrollment_date <= ${date}::date, true) and coalesce(student.graduation_date >= ${date}::date, true)`,
];

export const historyInput = { student_id: id(Student), start_date: date().optional(), end_date: date().optional() };

/** The conditions for the stays of one student between two days. */
export const historyOf = (input: InputOf<typeof historyInput>) => [
  sql<SqlBool>`attendance.student_id = ${input.student_id}`,
  input.start_date !== undefined && sql<SqlBool>`attendance.date >= ${input.start_date}::date`,
  input.end_date !== undefined && sql<SqlBool>`attendance.date <= ${input.end_date}::date`,
];
