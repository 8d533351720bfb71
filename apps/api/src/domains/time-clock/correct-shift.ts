import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { clock, date, id, int, text } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays, clockAt, dayAt, daysBetween, statedAt } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { TeamAttendance } from '../../model/time-clock/entity.ts';
import { notifyTeam } from './clock.ts';
import { lockDuty } from './duty.ts';
import { addEvents, type NewEvent, rewriteShifts } from './write-shifts.ts';

/** A shift as it stands in the database; instants are ms, UTC. */
interface Standing {
  readonly id: number;
  readonly user_id: number;
  readonly location_id: number;
  readonly zone: string;
  readonly from: number;
  readonly to: number | null;
  readonly break_stated: number | null;
  readonly unconfirmed: boolean;
  /** The whole row with its stretches, to be kept with its correction. */
  readonly row: Readonly<Record<string, unknown>>;
}

const standing = async (ctx: Ctx, id: number): Promise<Standing | undefined> => {
  const { rows } = await sql<{ shift: Standing }>`select json_build_object('id', ta.id, 'user_id', ta.user_id,
      'location_id', ta.location_id, 'zone', z.value, 'from', (extract(epoch from ta.clocked_in_at) * 1000)::bigint,
      'to', (extract(epoch from ta.clocked_out_at) * 1000)::bigint, 'break_stated', ta.break_stated,
      'unconfirmed', ta.corrected_at is not null and ta.confirmed_at is null,
      'row', to_jsonb(ta) || jsonb_build_object('stretches', (select coalesce(jsonb_agg(jsonb_build_object(
        'room_id', s.room_id, 'started_at', s.started_at, 'ended_at', s.ended_at) order by s.started_at), '[]')
        from team_stretch s where s.team_attendance_id = ta.id))) as shift
    from team_attendance ta join location l on l.id = ta.location_id
    join timezone z on z.id = l.timezone_id
    where ta.id = ${id}`.execute(ctx.db);
  return rows[0]?.shift;
};

/** The shift of this id with its person locked; read again behind the lock. */
const lockedShift = async (ctx: Ctx, id: number): Promise<Standing | undefined> => {
  const before = await standing(ctx, id);
  if (!before) return undefined;
  await lockDuty(ctx, [before.user_id], before.location_id);
  return standing(ctx, id);
};

/** Adds an event about a shift that was recorded before, and writes the shift anew. */
const add = async (ctx: Ctx, shift: Standing, event: Pick<NewEvent, 'kind' | 'note' | 'change'>): Promise<void> => {
  const { centre, user } = ctx.who;
  const { id, user_id, location_id: location, row: before } = shift;
  const now = ctx.now();
  await addEvents(ctx.db, { centre, now, recorded_by: user, source: 'staff' }, [
    { ...event, shift: id, user: user_id, location, at: now.getTime(), before },
  ]);
  await rewriteShifts(ctx.db, [id], user);
  notifyTeam(ctx, location, [user_id]);
};

export const updateTeamAttendanceInput = {
  id: id(TeamAttendance),
  date: date().optional(),
  start_time: clock().optional(),
  end_time: clock().optional(),
  break_time: int(0, 1_440).optional(),
  note: text(0, 1000).optional(),
};
type Change = InputOf<typeof updateTeamAttendanceInput>;

/** The instant a corrected minute means, or what is wrong with it. */
const stated = (ctx: Ctx, field: string, date: string, time: string, zone: string): number | UserError => {
  const found = statedAt(date, time, zone, ctx.now().getTime());
  if ('at' in found) return found.at;
  const sentence =
    found.problem === 'FUTURE' ? message('attendance.future') : message('attendance.noSuchTime', { time });
  return declined(sentence, { field, code: found.problem });
};

