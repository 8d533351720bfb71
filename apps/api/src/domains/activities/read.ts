import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { byId, rows } from '../../kernel/call/call.ts';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { Activity } from '../../model/activity/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ownStudentIds } from '../../model/student/reach.ts';

/** The newest first. */
const order = ['-date' as const, () => sql`activity.at desc`];

interface Wanted {
  readonly location?: Id<'location'> | undefined;
  readonly program_id?: Id<'room'> | undefined;
  readonly students?: readonly number[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Rows with one of the children, or somebody in the room: found by the days of the children. */
const withOneOf = (condition: Sql, { start_date, end_date }: Wanted) =>
  sql<SqlBool>`activity.id in (select x.activity_id from activity_student x where x.removed_at is null
    and ${condition} and (${start_date ?? null}::date is null or x.date >= ${start_date ?? null}::date)
    and (${end_date ?? null}::date is null or x.date <= ${end_date ?? null}::date))`;

/** Activities that fit, the newest first. */
export const listActivities = (wanted: Wanted) => {
  const { location, program_id, students, types, start_date, end_date } = wanted;
  return rows(Activity, {
    order,
    where: (q) => [
      location !== undefined && q('activity.location_id', '=', location),
      start_date !== undefined && sql<SqlBool>`activity.date >= ${start_date}::date`,
      end_date !== undefined && sql<SqlBool>`activity.date <= ${end_date}::date`,
      types?.length && q('activity.kind', 'in', [...types]),
      program_id !== undefined &&
        sql<SqlBool>`(activity.room_id = ${program_id} or ${withOneOf(sql`x.room_id = ${program_id}`, wanted)})`,
      students?.length && withOneOf(sql`x.student_id = any(${[...students]}::int[])`, wanted),
    ],
  });
};

/** A day of one student, by the clock of its location; of all days without one. */
export const listOfStudent = ({
  student_id,
  date,
  types,
}: {
  readonly student_id: Id<'student'>;
  readonly date?: string | undefined;
  readonly types?: readonly string[] | undefined;
}) => listActivities({ students: [student_id], types, start_date: date, end_date: date });

/** The latest of all the children the caller is guardian of, whatever else it is. */
export const listOfFamily = (ctx: Ctx) =>
  rows(Activity, {
    order,
    where: () => [
      sql<SqlBool>`not activity.staff_only`,
      withOneOf(sql`x.student_id in (${ownStudentIds(ctx.who)})`, {}),
    ],
  });

interface Listened {
  readonly student_id?: Id<'student'> | undefined;
  readonly program_id?: Id<'room'> | undefined;
}

/**
 * What became of a row for whoever listens to a child, to a room, or without either to all own children, staff to their
 * locations; `activity` is null when it is no longer to be seen. Null: it has nothing to do with them. An event without
 * ids: news may have been lost.
 */
export const changedActivity = async (ctx: Ctx, of: Listened, event: Event) => {
  const [student_id, program_id] = [of.student_id ?? null, of.program_id ?? null];
  const [id] = event.ids ?? [];
  if (event.kind === '' || (event.at?.open === 0 && !allows(ctx.who.role, 'teacher'))) return null;
  if (id === undefined) return { id: 0, activity: null };
  const whole = student_id === null && program_id === null;
  const staff = allows(ctx.who.role, 'teacher');
  const { rows: found } = await sql<{ id: number }>`select a.id from activity a
    where a.id = ${id}
      and ${whole && staff ? inOwnLocations(ctx.who, sql`a.location_id`) : sql`true`}
      and (${program_id}::int is null or a.room_id = ${program_id}::int or exists (select 1 from activity_student x
        where x.activity_id = a.id and x.room_id = ${program_id}::int))
      and (${student_id}::int is null or exists (select 1 from activity_student x
        where x.activity_id = a.id and x.student_id = ${student_id}::int))
      and (${staff}::boolean or exists (select 1 from activity_student x
        where x.activity_id = a.id and x.student_id in (${ownStudentIds(ctx.who)})))`.execute(ctx.db);
  // By its id alone it would be answered to whoever asks: the rows are held to the caller's reach.
  return found.length === 0 ? null : { id, activity: byId(Activity, id) };
};
