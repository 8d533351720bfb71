import type { Insertable, Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type InputOf, id } from '../../../kernel/call/input.ts';
import { constraint, type FieldError, type UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { createRow, updateRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { StaffPto } from '../../../model/schedule/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { badTimes, dayAfter, dayBefore, declinedAll } from '../roster/plan.ts';
import { isDeclined, lockStaff, lockStudent, publishPlanned, type Subject } from '../roster/schedule-subject.ts';
import { followRecords } from './absence-marks.ts';
import type { reportStudentAbsenceInput } from './away.inputs.ts';
import { days } from './away.inputs.ts';
import { book } from './ledger.ts';

constraint('time_off_of_student', 'start_date', 'OVERLAP', message('timeOff.overlap'));
constraint('time_off_of_user', 'start_date', 'OVERLAP', message('timeOff.overlap'));

export type Kind = 'absence' | 'vacation' | 'pto';

/** What a call says of days; times left out: whole days. */
export type Days = InputOf<typeof days>;
type Row = Selectable<DB['time_off']>;

/** The longest record, in days. */
const LONGEST = 366;
const DAY_MS = 86_400_000;

const wrongDays = ({ start_date, end_date, start_time = null, end_time = null }: Days): UserError | null => {
  const fieldErrors: FieldError[] = [];
  if (end_date < start_date)
    fieldErrors.push({ field: 'end_date', code: 'END_BEFORE_START', message: message('roster.endBeforeStart') });
  else if (Date.parse(end_date) - Date.parse(start_date) >= LONGEST * DAY_MS)
    fieldErrors.push({ field: 'end_date', code: 'TOO_LONG', message: message('timeOff.tooLong') });
  if (start_time !== null && end_time !== null) fieldErrors.push(...badTimes(start_time, end_time));
  else if (start_time !== null || end_time !== null)
    fieldErrors.push({
      field: start_time === null ? 'start_time' : 'end_time',
      code: 'REQUIRED',
      message: message('timeOff.bothTimes'),
    });
  return fieldErrors.length > 0 ? declinedAll(fieldErrors) : null;
};

const ENTITY = { absence: 'StudentAbsence', vacation: 'StudentVacation', pto: 'StaffPto' } as const;

/** What follows a change of somebody's records between two days: marks of absence, or the hours booked. */
const follow = async (ctx: Ctx, subject: Subject, since: string, until: string, records: readonly number[]) => {
  if (subject.student_id !== null) {
    await followRecords(ctx, subject.student_id, since, until);
    ctx.publish({ kind: 'rights', ids: [subject.student_id], at: { location: subject.location_id } });
  } else await book(ctx, records);
  publishPlanned(ctx, subject);
};

const insert = async (ctx: Ctx, values: Omit<Insertable<DB['time_off']>, 'centre_id'>): Promise<number> => {
  const { id } = await createRow(ctx, 'time_off', { ...values });
  return id;
};

/** Writes a record of days somebody is away; answers its id. */
export const addTimeOff = async (
  ctx: Ctx,
  kind: Kind,
  subject: Subject | UserError,
  days: Days,
  status: 'requested' | 'approved' = 'approved',
): Promise<number | UserError> => {
  if (isDeclined(subject)) return subject;
  const wrong = wrongDays(days);
  if (wrong) return wrong;
  const { student_id, user_id, location_id } = subject;
  const { start_date, end_date, start_time = null, end_time = null, reason = null, note = null } = days;
  const described = { start_date, end_date, start_time, end_time, reason, note };
  const id = await insert(ctx, {
    ...{ kind, student_id, user_id, location_id, status, ...described },
    ...{ created_by: ctx.who.user, created_at: ctx.now() },
  });
  ctx.audit({ entity: ENTITY[kind], id, after: { student_id, user_id, status, ...described } });
  await follow(ctx, subject, start_date, end_date, [id]);
  return id;
};

interface OfStudent extends Days {
  readonly student_id: Id<'student'>;
}
/** The record of a student that was added. */
export const addOfStudent = async (ctx: Ctx, kind: 'absence' | 'vacation', { student_id, ...days }: OfStudent) =>
  addTimeOff(ctx, kind, await lockStudent(ctx, student_id), days);

/** Holds a record and whoever it is of; declined when it is gone. */
export const lockTimeOff = async (
  ctx: Ctx,
  id: number,
): Promise<{ readonly row: Row; readonly subject: Subject } | UserError> => {
  const row = await ctx.db
    .selectFrom('time_off')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return gone(message('timeOff.gone'));
  const subject =
    row.student_id === null
      ? await lockStaff(ctx, row.user_id ?? 0, { location: row.location_id })
      : await lockStudent(ctx, row.student_id);
  return isDeclined(subject) ? subject : { row, subject };
};

export type Patch = { readonly [K in keyof Days]?: Days[K] | undefined } & { readonly id: Id<'time_off'> };

/** Days with every part said. */
type Whole = Pick<Row, 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'reason' | 'note'>;
const merged = (row: Row, patch: Omit<Patch, 'id'>): Whole => {
  const hhmm = (time: string | null) => time?.slice(0, 5) ?? null;
  return {
    start_date: patch.start_date ?? row.start_date,
    end_date: patch.end_date ?? row.end_date,
    start_time: patch.start_time === undefined ? hhmm(row.start_time) : patch.start_time,
    end_time: patch.end_time === undefined ? hhmm(row.end_time) : patch.end_time,
    reason: patch.reason === undefined ? row.reason : patch.reason,
    note: patch.note === undefined ? row.note : patch.note,
  };
};

/** Sets columns of a record and writes what differs into the trail. */
export const setTimeOff = async (
  ctx: Ctx,
  row: Row,
  columns: Partial<
    Pick<
      Row,
      | 'start_date'
      | 'end_date'
      | 'start_time'
      | 'end_time'
      | 'reason'
      | 'note'
      | 'status'
      | 'answer'
      | 'decided_by'
      | 'decided_at'
      | 'removed_at'
    >
  >,
): Promise<void> => {
  const after = await updateRow(ctx, 'time_off', { id: row.id }, columns);
  const change = after?.news;
  if (change) ctx.audit({ entity: row.user_id === null ? 'StudentAbsence' : 'StaffPto', id: row.id, ...change });
};

/** Changes a whole record. */
export const changeTimeOff = async (ctx: Ctx, { id, ...patch }: Patch): Promise<number | UserError> => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  const days = merged(row, patch);
  const wrong = wrongDays(days);
  if (wrong) return wrong;
  await setTimeOff(ctx, row, days);
  const [since = days.start_date] = [days.start_date, row.start_date].sort();
  const [until = days.end_date] = [days.end_date, row.end_date].sort().reverse();
  await follow(ctx, subject, since, until, [id]);
  return id;
};

/** A day of a record told by itself: changed, or taken out. */
interface OneDay extends Omit<Patch, 'start_date' | 'end_date'> {
  readonly date: string;
}

/**
 * Cuts a day out of a record, which keeps its first days (or, without any, its last); what is left over stands in records
 * of their own. `day` is what holds on that day; null: it is taken out. Answers the record of the day, or of the rest.
 */
export const cutDay = async (ctx: Ctx, row: Row, date: string, day: Whole | null): Promise<readonly number[]> => {
  const { id: _, dates: __, minutes: ___, centre_id: ____, ...copy } = row;
  const parts = [
    ...(row.start_date < date ? [{ start_date: row.start_date, end_date: dayBefore(date) }] : []),
    ...(row.end_date > date ? [{ start_date: dayAfter(date), end_date: row.end_date }] : []),
  ];
  const [first, second] = parts;
  if (first) await setTimeOff(ctx, row, first);
  else await setTimeOff(ctx, row, day ?? { removed_at: ctx.now() });
  const rest = second ? [await insert(ctx, { ...copy, ...second })] : [];
  const here = first && day ? [await insert(ctx, { ...copy, ...day })] : [];
  return [...here, row.id, ...rest];
};

const oneDay = async (ctx: Ctx, id: number, date: string, patch: Omit<OneDay, 'id' | 'date'> | null) => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  if (date < row.start_date || date > row.end_date)
    return declined(message('timeOff.notWithin'), { field: 'date', code: 'NOT_WITHIN' });
  const day = patch && merged(row, { ...patch, start_date: date, end_date: date });
  const wrong = day && wrongDays(day);
  if (wrong) return wrong;
  const records = await cutDay(ctx, row, date, day);
  await follow(ctx, subject, row.start_date, row.end_date, records);
  return records[0] ?? id;
};

