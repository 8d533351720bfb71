import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { ids, text } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { noneOf } from '../../kernel/db/where.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { archiveStudents, moveStudents } from './archive.ts';

const numbers = (value: string | undefined): number[] =>
  (value ?? '')
    .split(',')
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0);

export const studentMultiActionInput = {
  name: text(1, 40),
  student_ids: ids(Student),
  value: text(0, 2000).optional(),
};
type Bulk = InputOf<typeof studentMultiActionInput>;

/** Those of the list an update has not found, each at its field. */
const missing = (students: readonly number[], found: ReadonlySet<number>): FieldError[] =>
  students
    .filter((id) => !found.has(id))
    .map((id) => ({ field: `student_ids.${id}`, code: 'GONE', message: message('student.gone') }));

/** A message for each location: whoever is shown a picture there is looked at again. */
const rightsChanged = (ctx: Ctx, locations: readonly number[]): void => {
  for (const location of new Set(locations)) ctx.publish({ kind: 'rights', at: { location } });
};

const switchAll = async (ctx: Ctx, students: readonly Id<'student'>[], status: 'active' | 'inactive') => {
  const { rows } = await sql<{ id: number; location_id: number; before: string }>`
    update student set status = ${status}, updated_at = ${ctx.now()}::timestamptz, updated_by = ${ctx.who.user}
    where id = any(${[...students]}::int[])
    returning id, location_id, old.status as before`.execute(ctx.db);
  const left = missing(students, new Set(rows.map(({ id }) => id)));
  if (rows.length === 0) return declined(message('student.gone'), ...left);
  for (const { id, before } of rows)
    if (before !== status) ctx.audit({ entity: Student, id, before: { status: before }, after: { status } });
  rightsChanged(
    ctx,
    rows.map(({ location_id }) => location_id),
  );
  return doneInPart(message('student.changedMany', { count: rows.length }), {}, left);
};

const assignCameras = async (ctx: Ctx, students: readonly Id<'student'>[], cameras: readonly number[]) => {
  const [all, wanted] = [[...students], [...new Set(cameras)]];
  const { rows } = await sql<{ id: number; location_id: number; before: number[] | null; fitting: number }>`
    with fitting as (
      select id, location_id from camera where id = any(${wanted}::int[])
        and deleted_at is null order by id for share
    )
    select st.id, st.location_id,
      (select array_agg(sc.camera_id order by sc.camera_id) from student_camera sc
        where sc.student_id = st.id) as before,
      (select count(*)::int from fitting f where f.location_id = st.location_id) as fitting
    from student st where st.id = any(${all}::int[]) order by st.id for no key update`.execute(ctx.db);
  const elsewhere = rows.filter(({ fitting }) => fitting < wanted.length);
  const left: FieldError[] = [
    ...missing(all, new Set(rows.map(({ id }) => id))),
    ...elsewhere.map(({ id }) => ({
      field: `student_ids.${id}`,
      code: 'OTHER_LOCATION',
      message: message('camera.notHere'),
    })),
  ];
  const given = rows.filter(({ fitting }) => fitting === wanted.length);
  const ids = given.map(({ id }) => id);
  if (ids.length === 0) return declined(left[0]?.message ?? message('student.gone'), ...left);
  await deleteRows(ctx, 'student_camera', { student_id: ids, camera_id: noneOf(wanted) });
  await insertMissing(
    ctx,
    'student_camera',
    ids.flatMap((student_id) => wanted.map((camera_id) => ({ student_id, camera_id }))),
  );
  for (const { id, before } of given)
    ctx.audit({ entity: Student, id, before: { cameras: before ?? [] }, after: { cameras: wanted } });
  rightsChanged(
    ctx,
    given.map(({ location_id }) => location_id),
  );
  return doneInPart(message('student.changedMany', { count: ids.length }), {}, left);
};

/** 'assign cameras' and 'assign-cameras' are meant alike. */
export const actionNamed = (name: string): string => name.trim().replaceAll(/[\s-]/g, '_');

/**
 * Runs one action on several students; those it does not fit are told in errors. `value` is the room's id to move them to, or the
 * ids of the cameras with commas between; both must be of the students' location, which keeps them in the caller's reach.
 */
export const actOnStudents = async (ctx: Ctx, { name, student_ids, value }: Bulk) => {
  const [first] = numbers(value);
  switch (actionNamed(name)) {
    case 'activate':
      return switchAll(ctx, student_ids, 'active');
    case 'deactivate':
      return switchAll(ctx, student_ids, 'inactive');
    case 'archive':
      return archiveStudents(ctx, student_ids, 'student_ids');
    case 'move_room':
      return first === undefined
        ? declined(message('student.whichRoom'), { field: 'value', code: 'REQUIRED' })
        : moveStudents(ctx, student_ids, first, 'student_ids');
    case 'assign_cameras':
      return assignCameras(ctx, student_ids, numbers(value));
    default:
      return declined(message('student.noSuchAction'), { field: 'name', code: 'UNKNOWN' });
  }
};
