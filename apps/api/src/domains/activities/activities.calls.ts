import { updateRows } from '../../kernel/write/write-rows.ts';
import './activities.fields.ts';
import { activityKindNames, kindOf } from '@nestling/rules/activity-kinds.ts';
import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import {
  byId,
  type Calls,
  declined,
  done,
  gone,
  list,
  message,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outList,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { date, flag, type InputOf, id, ids, page, pageIfAny, texts } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Activity } from '../../model/activity/entity.ts';
import { activitiesLookedAfter, ownActivities, ownActivitiesEver } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations, ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds, ownStudents } from '../../model/student/reach.ts';
import { approvePhotos } from './approve.ts';
import { mayChange } from './may-change.ts';
import { restoreActivity, restoreActivityInput } from './remove.ts';
import { addEvent, lockActivities } from './write.ts';

/** Kinds to look for; words that are none find nothing. */
const types = () => texts(30, 40);

/** The newest first. */
const order = ['-date' as const, () => sql`activity.at desc`];

/** What the list can be narrowed by beside its location. */
const filters = {
  program_id: id(Room).optional(),
  students: ids(Student, 200, 0).optional(),
  types: types().optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};
const optionalFilters = { location: id(Location).optional(), ...filters };
type Filters = InputOf<typeof optionalFilters>;

/** Rows with one of the children, or somebody in the room: found by the days of the children. */
const withOneOf = (condition: Sql, { start_date, end_date }: Filters) =>
  sql<SqlBool>`activity.id in (select x.activity_id from activity_student x where x.removed_at is null
    and ${condition} and (${start_date ?? null}::date is null or x.date >= ${start_date ?? null}::date)
    and (${end_date ?? null}::date is null or x.date <= ${end_date ?? null}::date))`;

/** Activities that fit, the newest first. */
const listActivities = (wanted: Filters) => {
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

export const calls: Calls = {
  activityTypes: query({
    rule: 'teacher',
    about:
      'Lists the kinds of activities: what each holds beside date, time, note and picture, and under which choice families are told.',
    reach: nobody,
    input: {},
    answer: objects({ type: out.text, notice: out.text, needs: outList(out.text), values: out.json }, 'ActivityType'),
    run: () =>
      activityKindNames.map((type) => {
        const { notice, needs = [], values } = kindOf(type);
        return { type, notice, needs, values };
      }),
  }),
  getActivities: query({
    rule: 'teacher',
    about: 'Lists the activities of a location, the newest first; of a room, students, kinds and days when given.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, students: ownStudents, rows: ownActivities },
    input: { location: id(Location), ...filters, ...page },
    answer: paged(Activity),
    run: (_, i) => listActivities(i),
  }),
  getActivity: query({
    rule: 'teacher',
    about: 'Answers one activity; an unknown one is null.',
    reach: { id: orNothing(ownActivities), rows: ownActivities },
    input: { id: id(Activity) },
    answer: one(Activity),
    run: (_, i) => byId(Activity, i.id),
  }),
  getRoomFeed: query({
    rule: 'teacher',
    about: 'Lists the latest activities of a room, or those of one day.',
    reach: { program_id: roomsOfOwnLocations, rows: ownActivities },
    input: { program_id: id(Room), date: date().optional(), ...page },
    answer: paged(Activity),
    run: (_, i) => listActivities({ program_id: i.program_id, start_date: i.date, end_date: i.date }),
  }),
  getStudentActivities: query({
    rule: 'user',
    about: "Lists a student's activities, the newest first; of one day when given. Families get what is theirs to see.",
    reach: { student_id: ownStudents, rows: ownActivities },
    input: { student_id: id(Student), date: date().optional(), types: types().optional(), ...pageIfAny },
    answer: list(Activity),
    // A day of one student, by the clock of its location; of all days without one.
    run: (_, { student_id, date, types }) =>
      listActivities({ students: [student_id], types, start_date: date, end_date: date }),
  }),
  getUserFeed: query({
    rule: 'user',
    about: 'Lists the latest activities of all children the caller is guardian of.',
    reach: { rows: ownActivities },
    input: page,
    answer: paged(Activity),
    run: (ctx) =>
      rows(Activity, {
        order,
        where: () => [
          sql<SqlBool>`not activity.staff_only`,
          withOneOf(sql`x.student_id in (${ownStudentIds(ctx.who)})`, {}),
        ],
      }),
  }),
  activityChanged: subscription({
    rule: 'user',
    about:
      'Tells of new, changed and removed activities of a student or a room, without either of the own children; the activity is null when it is no longer to be seen. Id 0: read anew.',
    reach: { student_id: ownStudents, program_id: roomsOfOwnLocations, rows: ownActivities },
    input: { student_id: id(Student).optional(), program_id: id(Room).optional() },
    answer: object({ id: out.id, activity: Activity }, 'ActivityChange'),
    listensTo: ['activity'],
    // What became of a row for whoever listens to a child, to a room, or without either to all own children, staff
    // to their locations; `activity` is null when it is no longer to be seen. Null: it has nothing to do with them.
    // An event without ids: news may have been lost.
    run: async (ctx, of, event) => {
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
    },
  }),
  deleteActivity: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children notes what they do; older notes are for managers alone',
    about:
      'Takes an activity back, or the listed students off it; restoreActivity puts it back. One older than a week needs a manager, and an unknown id gets Error.',
    reach: { id: orError(activitiesLookedAfter), students: orError(ownStudents) },
    input: { id: id(Activity), students: ids(Student, 1000, 0).optional() },
    answer: outcome(),
    // Takes a row back, or takes children off it; with the last child the row goes. Nothing is deleted: it can be
    // put back.
    run: async (ctx, { id, students }) => {
      const [before] = await lockActivities(ctx, [id]);
      if (!before || before.removed) return gone(message('activities.gone'));
      const late = mayChange(ctx, before);
      if (late) return late;
      const off = students?.length
        ? before.students.filter((one) => students.some((student) => student === one))
        : null;
      if (off && off.length === 0)
        return declined(message('activities.notOnIt'), { field: 'students', code: 'UNKNOWN' });
      if (off && off.length < before.students.length)
        await updateRows(ctx, 'activity_student', { activity_id: id, student_id: off }, { removed_at: ctx.now() });
      else await updateRows(ctx, 'activity', { id }, { removed_at: ctx.now(), updated_at: ctx.now() });
      await addEvent(ctx, 'remove', { id, location: before.location_id }, { before, more: { without: off } });
      return done(message('activities.removed'));
    },
  }),
  restoreActivity: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children notes what they do; older notes are for managers alone',
    about: 'Puts an activity back that was taken back, or the listed students on it again.',
    reach: { id: orError(ownActivitiesEver), students: orError(ownStudents) },
    input: restoreActivityInput,
    answer: outcome({ activity: Activity }),
    run: restoreActivity,
  }),
  approveActivityPhotos: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children lets their families see them',
    about:
      'Shows the pictures of activities to the families of their children, or withholds them; one without a picture gets Error.',
    reach: { ids: orError(ownActivities) },
    input: { ids: ids(Activity, 100), approved: flag() },
    answer: outcome({ activities: [Activity] }),
    run: approvePhotos,
  }),
};
