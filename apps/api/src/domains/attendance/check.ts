import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { constraint, Declined, type Mend } from '../../kernel/refusals.ts';
import type { Message } from '../../kernel/say.ts';
import type { Id } from '../../kernel/tables.ts';
import { statedInstant } from './stated.ts';

constraint('attendance_open', 'students', 'ALREADY_IN', say('attendance.otherWasFaster'));
constraint('attendance_overlap', 'time', 'OVERLAP', say('attendance.overlap'));
constraint('attendance_room_now', 'students', 'ALREADY_IN', say('attendance.otherWasFaster'));

export type Action = 'in' | 'out';

export interface CheckInput {
  readonly students: readonly Id<'student'>[];
  /** Day and minute in the location's own clock. */
  readonly date: string;
  readonly time: string;
  readonly action_by: Id<'app_user'>;
  readonly signature?: string | undefined;
  readonly location?: Id<'location'> | undefined;
  /** What the caller means; left out, those who are in go out and the others come in. */
  readonly action?: Action | undefined;
  /** The room to come into; the home room when left out. */
  readonly program_id?: Id<'room'> | undefined;
}

/** A student at the door: who it is, where it stands, and what the location asks for. */
interface AtDoor {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly room_id: number | null;
  readonly zone: string;
  readonly active: boolean;
  readonly attendance_id: number | null;
  readonly since: Date | null;
  readonly by: string | null;
  readonly instant: Date;
  readonly problem: 'missing' | 'future' | null;
  readonly wants_signature: boolean;
  readonly from_portal: boolean;
  /** May the person it is done for bring and fetch the child. */
  readonly actor: 'staff' | 'guardian' | 'black_list' | 'no_pickup' | 'stranger';
}

/**
 * Reads the students, locked in order of their ids: of two tablets at the same child at the same second, the second
 * waits here and then sees what the first did.
 */
const atDoor = async (ctx: Ctx, input: CheckInput): Promise<AtDoor[]> => {
  const { centre } = ctx.who;
  const { rows } = await sql<AtDoor>`
    with locked as (
      select st.* from student st where st.centre_id = ${centre} and st.id = any(${[...input.students]}::int[])
      order by st.id for no key update
    )
    select st.id, st.fname as name, st.location_id, coalesce(${input.program_id ?? null}::int, st.room_id) as room_id,
      z.value as zone, st.status = 'active' and st.archived_at is null as active,
      a.id as attendance_id, a.checked_in_at as since, who.full_name as by, m.instant, m.problem,
      coalesce(cs.signature, false) as wants_signature, coalesce(cs.family_from_portal, false) as from_portal,
      case
        when exists (select 1 from guardian_link gl where gl.centre_id = ${centre} and gl.student_id = st.id
          and gl.user_id = ${input.action_by} and gl.black_list) then 'black_list'
        when exists (select 1 from user_role ur where ur.centre_id = ${centre} and ur.user_id = ${input.action_by}
          and ur.role_id >= 4) then 'staff'
        when exists (select 1 from guardian_link gl where gl.centre_id = ${centre} and gl.student_id = st.id
          and gl.user_id = ${input.action_by} and gl.pickup) then 'guardian'
        when exists (select 1 from guardian_link gl where gl.centre_id = ${centre} and gl.student_id = st.id
          and gl.user_id = ${input.action_by}) then 'no_pickup'
        else 'stranger' end as actor
    from locked st
    join location l on l.centre_id = st.centre_id and l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join checkin_setting cs on cs.centre_id = l.centre_id and cs.location_id = l.id
    left join attendance a on a.centre_id = st.centre_id and a.student_id = st.id and a.checked_out_at is null
    left join app_user who on who.centre_id = a.centre_id and who.id = a.checkedin_by
    cross join lateral ${statedInstant(input.date, input.time, sql`z.value`, ctx.now())} m
    order by st.id`.execute(ctx.db);
  return rows;
};

const actionFor = (student: AtDoor, meant: Action | undefined): Action =>
  meant ?? (student.attendance_id === null ? 'in' : 'out');

/** Why a student cannot be checked in or out, as a sentence; null when it can. */
const obstacle = (ctx: Ctx, student: AtDoor, input: CheckInput): readonly [code: string, Message] | null => {
  const { name, since } = student;
  const action = actionFor(student, input.action);
  const family = !allows(ctx.who.role, 'teacher');
  if (family && !student.from_portal) return ['NOT_FROM_PORTAL', say('attendance.notFromPortal')];
  if (family && input.action_by !== ctx.who.user) return ['NOT_YOU', say('attendance.notYou')];
  if (!student.active) return ['INACTIVE', say('attendance.inactive', { name })];
  if (student.actor === 'black_list') return ['NOT_ALLOWED', say('attendance.blackList', { name })];
  if (student.actor === 'no_pickup' && action === 'out') return ['NO_PICKUP', say('attendance.noPickup', { name })];
  if (student.actor === 'stranger') return ['STRANGER', say('attendance.stranger', { name })];
  if (student.problem === 'missing') return ['NO_SUCH_TIME', say('attendance.noSuchTime')];
  if (student.problem === 'future') return ['FUTURE', say('attendance.future')];
  if (student.wants_signature && !input.signature) return ['SIGNATURE', say('attendance.signature')];
  if (action === 'in') {
    if (student.attendance_id !== null)
      return ['ALREADY_IN', say('attendance.alreadyIn', { name, at: since, zone: student.zone, by: student.by ?? '' })];
    return student.room_id === null ? ['NO_ROOM', say('attendance.noRoom', { name })] : null;
  }
  if (since === null) return ['ALREADY_OUT', say('attendance.alreadyOut', { name })];
  return student.instant < since
    ? ['BEFORE_IN', say('attendance.beforeIn', { name, at: since, zone: student.zone })]
    : null;
};

