import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { clock, date, type InputOf, id, text } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays, clockAt, dayAt, daysBetween, statedAt } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { stayOf } from './day.ts';
import { lockStudents } from './presence.ts';
import { publishChanges } from './publish-changes.ts';
import { addCorrection, type Correction, eventsOf, rewriteStay } from './write-stays.ts';

/** A stay as it stands in the database; instants are ms, UTC. */
interface Standing {
  readonly id: number;
  readonly student_id: number;
  readonly location_id: number;
  readonly zone: string;
  readonly from: number;
  readonly to: number | null;
  /** The whole row, to be kept with its correction. */
  readonly row: Readonly<Record<string, unknown>>;
}

export const standing = async (ctx: Ctx, ids: readonly number[]): Promise<Standing[]> => {
  const { rows } = await sql<{ stay: Standing }>`select json_build_object('id', a.id, 'student_id', a.student_id,
      'location_id', a.location_id, 'zone', z.value, 'from', (extract(epoch from a.checked_in_at) * 1000)::bigint,
      'to', (extract(epoch from a.checked_out_at) * 1000)::bigint, 'row', to_jsonb(a) || jsonb_build_object('rooms',
        (select coalesce(jsonb_agg(jsonb_build_object('room_id', r.room_id, 'entered_at', r.entered_at, 'left_at', r.left_at)
          order by r.entered_at), '[]') from attendance_room r where r.attendance_id = a.id))) as stay
    from attendance a
    join location l on l.id = a.location_id join timezone z on z.id = l.timezone_id
    where a.id = any(${[...ids]}::int[])`.execute(ctx.db);
  return rows.map(({ stay }) => stay);
};

/** The stay of this id, with its student locked; read again behind the lock. */
const lockedStay = async (ctx: Ctx, id: number): Promise<Standing | undefined> => {
  const [before] = await standing(ctx, [id]);
  if (!before) return undefined;
  await lockStudents(ctx, [before.student_id]);
  return (await standing(ctx, [id]))[0];
};

/** Adds the correction and writes the stay anew from its events. */
export const correct = async (
  ctx: Ctx,
  stay: Standing,
  correction: Omit<Correction, 'student' | 'location' | 'stay' | 'before'>,
) => {
  const author = { centre: ctx.who.centre, now: ctx.now(), recorded_by: ctx.who.user, action_by: null } as const;
  const { id, student_id: student, location_id: location, row: before } = stay;
  await addCorrection(ctx.db, { ...author, source: 'staff' }, { ...correction, student, location, stay: id, before });
  const events = (await eventsOf(ctx.db, [id])).get(id) ?? [];
  if (!events.some(({ kind }) => kind === 'in')) throw new Error(`Stay ${id} has no check-in in the log.`);
  const after = stayOf(events);
  await rewriteStay(ctx.db, id, after, dayAt(after?.from ?? stay.from, stay.zone));
  ctx.audit({ entity: Attendance, id, before, after, reason: correction.note });
  return after;
};

export const updateStudentAttendanceInput = {
  id: id(Attendance),
  date: date().optional(),
  start_time: clock().optional(),
  end_time: clock().optional(),
  note: text(0, 1000).nullish(),
};
/** Day of the end, for a stay that was open across midnight; left out: as many days after the start as before. */
const endDay = { end_date: date().optional() };
type Change = InputOf<typeof updateStudentAttendanceInput & typeof endDay>;

/** The instant a corrected minute means, or what is wrong with it. */
const stated = (ctx: Ctx, field: string, date: string, time: string, zone: string): number | UserError => {
  const found = statedAt(date, time, zone, ctx.now().getTime());
  if ('at' in found) return found.at;
  const sentence =
    found.problem === 'FUTURE' ? message('attendance.future') : message('attendance.noSuchTime', { time });
  return declined(sentence, { field, code: found.problem });
};

/**
 * Corrects day, times or note of a stay. A stay across midnight keeps its end on the day after; what was recorded first
 * stays in the log beside the correction.
 */
export const changeStay = async (ctx: Ctx, input: Change) => {
  const stay = await lockedStay(ctx, input.id);
  if (!stay) return gone(message('attendance.stayGone'));
  const { zone, from, to } = stay;
  const day = dayAt(from, zone);
  const date = input.date ?? day;
  const moves = date !== day;
  const endDate = input.end_date ?? addDays(date, to === null ? 0 : daysBetween(day, dayAt(to, zone)));
  const start =
    moves || input.start_time !== undefined
      ? stated(ctx, 'start_time', date, input.start_time ?? clockAt(from, zone), zone)
      : from;
  if (typeof start !== 'number') return start;
  const endClock = input.end_time ?? (to !== null && moves ? clockAt(to, zone) : undefined);
  const end = endClock === undefined ? to : stated(ctx, 'end_time', endDate, endClock, zone);
  if (end !== null && typeof end !== 'number') return end;
  if (end !== null && end < start)
    return declined(message('attendance.endBeforeStart'), { field: 'end_time', code: 'END_BEFORE_START' });
  const change = {
    ...(start === from ? {} : { in: start }),
    ...(end === null || end === to ? {} : { out: end }),
    ...(input.note === undefined ? {} : { note: input.note }),
  };
  if (Object.keys(change).length === 0) return done(message('attendance.corrected'), { attendance: input.id });
  await correct(ctx, stay, { kind: 'correct', change, note: input.note ?? undefined });
  if (input.note !== undefined || (to === null && end !== null))
    await setDetails(ctx, stay, input.note, to === null && end !== null);
  publishChanges(ctx, [{ id: stay.student_id, location_id: stay.location_id }]);
  return done(message('attendance.corrected'), { attendance: idOf(Attendance, stay.id) });
};

/** What does not follow from the events' times: the note, and who ended a stay that was ended by a correction. */
const setDetails = async (ctx: Ctx, stay: Standing, note: string | null | undefined, ended: boolean): Promise<void> => {
  await updateRows(
    ctx,
    'attendance',
    { id: stay.id },
    {
      ...(note === undefined ? {} : { note: note || null }),
      ...(ended ? { checkedout_by: ctx.who.user } : {}),
    },
  );
};

/** Takes a stay out of the day; its events stay in the log. */
export const removeStay = async (ctx: Ctx, { id }: { readonly id: Id<'attendance'> }) => {
  const stay = await lockedStay(ctx, id);
  if (!stay) return gone(message('attendance.stayGone'));
  await correct(ctx, stay, { kind: 'remove' });
  publishChanges(ctx, [{ id: stay.student_id, location_id: stay.location_id }]);
  return done(message('attendance.removed'));
};
