import { type SqlBool, sql } from 'kysely';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { notNull } from '../../kernel/db/where.ts';
import { updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { restWhileArchived } from '../billing/billing.door.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { isInside } from './save-student.ts';

/** Among the table student's own rows: those with one of the ids. */
const among = (ids: readonly number[]) => sql<SqlBool>`id = any(${[...ids]}::int[])`;

/**
 * Archives students; those who are checked in, or archived already, stay and are named. The rows are locked first, so that a
 * check-in at the same moment either is seen here or finds the student archived. `path`: the argument they stand at.
 */
export const archiveStudents = async (ctx: Ctx, students: readonly Id<'student'>[], path = 'students') => {
  const { rows: open } = await sql<{ id: Id<'student'>; full_name: string }>`select id, full_name from student
    where ${among(students)} and archived_at is null order by id for update`.execute(ctx.db);
  const known = new Map<number, string>(open.map((row) => [row.id, row.full_name]));
  const inside = new Set(await isInside(ctx, students));
  const left = students.flatMap((id): FieldError[] => {
    const field = `${path}.${id}`;
    const name = known.get(id);
    if (name === undefined) return [{ field, code: 'ARCHIVED', message: message('student.archivedAlready') }];
    return inside.has(id) ? [{ field, code: 'CHECKED_IN', message: message('student.checkOutFirst', { name }) }] : [];
  });
  const going = students.filter((id) => known.has(id) && !inside.has(id));
  if (going.length === 0) return declined(left[0]?.message ?? message('student.gone'), ...left);
  const archived = await updateRows(
    ctx,
    'student',
    [among(going)],
    { archived_at: ctx.now(), updated_at: ctx.now(), updated_by: ctx.who.user },
    ['id', 'location_id', 'room_id'],
  );
  for (const { id, room_id } of archived)
    ctx.audit({
      entity: Student,
      id,
      before: { archived_at: null, room_id },
      after: { archived_at: ctx.now().toISOString() },
    });
  for (const location of new Set(archived.map((row) => row.location_id)))
    ctx.publish({ kind: 'rights', at: { location } });
  return doneInPart(message('student.archived', { count: archived.length }), {}, left);
};

/** Takes a student out of the archive into a room of its location, active again. */
export const restoreStudent = async (ctx: Ctx, { id, program_id }: { id: Id<'student'>; program_id: Id<'room'> }) => {
  const location = (await lockRooms(ctx, [program_id])).get(program_id);
  const student = await updateRow(
    ctx,
    'student',
    { id, archived_at: notNull, merged_into: null, location_id: location ?? 0 },
    {
      archived_at: null,
      room_id: program_id,
      status: 'active',
      updated_at: ctx.now(),
      updated_by: ctx.who.user,
    },
  );
  if (!student) return declined(message('student.notRestored'), { field: 'program_id', code: 'NOT_RESTORED' });
  ctx.audit({ entity: Student, id, after: { archived_at: null, room_id: program_id } });
  const left = student.before.archived_at;
  if (left) await restWhileArchived(ctx, [{ id, left: new Date(left) }]);
  ctx.publish({ kind: 'rights', at: { student: id } });
  return done(message('student.restored', { name: student.row.full_name }), { student: id });
};

/** Gives students another home room inside their location. Where a child is now does not change: staff say that. */
export const moveStudents = async (ctx: Ctx, students: readonly Id<'student'>[], room: number, path = 'students') => {
  const location = (await lockRooms(ctx, [room])).get(room);
  const moved = await sql<{ id: number; before: number | null }>`
    update student set room_id = ${room}, updated_at = ${ctx.now()}::timestamptz, updated_by = ${ctx.who.user}
    where id = any(${[...students]}::int[]) and archived_at is null
      and location_id = ${location ?? 0} returning id, old.room_id as before`.execute(ctx.db);
  const fits = new Set(moved.rows.map((row) => row.id));
  const why = message('rooms.otherLocation');
  const left = students
    .filter((id) => !fits.has(id))
    .map((id): FieldError => ({ field: `${path}.${id}`, code: 'OTHER_LOCATION', message: why }));
  if (fits.size === 0) return declined(why, ...left);
  for (const { id, before } of moved.rows)
    if (before !== room) ctx.audit({ entity: Student, id, before: { room_id: before }, after: { room_id: room } });
  ctx.publish({ kind: 'rights', at: { location: location ?? 0 } });
  return doneInPart(message('student.moved', { count: moved.rows.length }), {}, left);
};