/** What stands in the way of each student; the field is `students.<id>`. */
export const obstacles = async (ctx: Ctx, input: CheckInput): Promise<{ students: AtDoor[]; mends: Mend[] }> => {
  const students = await atDoor(ctx, input);
  const mends = students.flatMap((student) => {
    const found = obstacle(ctx, student, input);
    return found ? [{ field: `students.${student.id}`, code: found[0], message: found[1] }] : [];
  });
  return { students, mends };
};

const column = <K extends keyof AtDoor>(students: readonly AtDoor[], key: K): AtDoor[K][] =>
  students.map((student) => student[key]);

/** Opens stays: the stay, its first room and its event, for all students in one statement. */
const comeIn = async (ctx: Ctx, students: readonly AtDoor[], input: CheckInput): Promise<void> => {
  if (students.length === 0) return;
  const { centre, user } = ctx.who;
  const source = allows(ctx.who.role, 'teacher') ? 'staff' : 'portal';
  await sql`
    with door as (
      select * from unnest(${column(students, 'id')}::int[], ${column(students, 'location_id')}::int[],
        ${column(students, 'room_id')}::int[], ${column(students, 'zone')}::text[],
        ${column(students, 'instant')}::timestamptz[]) as d (student_id, location_id, room_id, zone, instant)
    ), opened as (
      insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checkedin_by, check_in_signature)
      select ${centre}, d.location_id, d.student_id, (d.instant at time zone d.zone)::date, d.instant, ${input.action_by},
        ${input.signature ?? null}::text from door d
      returning id, student_id
    ), rooms as (
      insert into attendance_room (centre_id, attendance_id, student_id, room_id, entered_at)
      select ${centre}, o.id, d.student_id, d.room_id, d.instant from opened o join door d using (student_id)
    ), here_after_all as (
      update absence ab set undone_at = ${ctx.now()}::timestamptz from door d
      where ab.centre_id = ${centre} and ab.student_id = d.student_id and ab.undone_at is null
        and ab.date = (d.instant at time zone d.zone)::date
    )
    insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, room_id, attendance_id, action_by,
      recorded_by, source, signature)
    select ${centre}, d.location_id, d.student_id, 'in', ${ctx.now()}::timestamptz, d.instant, d.room_id, o.id,
      ${input.action_by}, ${user}, ${source}, ${input.signature ?? null}::text
    from opened o join door d using (student_id)`.execute(ctx.db);
};

/** Closes stays with their room, and writes the event. */
const goOut = async (ctx: Ctx, students: readonly AtDoor[], input: CheckInput): Promise<void> => {
  if (students.length === 0) return;
  const { centre, user } = ctx.who;
  const source = allows(ctx.who.role, 'teacher') ? 'staff' : 'portal';
  await sql`
    with door as (
      select * from unnest(${column(students, 'id')}::int[], ${column(students, 'location_id')}::int[],
        ${column(students, 'attendance_id')}::int[], ${column(students, 'instant')}::timestamptz[])
        as d (student_id, location_id, attendance_id, instant)
    ), closed as (
      update attendance a set checked_out_at = d.instant, checkedout_by = ${input.action_by},
        check_out_signature = ${input.signature ?? null}::text
      from door d where a.centre_id = ${centre} and a.id = d.attendance_id
    ), rooms as (
      update attendance_room r set left_at = greatest(r.entered_at, d.instant)
      from door d where r.centre_id = ${centre} and r.attendance_id = d.attendance_id and r.left_at is null
    )
    insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, attendance_id, action_by,
      recorded_by, source, signature)
    select ${centre}, d.location_id, d.student_id, 'out', ${ctx.now()}::timestamptz, d.instant, d.attendance_id,
      ${input.action_by}, ${user}, ${source}, ${input.signature ?? null}::text
    from door d`.execute(ctx.db);
};

/** Tells day lists, cameras and families what changed; one event for each location. */
export const tellAttendance = (ctx: Ctx, students: readonly { id: number; location_id: number }[]): void => {
  for (const [location, here] of Map.groupBy(students, (student) => student.location_id)) {
    const ids = here.map((student) => student.id);
    ctx.tell({ kind: 'attendance', ids, at: { location } });
    ctx.tell({ kind: 'rights', ids });
  }
};

/**
 * Checks students in or out, all of them or none: whoever cannot be is told with its reason, and the others wait for
 * the next try. The server's instant orders the events, `time` is the minute the person states.
 */
export const checkInOrOut = async (ctx: Ctx, input: CheckInput) => {
  const { students, mends } = await obstacles(ctx, input);
  if (mends.length > 0) {
    const [first] = mends;
    throw new Declined(
      mends.length === 1 && first?.message ? first.message : say('attendance.someNot', { count: mends.length }),
      mends,
    );
  }
  const coming = students.filter((student) => actionFor(student, input.action) === 'in');
  const going = students.filter((student) => actionFor(student, input.action) === 'out');
  await comeIn(ctx, coming, input);
  await goOut(ctx, going, input);
  for (const student of students) {
    const action = actionFor(student, input.action);
    ctx.audit({ entity: 'Student', id: student.id, after: { attendance: action, at: student.instant } });
  }
  tellAttendance(ctx, students);
  const names = (of: readonly AtDoor[]) => of.map((student) => student.name);
  return done(say('attendance.checked', { in: names(coming), out: names(going) }), {
    students: students.map((student) => student.id),
  });
};
