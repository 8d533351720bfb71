import { type SqlBool, sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { date, id } from '../../../kernel/call/input.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { minutesOf } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { StaffSchedule, StudentSchedule } from '../../../model/schedule/entity.ts';
import { badTimes, declinedAll, isPlanned, keepCycle, type Plan, readPlan } from './plan.ts';
import type { createStaffScheduleInput, removeStaffScheduleInput, updateStaffScheduleInput } from './roster.inputs.ts';
import { isDeclined, lockStaff, lockStudent, publishPlanned, roomThere, type Subject } from './schedule-subject.ts';
import {
  addRoster,
  endRoster,
  lockRoster,
  nextDay,
  rewriteRoster,
  type Standing,
  writeExceptions,
} from './write-roster.ts';

/** Fields of a schedule as the calls take them. */
interface Fields
  extends Omit<InputOf<typeof createStaffScheduleInput>, 'user_id' | 'location' | 'days' | 'note'>,
    Pick<InputOf<typeof updateStaffScheduleInput>, 'note'> {
  readonly days: readonly string[];
}
interface OfStudent extends Fields {
  readonly student_id: Id<'student'>;
}
type OfStaff = InputOf<typeof createStaffScheduleInput>;
/** What a change may say: each field, and `date` where only that day is meant. */
type Change = InputOf<typeof updateStaffScheduleInput>;

const planGiven = (fields: Fields): Plan | UserError =>
  readPlan({
    ...{ type: fields.type, days: fields.days, repeat: fields.repeat },
    ...{ start_date: fields.start_date, end_date: fields.end_date ?? null },
    ...{ start_time: fields.start_time, end_time: fields.end_time, room_id: fields.program ?? null },
  });

/**
 * Days of paid time off within a plan that says when it ends. One without an end runs on past them: whoever is away is
 * simply not expected.
 */
export const meetsTimeOff = async (ctx: Ctx, { user_id }: Subject, plan: Plan): Promise<UserError | null> => {
  if (user_id === null || plan.end_date === null) return null;
  const found = await ctx.db
    .selectFrom('time_off')
    .select(['start_date', 'end_date'])
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .where('status', 'in', ['requested', 'approved'])
    .where('start_date', '<=', plan.end_date)
    .where('end_date', '>=', plan.start_date)
    .where(
      sql<SqlBool>`minutes && int4range(${minutesOf(plan.start_time)}::int, ${minutesOf(plan.end_time)}::int)
        and exists (select 1 from generate_series(0, end_date - start_date) n where to_char(start_date + n, 'FMDay') = any(${[...plan.days]}::text[])
          or to_char(start_date + n, 'YYYY-MM-DD') = any(${[...plan.days]}::text[]))`,
    )
    .orderBy('start_date')
    .executeTakeFirst();
  if (!found) return null;
  return declined(message('roster.timeOff', { from: found.start_date, to: found.end_date }), {
    field: 'start_date',
    code: 'TIME_OFF',
  });
};

const begin = async (ctx: Ctx, subject: Subject | UserError, fields: Fields): Promise<number | UserError> => {
  if (isDeclined(subject)) return subject;
  const plan = planGiven(fields);
  if (isDeclined(plan)) return plan;
  const wrong = (await roomThere(ctx, subject, plan.room_id)) ?? (await meetsTimeOff(ctx, subject, plan));
  if (wrong) return wrong;
  const id = await addRoster(ctx, subject, plan, { note: fields.note ?? null });
  publishPlanned(ctx, subject);
  return id;
};

/** Plans when a student comes. */
export const addStudentSchedule = async (ctx: Ctx, input: OfStudent) => {
  const id = await begin(ctx, await lockStudent(ctx, input.student_id), input);
  return isDeclined(id) ? id : done(message('roster.added'), { schedule: idOf(StudentSchedule, id) });
};

/** Plans when somebody of the team works. */
export const addStaffSchedule = async (ctx: Ctx, input: OfStaff) => {
  const subject = await lockStaff(ctx, input.user_id, { location: input.location, room: input.program });
  const id = await begin(ctx, subject, input);
  return isDeclined(id) ? id : done(message('roster.added'), { schedule: idOf(StaffSchedule, id) });
};

/** Holds whose schedule it is. */
export const lockSubject = ({ row }: Standing, ctx: Ctx): Promise<Subject | UserError> =>
  row.student_id === null
    ? lockStaff(ctx, row.user_id ?? 0, { location: row.location_id })
    : lockStudent(ctx, row.student_id);

/** When and where a day of a schedule goes. */
export type Times = Pick<Plan, 'start_time' | 'end_time' | 'room_id'>;

/** When and where a day goes as it stands. */
export const timesOn = ({ plan, exceptions }: Standing, date: string): Times => {
  const so = exceptions.find((each) => each.date === date);
  if (!so) return plan;
  const [start_time, end_time] = so.minutes ? so.minutes.map(clock) : [];
  return {
    start_time: start_time ?? plan.start_time,
    end_time: end_time ?? plan.end_time,
    room_id: so.room_id,
  };
};

/** Sets when and where a day goes; one that goes as the schedule says is no exception any more. */
export const setDay = async (ctx: Ctx, subject: Subject, standing: Standing, date: string, times: Times) => {
  const { plan, exceptions } = standing;
  const { start_time, end_time, room_id } = times;
  const usual = start_time === plan.start_time && end_time === plan.end_time && room_id === plan.room_id;
  const others = exceptions.filter((each) => each.date !== date);
  const here = { date, minutes: [minutesOf(start_time), minutesOf(end_time)] as const, room_id };
  await writeExceptions(ctx, subject, standing, usual ? others : [...others, here]);
};

/** One day of a schedule goes otherwise: other times or another room. */
export const changeDay = async (ctx: Ctx, subject: Subject, standing: Standing, change: Change, date: string) => {
  if (!isPlanned(standing.plan, date))
    return declined(message('roster.notThatDay'), { field: 'date', code: 'NOT_PLANNED' });
  if (date < subject.today) return declined(message('roster.past'), { field: 'date', code: 'PAST' });
  const until = timesOn(standing, date);
  const { start_time = until.start_time, end_time = until.end_time } = change;
  const fieldErrors = badTimes(start_time, end_time);
  if (fieldErrors.length > 0) return declinedAll(fieldErrors);
  const room_id = change.program === undefined ? until.room_id : change.program;
  const wrong = await roomThere(ctx, subject, room_id);
  if (wrong) return wrong;
  await setDay(ctx, subject, standing, date, { start_time, end_time, room_id });
  return null;
};
/** 'HH:mm' of minutes. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The first day a change holds: the one it says, or today. A day that has gone is as it was told then, since hours and
 * money go by it.
 */
const holdsFrom = ({ plan }: Standing, { start_date }: Change, today: string): string | UserError => {
  const begun = plan.start_date < today;
  if (start_date === undefined || start_date === plan.start_date) return begun ? today : plan.start_date;
  return start_date < today ? declined(message('roster.past'), { field: 'start_date', code: 'PAST' }) : start_date;
};

/** Changes a schedule from a day on, as a new version behind the old one; answers the id of what holds now. */
const changeFrom = async (ctx: Ctx, subject: Subject, standing: Standing, change: Change) => {
  const { row, plan, exceptions } = standing;
  const day = holdsFrom(standing, change, subject.today);
  if (isDeclined(day)) return day;
  const from = change.start_date === undefined || change.start_date === plan.start_date ? keepCycle(plan, day) : day;
  if (plan.end_date !== null && plan.end_date < subject.today)
    return declined(message('roster.over'), { field: 'id', code: 'PAST' });
  const days = change.days ?? plan.days;
  const next = planGiven({
    // A series is made a single week by its type, never by the switch alone.
    ...{ type: change.type ?? plan.type, repeat: change.repeat || undefined, start_date: from },
    days: change.days ? days : days.filter((day) => !/^\d/.test(day) || day >= from),
    end_date: change.end_date === undefined ? plan.end_date : change.end_date,
    start_time: change.start_time ?? plan.start_time,
    end_time: change.end_time ?? plan.end_time,
    program: change.program === undefined ? idOrNull(plan.room_id) : change.program,
  });
  if (isDeclined(next)) return next;
  const wrong = (await roomThere(ctx, subject, next.room_id)) ?? (await meetsTimeOff(ctx, subject, next));
  if (wrong) return wrong;
  const note = change.note === undefined ? row.note : change.note;
  const kept = exceptions.filter(({ date }) => date >= from);
  // Nothing of it has been yet: no hours went by it, so it is changed where it stands.
  if (plan.start_date > subject.today || plan.start_date >= from)
    return rewriteRoster(ctx, subject, standing, { plan: next, note, exceptions: kept });
  await endRoster(ctx, subject, standing, from);
  return addRoster(ctx, subject, next, { note, follows: row.id, exceptions: kept });
};
const idOrNull = (id: number | null): Id<'room'> | null => (id === null ? null : idOf(Room, id));

/** With repeat switched off, times, room and note are those of the next shift alone; the series goes on as it was. */
const onlyNext = (input: Change, standing: Standing, today: string): string | undefined => {
  const { repeat, type, days, start_date, end_date } = input;
  const ofSeries = [type, days, start_date, end_date].some((one) => one !== undefined);
  return repeat === false && !ofSeries && standing.plan.end_date === null
    ? (nextDay(standing, today) ?? undefined)
    : undefined;
};

const change = async (ctx: Ctx, input: Change): Promise<number | UserError> => {
  const standing = await lockRoster(ctx, input.id);
  if (!standing) return gone(message('roster.gone'));
  const subject = await lockSubject(standing, ctx);
  if (isDeclined(subject)) return subject;
  const date = input.date ?? onlyNext(input, standing, subject.today);
  const id =
    date === undefined
      ? await changeFrom(ctx, subject, standing, input)
      : ((await changeDay(ctx, subject, standing, input, date)) ?? input.id);
  if (!isDeclined(id)) publishPlanned(ctx, subject);
  return id;
};

export const changeStudentSchedule = async (ctx: Ctx, input: Change) => {
  const id = await change(ctx, input);
  return isDeclined(id) ? id : done(message('roster.saved'), { schedule: idOf(StudentSchedule, id) });
};

export const changeStaffSchedule = async (ctx: Ctx, input: Change) => {
  const id = await change(ctx, input);
  return isDeclined(id) ? id : done(message('roster.saved'), { schedule: idOf(StaffSchedule, id) });
};

export const removeStudentScheduleModuleInput = {
  id: id(StudentSchedule),
  /** Only that day. */
  date: date().optional(),
};
type Removal = InputOf<typeof removeStudentScheduleModuleInput>;

const remove = async (ctx: Ctx, { id, date }: Removal, one: 'series' | 'next') => {
  const standing = await lockRoster(ctx, id);
  if (!standing) return gone(message('roster.gone'));
  const subject = await lockSubject(standing, ctx);
  if (isDeclined(subject)) return subject;
  const { today } = subject;
  const day = date ?? (one === 'next' ? nextDay(standing, today) : null);
  if (day === null) await endRoster(ctx, subject, standing, today);
  else {
    if (!isPlanned(standing.plan, day))
      return declined(message('roster.notThatDay'), { field: 'date', code: 'NOT_PLANNED' });
    if (day < today) return declined(message('roster.past'), { field: 'date', code: 'PAST' });
    const others = standing.exceptions.filter((each) => each.date !== day);
    const single = standing.plan.days.length === 1 && standing.plan.days[0] === day;
    if (single) await endRoster(ctx, subject, standing, day);
    else await writeExceptions(ctx, subject, standing, [...others, { date: day, minutes: null, room_id: null }]);
  }
  publishPlanned(ctx, subject);
  return done(message(day === null ? 'roster.ended' : 'roster.dayRemoved'));
};

/** Ends a student's schedule from today on, or takes one day out of it. */
export const removeStudentSchedule = (ctx: Ctx, input: Removal) => remove(ctx, input, 'series');

/** Takes a day out of somebody's shifts (the next one unless told), or with repeat ends them from today on. */
export const removeStaffSchedule = (ctx: Ctx, input: InputOf<typeof removeStaffScheduleInput>) =>
  remove(ctx, input, input.repeat === true ? 'series' : 'next');
