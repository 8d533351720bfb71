import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { restWhileArchived } from '../billing/billing.door.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { dissolveSmallGroups } from './siblings.ts';

export const forceDeleteAllStudentInput = {
  students: ids(Student, 1000, 0).optional(),
  location: id(Location).optional(),
};
/** Students by their ids, or all in the archive of a location. */
type Which = InputOf<typeof forceDeleteAllStudentInput>;

const among = ({ students, location }: Which) =>
  students && students.length > 0 ? sql`id = any(${[...students]}::int[])` : sql`location_id = ${location ?? 0}`;
const isSaid = ({ students, location }: Which): boolean => (students?.length ?? 0) > 0 || location !== undefined;
const whom = () => declined(message('student.whichStudents'), { field: 'students', code: 'REQUIRED' });

/** Those that were asked for by id and are not among the ones that were done. */
const leftOf = ({ students = [] }: Which, ids: readonly number[], code: string): FieldError[] => {
  const known = new Set(ids);
  const why = message(code === 'NOT_ARCHIVED' ? 'student.archiveFirst' : 'student.notRestored');
  return students.filter((id) => !known.has(id)).map((id) => ({ field: `students.${id}`, code, message: why }));
};
export const restoreAllStudentInput = {
  students: ids(Student, 1000, 0).optional(),
  program_id: id(Room),
  location: id(Location).optional(),
};

/** Takes students out of the archive into one room; those of another location stay there and are told in errors. */
export const restoreStudents = async (ctx: Ctx, input: InputOf<typeof restoreAllStudentInput>) => {
  if (!isSaid(input)) return whom();
  const { program_id } = input;
  const location = (await lockRooms(ctx, [program_id])).get(program_id) ?? 0;
  const { rows } = await sql<{ id: number; left: Date }>`
    update student set archived_at = null, room_id = ${program_id}, status = 'active',
      updated_at = ${ctx.now()}::timestamptz, updated_by = ${ctx.who.user}
    where ${among(input)} and archived_at is not null and merged_into is null
      and location_id = ${location}
    returning id, old.archived_at as "left"`.execute(ctx.db);
  await restWhileArchived(ctx, rows);
  const ids = rows.map(({ id }) => id);
  for (const id of ids) ctx.audit({ entity: Student, id, after: { archived_at: null, room_id: program_id } });
  if (ids.length > 0) ctx.publish({ kind: 'rights', at: { location } });
  const left = leftOf(input, ids, 'NOT_RESTORED');
  if (ids.length === 0) return declined(message('student.notRestored'), ...left);
  return doneInPart(message('student.restoredMany', { count: ids.length }), {}, left);
};

/**
 * Deletes archived students for good, with their links, attendance and views. What stays is a row of the audit trail
 * that tells who deleted a student of which location, and nothing of the child. Those not in the archive are kept.
 */
export const forceDelete = async (ctx: Ctx, input: Which) => {
  if (!isSaid(input)) return whom();
  const { rows } = await sql<{ id: number; location_id: number; sibling_group_id: number | null }>`
    delete from student where ${among(input)} and archived_at is not null
      and merged_into is null returning id, location_id, sibling_group_id`.execute(ctx.db);
  for (const { id, location_id } of rows)
    ctx.audit({ entity: Student, id, before: { location_id }, after: { deleted: true } });
  const groups = rows.flatMap(({ sibling_group_id }) => sibling_group_id ?? []);
  await dissolveSmallGroups(ctx, groups);
  const left = leftOf(
    input,
    rows.map(({ id }) => id),
    'NOT_ARCHIVED',
  );
  if (rows.length === 0) return declined(message('student.archiveFirst'), ...left);
  return doneInPart(message('student.deleted', { count: rows.length }), {}, left);
};
