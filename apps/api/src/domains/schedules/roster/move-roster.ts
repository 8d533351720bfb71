import { sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { StaffSchedule, StudentSchedule } from '../../../model/schedule/entity.ts';
import { badTimes, declinedAll, isPlanned, movedSeries, type Plan } from './plan.ts';
import type { moveStudentScheduleInput } from './roster.inputs.ts';
import { changeDay, lockSubject, meetsTimeOff, setDay, type Times, timesOn } from './save-roster.ts';
import { isDeclined, publishPlanned, roomThere, type Subject } from './schedule-subject.ts';
import { addRoster, endRoster, lockRoster, type Standing, writeExceptions } from './write-roster.ts';

/** A planned day and where it goes; days and times are the location's own. */
type Move = InputOf<typeof moveStudentScheduleInput>;

const repeats = ({ type }: Plan): boolean => type === 'weekly' || type === 'biweekly';

/**
 * The schedule a moved day came from, when it comes back: one of the same person that has that day taken out, best the
 * one it was moved from.
 */
const cameFrom = async (ctx: Ctx, { row }: Standing, date: string): Promise<Standing | null> => {
  if (row.follows_id === null) return null;
  const { rows } = await sql<{ roster_id: number }>`select t.roster_id from roster_time t
    join roster r on r.id = t.roster_id and r.removed_at is null
    where (t.student_id = ${row.student_id}::int or t.user_id = ${row.user_id}::int)
      and t.exception and isempty(t.minutes) and t.dates @> ${date}::date and t.roster_id <> ${row.id}
    order by t.roster_id = ${row.follows_id}::int desc, t.roster_id desc limit 1`.execute(ctx.db);
  const [found] = rows;
  return found ? lockRoster(ctx, found.roster_id) : null;
};

/** Takes a day out where it stood and plans it where it goes. One that comes back fills the day it had left. */
const moveDay = async (ctx: Ctx, subject: Subject, standing: Standing, { date, to }: Move, times: Times) => {
  const { row, plan, exceptions } = standing;
  const once: Plan = { ...times, type: 'once', days: [to], start_date: to, end_date: to };
  const wrong = (await roomThere(ctx, subject, times.room_id)) ?? (await meetsTimeOff(ctx, subject, once));
  if (wrong) return wrong;
  const alone = plan.days.length === 1 && plan.days[0] === date;
  if (alone) await endRoster(ctx, subject, standing, date);
  else
    await writeExceptions(ctx, subject, standing, [
      ...exceptions.filter((each) => each.date !== date),
      { date, minutes: null, room_id: null },
    ]);
  const origin = alone ? await cameFrom(ctx, standing, to) : null;
  if (!origin)
    return addRoster(ctx, subject, once, { note: row.note, follows: alone ? (row.follows_id ?? row.id) : row.id });
  await setDay(ctx, subject, origin, to, times);
  return origin.row.id;
};

/** Begins a new version in which the weekday stands where it was moved to; the old one ends the day before. */
const moveSeries = async (ctx: Ctx, subject: Subject, standing: Standing, { date, to }: Move, times: Times) => {
  const next = movedSeries(standing.plan, standing.exceptions, { date, to, ...times });
  if (isDeclined(next)) return next;
  const { plan, exceptions } = next;
  const wrong = (await roomThere(ctx, subject, plan.room_id)) ?? (await meetsTimeOff(ctx, subject, plan));
  if (wrong) return wrong;
  await endRoster(ctx, subject, standing, plan.start_date);
  return addRoster(ctx, subject, plan, { note: standing.row.note, follows: standing.row.id, exceptions });
};

const move = async (ctx: Ctx, input: Move): Promise<number | UserError> => {
  const standing = await lockRoster(ctx, input.id);
  if (!standing) return gone(message('roster.gone'));
  const subject = await lockSubject(standing, ctx);
  if (isDeclined(subject)) return subject;
  const { plan, exceptions } = standing;
  const { date, to, following } = input;
  const so = exceptions.find((each) => each.date === date);
  if (!isPlanned(plan, date) || so?.minutes === null)
    return declined(message('roster.notThatDay'), { field: 'date', code: 'NOT_PLANNED' });
  const past = [date < subject.today ? 'date' : null, to < subject.today ? 'to' : null].find((field) => field !== null);
  if (past) return declined(message('roster.past'), { field: past, code: 'PAST' });
  const until = timesOn(standing, date);
  const { start_time = until.start_time, end_time = until.end_time } = input;
  const fieldErrors = badTimes(start_time, end_time);
  if (fieldErrors.length > 0) return declinedAll(fieldErrors);
  const series = following === true && repeats(plan);
  const id = series
    ? await moveSeries(ctx, subject, standing, input, { start_time, end_time, room_id: plan.room_id })
    : date === to
      ? ((await changeDay(ctx, subject, standing, { id: input.id, start_time, end_time }, date)) ?? input.id)
      : await moveDay(ctx, subject, standing, input, { start_time, end_time, room_id: until.room_id });
  if (!isDeclined(id)) publishPlanned(ctx, subject);
  return id;
};

/** Moves a day of a student's schedule, alone or with its repeat; answers the schedule it belongs to now. */
export const moveStudentSchedule = async (ctx: Ctx, input: Move) => {
  const id = await move(ctx, input);
  return isDeclined(id) ? id : done(message('roster.moved'), { schedule: idOf(StudentSchedule, id) });
};

/** Moves a shift, alone or with its repeat; answers the schedule it belongs to now. */
export const moveStaffSchedule = async (ctx: Ctx, input: Move) => {
  const id = await move(ctx, input);
  return isDeclined(id) ? id : done(message('roster.moved'), { schedule: idOf(StaffSchedule, id) });
};
