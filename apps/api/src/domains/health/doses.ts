import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { date, datetime, type InputOf, id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows, insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { StudentDocument } from '../../model/file/entity.ts';
import { holds } from '../../model/permission/holds.ts';
import { Student } from '../../model/student/entity.ts';
import { Immunization, StudentImmunization } from './health.entities.ts';

const slots = ['dose_1st', 'dose_2nd', 'dose_3rd', 'dose_4th', 'dose_5th', 'dose_6th'] as const;
type Slot = (typeof slots)[number];
const day = () => date().nullish();
export const saveStudentImmunizationInput = {
  student_id: id(Student),
  immunization_id: id(Immunization),
  dose_1st: day(),
  dose_2nd: day(),
  dose_3rd: day(),
  dose_4th: day(),
  dose_5th: day(),
  dose_6th: day(),
  note: text(0, 2000).nullish(),
  document: id(StudentDocument).optional(),
  expires: day(),
};
type Save = InputOf<typeof saveStudentImmunizationInput>;
type Given = Pick<Save, Slot>;
interface Facts {
  readonly today: string;
  readonly dob: string | null;
  readonly name: string;
}

constraint('student_immunization_day', 'dose_1st', 'ORDER', message('health.wrongDates'));

/** What somebody did with a child's doses. */
export const log = (ctx: Ctx, student_id: number, vaccine: string, kind: string, note: string | null = null) =>
  insertRows(ctx, 'student_immunization_log', [
    { student_id, vaccine, kind, note, at: ctx.now(), by_user: ctx.who.user },
  ]);

/** What is wrong with the dates, each at its field: in the future, before birth, out of order, or after a gap. */
const problems = (given: Given, { today, dob }: Facts) => {
  const found: { field: Slot; code: string }[] = [];
  let before: string | null = null;
  let ended = false;
  for (const field of slots) {
    const date = given[field];
    if (!date) {
      ended = true;
      continue;
    }
    if (ended) found.push({ field, code: 'GAP' });
    else if (date > today) found.push({ field, code: 'FUTURE' });
    else if ((dob !== null && date < dob) || (before !== null && date <= before)) found.push({ field, code: 'ORDER' });
    before = date;
  }
  return found;
};

/**
 * Saves the dates of a child's doses of one vaccine: a date left out stays, null takes it away. What a contact enters or
 * changes waits until staff have compared it with the card; what those enter who may approve it is approved with that.
 */
export const saveDoses = async (ctx: Ctx, given: Save) => {
  const { student_id, immunization_id, note, expires, document } = given;
  const { user } = ctx.who;
  const waits = !(await holds(ctx, 'manage_health'));
  const { rows } = await sql<Facts>`select (${ctx.now()}::timestamptz at time zone z.value)::date::text as today,
      st.dob::text as dob, i.name
    from student st join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    join immunization i on i.id = ${immunization_id}
    where st.id = ${student_id}`.execute(ctx.db);
  const [facts] = rows;
  if (!facts) return gone(message('health.vaccineGone'), 'immunization_id');
  if (document !== undefined && !(await isOf(ctx, document, student_id)))
    return declined(message('health.otherCard'), { field: 'document', code: 'OTHER_STUDENT' });
  const { rows: held } = await sql<{
    id: number;
    note: string | null;
    expires: string | null;
    document_id: number | null;
    fresh: boolean;
  }>`insert into student_immunization
      (student_id, immunization_id, created_by, created_at, updated_at)
    values (${student_id}, ${immunization_id}, ${user}, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz)
    on conflict on constraint student_immunization_once do update set updated_at = excluded.updated_at
    returning id, note, expires::text as expires, document_id, (xmax = 0) as fresh`.execute(ctx.db);
  const record = held[0]?.id ?? 0;
  const { rows: stored } = await sql<{ dose: number; date: string; approved: boolean }>`select dose, date::text as date,
      approved_date is not null as approved from student_immunization_dose
    where record_id = ${record}`.execute(ctx.db);
  const known = new Map(stored.map((one) => [one.dose, one]));
  const merged: Given = Object.fromEntries(
    slots.map((slot, at) => [slot, given[slot] === undefined ? known.get(at + 1)?.date : given[slot]]),
  );
  const wrong = problems(merged, facts);
  if (wrong.length > 0)
    return declined(
      message('health.wrongDates'),
      ...wrong.map((one) => ({ ...one, message: message('health.dateFault', one) })),
    );
  const changed = slots.flatMap((slot, at) => {
    const [date, before] = [merged[slot] ?? null, known.get(at + 1)];
    return date === (before?.date ?? null) ? [] : [{ dose: at + 1, date, approved: before?.approved ?? false }];
  });
  // Until when the last dose holds is part of what staff have compared.
  const last = slots.findLastIndex((slot) => merged[slot]) + 1;
  const prolonged = expires !== undefined && (expires || null) !== (held[0]?.expires ?? null);
  if (waits && (changed.some(({ approved }) => approved) || (prolonged && known.get(last)?.approved)))
    return declined(message('health.verified'), { field: 'id', code: 'APPROVED' });
  const before = held[0];
  const told = {
    ...(note === undefined || (note || null) === before?.note ? {} : { note: note || null }),
    ...(prolonged ? { expires: expires || null } : {}),
    ...(document === undefined || document === before?.document_id ? {} : { document_id: document }),
  };
  if (changed.length === 0 && Object.keys(told).length === 0)
    return declined(message('health.nothingChanged'), { field: 'dose_1st', code: 'UNCHANGED' });
  await deleteRows(ctx, 'student_immunization_dose', { record_id: record, dose: changed.map(({ dose }) => dose) });
  await sql`insert into student_immunization_dose (record_id, dose, date, entered_by, approved_by, approved_date)
    select ${record}::int, d.dose, d.date, ${user}::int, ${waits ? null : user}::int,
      ${waits ? null : facts.today}::date
    from json_to_recordset(${JSON.stringify(changed)}::json) as d(dose integer, date date) where d.date is not null`.execute(
    ctx.db,
  );
  if (Object.keys(told).length > 0) await updateRows(ctx, 'student_immunization', { id: record }, told);
  await log(
    ctx,
    student_id,
    facts.name,
    held[0]?.fresh ? 'entered' : 'changed',
    changed.map(({ date }) => date ?? '–').join(', ') || null,
  );
  ctx.audit({
    entity: StudentImmunization,
    id: record,
    after: { student: student_id, vaccine: immunization_id, doses: changed.map(({ dose }) => dose) },
  });
  return done(message(waits ? 'health.dosesWait' : 'health.dosesSaved', { name: facts.name }));
};

/** Whether a paper is of this child. */
const isOf = async (ctx: Ctx, document: number, student: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from student_document d where d.id = ${document}
    and d.student_id = ${student}`.execute(ctx.db);
  return rows.length > 0;
};

interface Held {
  readonly student_id: number;
  readonly updated_at: Date;
  readonly name: string;
  readonly today: string;
}
const lock = async (ctx: Ctx, id: number): Promise<Held> => {
  const { rows } =
    await sql<Held>`select r.student_id, r.updated_at, i.name, (${ctx.now()}::timestamptz at time zone z.value)::date::text as today
    from student_immunization r join immunization i on i.id = r.immunization_id
    join student st on st.id = r.student_id
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    where r.id = ${id} for update of r`.execute(ctx.db);
  const [held] = rows;
  if (!held) throw gone(message('health.recordGone'));
  return held;
};

export const approveStudentImmunizationInput = {
  id: id(StudentImmunization),
  date: date(),
  seen: datetime().optional(),
};
type Approval = InputOf<typeof approveStudentImmunizationInput>;
/**
 * Approves the doses of one vaccine that wait, with the day staff have compared them with the card; `seen` is the record's
 * `updated_at` when they did, so that no other date is approved.
 */
export const approveDoses = async (ctx: Ctx, { id, date, seen }: Approval) => {
  const held = await lock(ctx, id);
  if (seen && seen.getTime() !== held.updated_at.getTime())
    return declined(message('health.dosesChanged'), { field: 'id', code: 'CHANGED' });
  if (date > held.today) return declined(message('health.futureDate'), { field: 'date', code: 'FUTURE' });
  const waiting = await updateRows(
    ctx,
    'student_immunization_dose',
    { record_id: id, approved_date: null },
    { approved_by: ctx.who.user, approved_date: date },
    ['dose'],
  );
  if (waiting.length === 0) return declined(message('health.nothingWaits'), { field: 'id', code: 'APPROVED' });
  await log(ctx, held.student_id, held.name, 'approved', date);
  ctx.audit({ entity: StudentImmunization, id, after: { approved: date } });
  return done(message('health.dosesApproved', { name: held.name }));
};

/** Deletes what is known of a child and one vaccine. */
export const removeDoses = async (ctx: Ctx, { id }: { id: Id<'student_immunization'> }) => {
  const held = await lock(ctx, id);
  await deleteRows(ctx, 'student_immunization', { id });
  await log(ctx, held.student_id, held.name, 'deleted');
  ctx.audit({ entity: StudentImmunization, id, before: { student: held.student_id } });
  return done(message('health.dosesRemoved', { name: held.name }));
};