/** Begin and end as corrected. A shift across midnight keeps its end on the day after. */
const span = (ctx: Ctx, shift: Standing, input: Change): { from: number; to: number | null } | UserError => {
  const { zone, from, to } = shift;
  const day = dayAt(from, zone);
  const date = input.date ?? day;
  const moves = date !== day;
  const start =
    moves || input.start_time !== undefined
      ? stated(ctx, 'start_time', date, input.start_time ?? clockAt(from, zone), zone)
      : from;
  if (typeof start !== 'number') return start;
  const endClock = input.end_time ?? (to !== null && moves ? clockAt(to, zone) : undefined);
  if (endClock === undefined) return { from: start, to };
  const endDate = addDays(date, to === null ? 0 : daysBetween(day, dayAt(to, zone)));
  const end = stated(ctx, 'end_time', endDate, endClock, zone);
  if (typeof end !== 'number') return end;
  return { from: start, to: end };
};

/**
 * Corrects a shift by an event of its own; what was recorded first stays in the log beside it. It then waits for the
 * word of the person it is about, unless that is who corrected.
 */
export const changeShift = async (ctx: Ctx, input: Change) => {
  const shift = await lockedShift(ctx, input.id);
  if (!shift) return gone(message('timeClock.gone'));
  const to = span(ctx, shift, input);
  if ('fieldErrors' in to) return to;
  if (to.to !== null && to.to < to.from)
    return declined(message('attendance.endBeforeStart'), { field: 'end_time', code: 'END_BEFORE_START' });
  const length = ((to.to ?? ctx.now().getTime()) - to.from) / 60_000;
  if ((input.break_time ?? 0) > length)
    return declined(message('timeClock.breakTooLong'), { field: 'break_time', code: 'TOO_LONG' });
  const change = {
    ...(to.from === shift.from ? {} : { in: to.from }),
    ...(to.to === null || to.to === shift.to ? {} : { out: to.to }),
    ...(input.break_time === undefined ? {} : { break: input.break_time }),
  };
  const attendance = idOf(TeamAttendance, shift.id);
  const says = Object.keys(change).length > 0;
  if (!says && input.note === undefined) return done(message('timeClock.corrected'), { attendance });
  await add(ctx, shift, { kind: 'correct', change, note: input.note ?? null });
  const own = shift.user_id === ctx.who.user;
  await updateRows(
    ctx,
    'team_attendance',
    { id: shift.id },
    {
      ...(input.note === undefined ? {} : { note: input.note || null }),
      ...(says ? { corrected_at: ctx.now(), corrected_by: ctx.who.user, confirmed_at: own ? ctx.now() : null } : {}),
    },
  );
  ctx.audit({ entity: TeamAttendance, id: shift.id, before: shift.row, after: change, reason: input.note });
  return done(message('timeClock.corrected'), { attendance });
};

/** Takes a shift out of the hours; its events stay in the log. */
export const removeShift = async (ctx: Ctx, { id }: { readonly id: Id<'team_attendance'> }) => {
  const shift = await lockedShift(ctx, id);
  if (!shift) return gone(message('timeClock.gone'));
  await add(ctx, shift, { kind: 'remove' });
  ctx.audit({ entity: TeamAttendance, id: shift.id, before: shift.row });
  return done(message('timeClock.removed'));
};

/** Whose shift was corrected says that it is right so. */
export const confirmShift = async (ctx: Ctx, { id }: { readonly id: Id<'team_attendance'> }) => {
  const shift = await lockedShift(ctx, id);
  if (!shift) return gone(message('timeClock.gone'));
  if (!shift.unconfirmed) return declined(message('timeClock.nothingToConfirm'), { field: 'id', code: 'CONFIRMED' });
  await add(ctx, shift, { kind: 'confirm' });
  await updateRows(ctx, 'team_attendance', { id: shift.id }, { confirmed_at: ctx.now() });
  ctx.audit({ entity: TeamAttendance, id: shift.id, after: { confirmed_at: ctx.now() } });
  return done(message('timeClock.confirmed'), { attendance: idOf(TeamAttendance, shift.id) });
};
