import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

const kept = message('locations.recordsKept');
for (const table of [
  'attendance_event',
  'attendance',
  'absence',
  'camera',
  'camera_view',
  'student',
  'roster',
  'roster_time',
  'time_off',
  'team_event',
  'team_attendance',
])
  constraint(`${table}_centre_id_location_id_fkey`, 'id', 'RECORDS', kept);

interface Left {
  readonly students: number;
  readonly staff: number;
  readonly cameras: number;
  readonly archived: number;
}

/**
 * Deletes a location nobody belongs to any more, with its rooms and settings. Where records must be kept (archived
 * students, attendance, who watched) it can only be closed. Its row is locked first: whoever adds to it meanwhile waits,
 * and finds it gone.
 */
export const removeLocation = async (ctx: Ctx, { id }: { readonly id: Id<'location'> }) => {
  const locked = await sql<{ name: string }>`select name from location
    where id = ${id} for update`.execute(ctx.db);
  const [location] = locked.rows;
  if (!location) return gone(message('locations.gone'));
  const { rows } = await sql<Left>`select
    (select count(*)::int from student where location_id = ${id}
      and archived_at is null) as students,
    (select count(*)::int from student where location_id = ${id}
      and archived_at is not null) as archived,
    (select count(*)::int from user_location ul join user_role ur on ur.user_id = ul.user_id
      join role r on r.id = ur.role_id and r.name = 'teacher'
      where ul.location_id = ${id}) as staff,
    (select count(*)::int from camera where location_id = ${id}
      and deleted_at is null) as cameras`.execute(ctx.db);
  const { students = 0, staff = 0, cameras = 0, archived = 0 } = rows[0] ?? {};
  if (students + staff + cameras > 0)
    return declined(message('locations.inUse', { students, staff, cameras }), { field: 'id', code: 'IN_USE' });
  if (archived > 0) return declined(kept, { field: 'id', code: 'RECORDS' });
  await deleteRows(ctx, 'location', { id });
  ctx.audit({ entity: Location, id, before: { name: location.name } });
  return done(message('locations.removed', { name: location.name }));
};
