import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Student } from '../../model/student/entity.ts';
import { banOfOneOnly, mergeRecords, undoLastMerge } from '../relationships/relationships.door.ts';
import { isInside } from './save-student.ts';

/** What the kept record takes over where it has nothing; the note of both is kept. */
const columns = [
  'middle_name',
  'nick_name',
  'image',
  'dob',
  'gender',
  'race',
  'ethnicity',
  'doctor_name',
  'doctor_phone',
  'note',
  'street_1',
  'street_2',
  'city',
  'state',
  'country',
  'zip',
  'enrollment_date',
  'graduation_date',
  'external_id',
  'billing_program_id',
];

interface Two {
  /** Which record is kept. */
  readonly student_id: Id<'student'>;
  readonly duplicate_id: Id<'student'>;
}

/**
 * Makes two records of one child one: attendance, links, tags and everything else of the duplicate hang on the kept one
 * from then on, and the duplicate leaves every list. Both are of one location, and the duplicate is not checked in.
 */
export const mergeStudents = async (ctx: Ctx, { student_id, duplicate_id }: Two) => {
  const field = 'duplicate_id';
  if (student_id === duplicate_id) return declined(message('merge.same'), { field, code: 'SELF' });
  const rows = await ctx.db
    .selectFrom('student')
    .selectAll()
    .where('id', 'in', [student_id, duplicate_id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const kept = rows.find(({ id }) => id === student_id);
  const duplicate = rows.find(({ id }) => id === duplicate_id);
  if (!kept || !duplicate || kept.merged_into !== null || duplicate.merged_into !== null || kept.archived_at !== null)
    return gone(message('merge.gone'), field);
  if (kept.location_id !== duplicate.location_id)
    return declined(message('merge.otherLocation'), { field, code: 'OTHER_LOCATION' });
  if ((await isInside(ctx, [duplicate.id])).length > 0)
    return declined(message('student.checkOutFirst', { name: duplicate.full_name }), { field, code: 'CHECKED_IN' });
  const banned = await banOfOneOnly(ctx, 'student', kept.id, duplicate.id);
  if (banned !== null) return declined(message('merge.banned', { name: banned }), { field, code: 'BLACK_LISTED' });
  const filled = await mergeRecords(
    ctx,
    'student',
    { kept, gone: duplicate },
    { columns, joined: ['note'], spared: ['student_code'], away: { archived_at: ctx.now() } },
  );
  await keepStaysTogether(ctx, [kept.id, duplicate.id]);
  ctx.audit({ entity: Student, id: kept.id, after: { merged: duplicate.full_name, ...valuesOf(filled) } });
  ctx.audit({ entity: Student, id: duplicate.id, after: { merged_into: kept.id } });
  for (const student of [kept.id, duplicate.id]) ctx.publish({ kind: 'rights', at: { student } });
  ctx.publish({ kind: 'attendance', ids: [kept.id], at: { location: kept.location_id } });
  return done(message('merge.done', { name: kept.full_name }), { student: student_id });
};

const valuesOf = (filled: Readonly<Record<string, { readonly after: unknown }>>) =>
  Object.fromEntries(Object.entries(filled).map(([column, { after }]) => [column, after]));

/** Where stays of both overlapped, one stayed where it was: the rooms within a stay are of whom the stay is. */
const keepStaysTogether = async (ctx: Ctx, students: readonly number[]): Promise<void> => {
  await sql`update attendance_room ar set student_id = a.student_id from attendance a
    where ar.student_id = any(${[...students]}::int[])
      and a.id = ar.attendance_id and a.student_id <> ar.student_id`.execute(ctx.db);
};

/** Makes the two records two again that the last merge made one. */
export const undoStudentMerge = async (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) => {
  const back = await undoLastMerge(ctx, 'student', student_id);
  if (back === null) return declined(message('merge.nothing'), { field: 'student_id', code: 'NOTHING' });
  await keepStaysTogether(ctx, [student_id, back]);
  for (const id of [student_id, back]) ctx.audit({ entity: Student, id, after: { merge_undone: true } });
  for (const student of [student_id, back]) ctx.publish({ kind: 'rights', at: { student } });
  return done(message('merge.undone'), { student: student_id });
};
