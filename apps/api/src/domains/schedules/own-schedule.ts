import { type Insertable, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRow, deleteRows, insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { type GivenDate, readDates, type ScheduleTime } from './dates.ts';
import type { createStudentScheduleInput } from './own-schedule.inputs.ts';
import { scheduledates } from './own-schedule.inputs.ts';

constraint('schedule_of_student', 'student_id', 'TAKEN', message('schedule.usedMeanwhile'));
constraint('schedule_of_user', 'user_id', 'TAKEN', message('schedule.usedMeanwhile'));

/** Whose own schedule it is: the person's row holds its id. */
type Owner = { readonly student: Id<'student'> } | { readonly user: Id<'app_user'> };
const isStudent = (owner: Owner): owner is { readonly student: Id<'student'> } => 'student' in owner;

interface Held {
  readonly name: string;
  readonly location_id: number | null;
  /** What it goes by now. */
  readonly goes_by: number | null;
  /** Its own schedule, if it has one. */
  readonly own: number | null;
}

const lock = async (ctx: Ctx, owner: Owner): Promise<Held | null> => {
  const { rows } = isStudent(owner)
    ? await sql<Held>`select st.full_name as name, st.location_id, st.schedule_id as goes_by,
        (select s.id from schedule s where s.student_id = st.id) as own
        from student st where st.id = ${owner.student} for no key update of st`.execute(ctx.db)
    : await sql<Held>`select u.full_name as name, null::int as location_id, u.schedule_id as goes_by,
        (select s.id from schedule s where s.user_id = u.id) as own
        from app_user u where u.id = ${owner.user} for no key update of u`.execute(ctx.db);
  return rows[0] ?? null;
};

const point = async (ctx: Ctx, owner: Owner, schedule: number | null): Promise<void> => {
  const set = { schedule_id: schedule };
  if (isStudent(owner)) await updateRows(ctx, 'student', { id: owner.student }, set);
  else await updateRows(ctx, 'app_user', { id: owner.user }, set);
  ctx.audit({
    entity: isStudent(owner) ? 'Student' : 'User',
    id: isStudent(owner) ? owner.student : owner.user,
    after: { schedule_id: schedule },
  });
  ctx.publish({ kind: 'rights', at: isStudent(owner) ? { student: owner.student } : { user: owner.user } });
};

type Given = Omit<InputOf<typeof createStudentScheduleInput>, 'student_id'>;

const timesGiven = async (
  ctx: Ctx,
  { scheduledates, schedule_id }: Given,
): Promise<readonly ScheduleTime[] | UserError> => {
  if (scheduledates.length > 0 || schedule_id === undefined) return readDates(scheduledates);
  const { rows } =
    await sql<GivenDate>`select day, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time
    from schedule_date where schedule_id = ${schedule_id} order by id`.execute(ctx.db);
  return readDates(rows);
};

/** Gives a person times of its own, in place of those it had. */
const setOwn = async (ctx: Ctx, owner: Owner, given: Given) => {
  const times = await timesGiven(ctx, given);
  if (times instanceof UserError) return times;
  if (times.length === 0) return declined(message('schedule.noTimes'), { field: 'scheduledates', code: 'REQUIRED' });
  const held = await lock(ctx, owner);
  if (!held) return gone(message('schedule.gone'), isStudent(owner) ? 'student_id' : 'user_id');
  const centre_id = ctx.who.centre;
  const whose = isStudent(owner) ? { student_id: owner.student } : { user_id: owner.user };
  const values: Insertable<DB['schedule']> = {
    ...{ centre_id, location_id: held.location_id, status: 'active', ...whose },
    name: given.name ?? held.name.slice(0, 100),
  };
  const { id } = held.own === null ? await createRow(ctx, 'schedule', values) : { id: held.own };
  await deleteRows(ctx, 'schedule_date', { schedule_id: id });
  await insertRows(
    ctx,
    'schedule_date',
    times.map((time) => ({ centre_id, schedule_id: id, ...time })),
  );
  if (held.own !== null && given.name !== undefined) await updateRows(ctx, 'schedule', { id }, { name: given.name });
  ctx.audit({ entity: Schedule, id, after: { ...whose, scheduledates: times } });
  await point(ctx, owner, id);
  return done(message('schedule.ownSaved', { name: held.name }), { schedule: idOf(Schedule, id) });
};

export const setStudentSchedule = (ctx: Ctx, { student_id, ...given }: InputOf<typeof createStudentScheduleInput>) =>
  setOwn(ctx, { student: student_id }, given);
export const createUserScheduleInput = {
  user_id: id(User),
  scheduledates,
  name: text(1, 100).optional(),
  /** A named schedule to copy the times from, when none are given. */
  schedule_id: id(Schedule).optional(),
};

export const setUserSchedule = (ctx: Ctx, { user_id, ...given }: InputOf<typeof createUserScheduleInput>) =>
  setOwn(ctx, { user: user_id }, given);

/** Takes a person's own times away, or (where it goes by a shared schedule) lets it go by none. */
const dropOwn = async (ctx: Ctx, schedule: number, owner: Owner) => {
  const held = await lock(ctx, owner);
  if (!held || (held.goes_by !== schedule && held.own !== schedule)) return gone(message('schedule.gone'));
  await point(ctx, owner, null);
  if (held.own !== null) {
    const before = await deleteRow(ctx, 'schedule', { id: held.own });
    ctx.audit({ entity: Schedule, id: held.own, before });
  }
  return done(message('schedule.ownDropped', { name: held.name }));
};

const ownerOf = (ctx: Ctx, schedule: number) =>
  ctx.db.selectFrom('schedule').select(['student_id', 'user_id']).where('id', '=', schedule).executeTakeFirst();

type Drop<T extends string> = { readonly id: Id<'schedule'> } & { readonly [K in T]?: Id | undefined };

export const dropStudentSchedule = async (ctx: Ctx, { id, student_id }: Drop<'student_id'>) => {
  const student = student_id ?? (await ownerOf(ctx, id))?.student_id;
  return student ? dropOwn(ctx, id, { student: idOf(Student, student) }) : gone(message('schedule.gone'));
};
export const dropUserSchedule = async (ctx: Ctx, { id, user_id }: Drop<'user_id'>) => {
  const user = user_id ?? (await ownerOf(ctx, id))?.user_id;
  return user ? dropOwn(ctx, id, { user: idOf(User, user) }) : gone(message('schedule.gone'));
};

/**
 * The camera hours that hold for a student beside those of each camera, and where they come from: its own, a shared
 * schedule it was given, or (none told) those the cameras of its room have in common.
 */
export const cameraScheduleOf = async (ctx: Ctx, student: Id<'student'>) => {
  const { rows } = await sql<{ id: number | null; own: boolean | null; room: number | null }>`select
      st.schedule_id as id, s.student_id is not null as own,
      (select case when count(distinct coalesce(c.schedule_id, 0)) = 1 then min(c.schedule_id) end from camera c
        where c.room_id = st.room_id and c.deleted_at is null) as room
    from student st left join schedule s on s.id = st.schedule_id
    where st.id = ${student}`.execute(ctx.db);
  const [found] = rows;
  const id = found?.id ?? found?.room ?? null;
  const source = !found?.id ? (found?.room ? 'room' : 'cameras') : found.own ? 'student' : 'shared';
  return { source, schedule: id === null ? null : idOf(Schedule, id) };
};