/** Changes one day of a record, leaving its other days; answers the record of that day. */
export const changeDay = (ctx: Ctx, { id, date, ...patch }: OneDay) => oneDay(ctx, id, date, patch);

/** Takes one day out of a record. */
export const removeDay = async (ctx: Ctx, { id, date }: { readonly id: Id<'time_off'>; readonly date: string }) => {
  const record = await oneDay(ctx, id, date, null);
  return isDeclined(record) ? record : done(message('timeOff.dayRemoved'));
};

/** Takes a whole record away. */
export const deleteTimeOff = async (ctx: Ctx, { id }: { readonly id: Id<'time_off'> }) => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  await setTimeOff(ctx, row, { removed_at: ctx.now() });
  await follow(ctx, subject, row.start_date, row.end_date, [id]);
  return done(message('timeOff.deleted'));
};

/** A family takes back what it told: from today on; days that have gone stay. */
export const withdrawOfStudent = async (ctx: Ctx, { id }: { readonly id: Id<'time_off'> }) => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  if (row.end_date < subject.today) return declined(message('timeOff.over'), { field: 'id', code: 'PAST' });
  const begun = row.start_date < subject.today;
  await setTimeOff(ctx, row, begun ? { end_date: dayBefore(subject.today) } : { removed_at: ctx.now() });
  await follow(ctx, subject, row.start_date, row.end_date, [id]);
  return done(message('timeOff.withdrawn', { name: subject.name }));
};

type Reported = InputOf<typeof reportStudentAbsenceInput>;
/** A family says that a child will not come. Yesterday is the office's to put right. */
export const reportOfStudent = async (ctx: Ctx, { kind, student_id, ...days }: Reported) => {
  const subject = await lockStudent(ctx, student_id);
  if (isDeclined(subject)) return subject;
  if (days.start_date < subject.today) return declined(message('timeOff.past'), { field: 'start_date', code: 'PAST' });
  const id = await addTimeOff(ctx, kind, subject, days);
  return isDeclined(id) ? id : done(message('timeOff.reported', { name: subject.name }));
};

export const createStaffPtoInput = { user_id: id(User), ...days, location: id(Location).optional() };
type OfStaff = InputOf<typeof createStaffPtoInput>;
/** Paid time off as the office writes it down: approved at once. */
export const addPto = async (ctx: Ctx, { user_id, location, ...days }: OfStaff) => {
  const id = await addTimeOff(ctx, 'pto', await lockStaff(ctx, user_id, { location }), days);
  return isDeclined(id) ? id : done(message('timeOff.added'), { pto: idOf(StaffPto, id) });
};
