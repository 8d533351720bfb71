import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { choice, clock, date, id, text } from '../../../kernel/call/input.ts';
import { declined } from '../../../kernel/call/refusals.ts';
import { clockAt, dayAt, statedAt } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { emitChecks } from '../../../model/attendance/emit-checks.ts';
import { Attendance } from '../../../model/attendance/entity.ts';
import {
  changeStay,
  closeStays,
  lockStudents,
  openStays,
  publishChanges,
  readPresence,
} from '../../attendance/attendance.door.ts';
import { askAboutRatio } from '../../ratio/ratio.door.ts';
import { KioskCheck } from './tablets.entities.ts';

export const settleKioskConflictInput = {
  id: id(KioskCheck),

  /** keep: attendance is right as it stands; tablet: it was as the tablet says; correct: it was at another minute. */
  decision: choice('keep', 'tablet', 'correct'),
  reason: text(3, 500),
  date: date().optional(),
  time: clock().optional(),
};
type Decision = InputOf<typeof settleKioskConflictInput>;

const settledAlready = () => declined(message('kiosk.settledAlready'), { field: 'id', code: 'SETTLED' });

/** Staff says which side is right where a tablet and attendance differ. What was recorded stays, on both sides. */
export const settleConflict = async (ctx: Ctx, input: Decision) => {
  const open = await ctx.db
    .selectFrom('kiosk_check as k')
    .innerJoin('location as l', (join) => join.onRef('l.id', '=', 'k.location_id'))
    .innerJoin('timezone as z', 'z.id', 'l.timezone_id')
    .select([
      'k.id',
      'k.student_id',
      'k.location_id',
      'k.action',
      'k.action_by',
      'k.at',
      'k.attendance_id',
      'z.value as zone',
    ])
    .where('k.id', '=', input.id)
    .where('k.state', '=', 'open')
    .forUpdate('k')
    .executeTakeFirst();
  if (!open) return settledAlready();
  if (input.decision !== 'keep') {
    const at = minuteOf(ctx, input, open);
    if (typeof at !== 'number') return at;
    const failed = await record(ctx, { ...open, at });
    if (failed) return failed;
  }
  await updateRows(
    ctx,
    'kiosk_check',
    { id: input.id },
    {
      state: input.decision === 'keep' ? 'kept' : 'taken',
      settled_by: ctx.who.user,
      settled_at: ctx.now(),
      reason: input.reason,
    },
  );
  const { student_id, action } = open;
  ctx.audit({
    entity: KioskCheck,
    id: input.id,
    before: { state: 'open' },
    after: { decision: input.decision, student_id, action },
    reason: input.reason,
  });
  ctx.publish({ kind: 'kiosk', at: { location: open.location_id } });
  return done(message('kiosk.settled'));
};

interface Open {
  readonly student_id: number;
  readonly location_id: number;
  readonly action: string;
  readonly action_by: number | null;
  readonly attendance_id: number | null;
  readonly zone: string;
}

const minuteOf = (ctx: Ctx, { decision, date, time }: Decision, open: Open & { at: Date }) => {
  if (decision === 'tablet') return Math.floor(open.at.getTime() / 60_000) * 60_000;
  if (time === undefined) return declined(message('kiosk.whichMinute'), { field: 'time', code: 'MISSING' });
  const stated = statedAt(date ?? dayAt(open.at.getTime(), open.zone), time, open.zone, ctx.now().getTime());
  if ('at' in stated) return stated.at;
  return declined(
    stated.problem === 'FUTURE' ? message('attendance.future') : message('attendance.noSuchTime', { time }),
    {
      field: 'time',
      code: stated.problem,
    },
  );
};

/** Writes what the tablet says into attendance: into the stay it is about, else as a check of its own. */
const record = async (ctx: Ctx, { at, ...open }: Open & { at: number }) => {
  const [date, time] = [dayAt(at, open.zone), clockAt(at, open.zone)];
  if (open.attendance_id !== null) {
    const id = idOf(Attendance, open.attendance_id);
    const changed = await changeStay(
      ctx,
      open.action === 'in' ? { id, date, start_time: time } : { id, end_time: time },
    );
    return 'fieldErrors' in changed && changed.fieldErrors !== null ? changed : null;
  }
  await lockStudents(ctx, [open.student_id]);
  const child = (await readPresence(ctx, [open.student_id])).get(open.student_id);
  if (!child) return settledAlready();
  const student = { student: child.id, location: child.location_id, at };
  const author = {
    centre: ctx.who.centre,
    now: ctx.now(),
    recorded_by: ctx.who.user,
    action_by: open.action_by,
    source: 'staff',
  } as const;
  if (open.action === 'in') {
    if (child.open || (child.left_at !== null && at < child.left_at))
      return declined(message('attendance.overlap'), { field: 'decision', code: 'OVERLAP' });
    await askAboutRatio(ctx, child.location_id, [{ student: child.id, room: child.home_room }]);
    const opened = await openStays(ctx.db, author, [{ ...student, date, room: child.home_room }]);
    emitChecks(ctx, { opened: opened.map(({ stay }) => ({ ...student, stay })) });
  } else {
    if (!child.open || at < (child.open.entered ?? child.open.from))
      return declined(message('attendance.endBeforeStart'), { field: 'decision', code: 'END_BEFORE_START' });
    const gone = { ...student, stay: child.open.id };
    await closeStays(ctx.db, author, [gone]);
    emitChecks(ctx, { closed: [gone] });
  }
  publishChanges(ctx, [child]);
  return null;
};
