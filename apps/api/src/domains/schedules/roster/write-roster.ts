import { type Selectable, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { createRow, deleteRows, insertRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { dayAfter, dayBefore, type Exception, isPlanned, type Piece, type Plan, piecesOf, TYPES } from './plan.ts';
import type { Subject } from './schedule-subject.ts';

constraint('roster_time_of_student', 'start_time', 'OVERLAP', message('roster.overlap'));
constraint('roster_time_of_user', 'start_time', 'OVERLAP', message('roster.overlap'));

/** A roster as it stands, with the days that go otherwise. */
export interface Standing {
  readonly row: Selectable<DB['roster']>;
  readonly plan: Plan;
  readonly exceptions: readonly Exception[];
}

const hhmm = (time: string): string => time.slice(0, 5);

/** The version of a schedule that stands: whoever kept the id of an earlier one still means it. */
const standingId = async (ctx: Ctx, id: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`with recursive later as (
      select r.id, r.removed_at from roster r where r.id = ${id}
      union all select n.id, n.removed_at from later l join roster n on n.follows_id = l.id)
    select id from later where removed_at is null order by id desc limit 1`.execute(ctx.db);
  return rows[0]?.id ?? id;
};

/** Holds a roster for a change, of a changed one the version that stands; null when it is gone. */
export const lockRoster = async (ctx: Ctx, named: number): Promise<Standing | null> => {
  const id = await standingId(ctx, named);
  const row = await ctx.db
    .selectFrom('roster')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { rows } = await sql<{ date: string; from: number | null; to: number | null; room_id: number | null }>`
    select to_char(lower(dates), 'YYYY-MM-DD') as date, lower(minutes) as "from", upper(minutes) as "to", room_id
    from roster_time where roster_id = ${id} and exception order by 1`.execute(ctx.db);
  return {
    row,
    plan: {
      type: TYPES.find((type) => type === row.type) ?? 'weekly',
      days: row.days,
      start_date: row.start_date,
      end_date: row.end_date,
      start_time: hhmm(row.start_time),
      end_time: hhmm(row.end_time),
      room_id: row.room_id,
    },
    exceptions: rows.map(({ date, from, to, room_id }) => ({
      date,
      minutes: from === null || to === null ? null : ([from, to] as const),
      room_id,
    })),
  };
};

const asRow = ({ from, to, minutes, weeks, ...piece }: Piece) => ({
  ...piece,
  weeks,
  dates: to === null ? `[${from},)` : `[${from},${to}]`,
  minutes: minutes === null ? 'empty' : `[${minutes[0]},${minutes[1]})`,
});

/** Writes the times of a roster anew; the database refuses those that overlap others of the same person. */
const writePieces = async (
  ctx: Ctx,
  subject: Subject,
  roster: number,
  plan: Plan,
  exceptions: readonly Exception[],
): Promise<void> => {
  const centre_id = ctx.who.centre;
  await deleteRows(ctx, 'roster_time', { roster_id: roster });
  const { student_id, user_id, location_id } = subject;
  const pieces = piecesOf(plan, exceptions);
  if (pieces.length === 0) return;
  await insertRows(
    ctx,
    'roster_time',
    pieces.map((piece) => ({ centre_id, roster_id: roster, location_id, student_id, user_id, ...asRow(piece) })),
  );
};

const columns = ({ room_id, ...plan }: Plan) => ({ ...plan, days: [...plan.days], room_id });

/** Begins a roster, or a version that follows another; answers its id. */
export const addRoster = async (
  ctx: Ctx,
  subject: Subject,
  plan: Plan,
  more: { readonly note: string | null; readonly follows?: number; readonly exceptions?: readonly Exception[] },
): Promise<number> => {
  const { student_id, user_id, location_id } = subject;
  const { id } = await createRow(ctx, 'roster', {
    ...{ location_id, student_id, user_id, note: more.note },
    ...{ follows_id: more.follows ?? null, created_by: ctx.who.user, created_at: ctx.now() },
    ...columns(plan),
  });
  await writePieces(ctx, subject, id, plan, more.exceptions ?? []);
  ctx.audit({ entity: student_id === null ? 'StaffSchedule' : 'StudentSchedule', id, after: { ...subject, ...plan } });
  return id;
};

/** Puts a plan in place of one that has not begun: the schedule keeps its id. */
export const rewriteRoster = async (
  ctx: Ctx,
  subject: Subject,
  standing: Standing,
  next: { readonly plan: Plan; readonly note: string | null; readonly exceptions: readonly Exception[] },
): Promise<number> => {
  const { id } = standing.row;
  await updateRows(ctx, 'roster', { id }, { note: next.note, ...columns(next.plan) });
  await writePieces(ctx, subject, id, next.plan, next.exceptions);
  ctx.audit({
    entity: subject.student_id === null ? 'StaffSchedule' : 'StudentSchedule',
    id,
    before: { ...standing.plan },
    after: { ...next.plan },
  });
  return id;
};

/** Puts the days that go otherwise in place of those that did. */
export const writeExceptions = async (
  ctx: Ctx,
  subject: Subject,
  standing: Standing,
  exceptions: readonly Exception[],
): Promise<void> => {
  await writePieces(ctx, subject, standing.row.id, standing.plan, exceptions);
  ctx.audit({
    entity: subject.student_id === null ? 'StaffSchedule' : 'StudentSchedule',
    id: standing.row.id,
    before: { exceptions: standing.exceptions },
    after: { exceptions },
  });
};

/** The plan up to the day before `day`; null when nothing of it comes before. */
const upTo = (plan: Plan, day: string): Plan | null => {
  const last = dayBefore(day);
  if (plan.start_date > last) return null;
  return plan.end_date !== null && plan.end_date <= last ? plan : { ...plan, end_date: last };
};

/**
 * Ends a roster before a day. What was planned until then stays as it was told, for hours and money go by it; one that
 * had not begun is taken away.
 */
export const endRoster = async (ctx: Ctx, subject: Subject, standing: Standing, day: string): Promise<void> => {
  const { row, plan, exceptions } = standing;
  const left = upTo(plan, day);
  const entity = subject.student_id === null ? 'StaffSchedule' : 'StudentSchedule';
  const change = left ? { end_date: left.end_date } : { removed_at: ctx.now() };
  await updateRows(ctx, 'roster', { id: row.id }, change);
  const pieces = left ?? { ...plan, days: [] };
  await writePieces(ctx, subject, row.id, pieces, exceptions);
  ctx.audit({
    entity,
    id: row.id,
    before: { ...plan, removed_at: null },
    after: left ? { ...left } : { removed_at: ctx.now() },
  });
};

/** The first planned day of a plan from a day on, a year ahead at most; null when there is none. */
export const nextDay = ({ plan, exceptions }: Standing, from: string): string | null => {
  const off = new Set(exceptions.filter(({ minutes }) => minutes === null).map(({ date }) => date));
  let day = from > plan.start_date ? from : plan.start_date;
  for (let n = 0; n < 366; n += 1) {
    if (isPlanned(plan, day) && !off.has(day)) return day;
    day = dayAfter(day);
  }
  return null;
};
