import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, ids } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { movePlans } from '../billing/billing.door.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { isNotAbove } from '../users/users.door.ts';
import { isOfStudent } from './filters.ts';
import { isInside } from './save-student.ts';

export const transferStudentsInput = {
  students: ids(Student),
  location_id: id(Location),
  program_id: id(Room),
  /** Their contacts come along: listed at the new location, and no longer at one where they have no child left. */
  users: flag().optional(),
};
type Input = InputOf<typeof transferStudentsInput>;

/**
 * Moves students to a room of another location. Cameras, other rooms and the billing program are left behind; attendance stays
 * where it was, and plans go on at the new location. Each student is moved wholly or not at all; who is checked in, archived
 * or there already is told in errors, and so is what of its billing could not go along.
 */
export const transferStudents = async (ctx: Ctx, { students, location_id, program_id, users }: Input) => {
  const { user } = ctx.who;
  if ((await lockRooms(ctx, [program_id])).get(program_id) !== location_id)
    return declined(message('rooms.otherLocation'), { field: 'program_id', code: 'OTHER_LOCATION' });
  const { rows: found } = await sql<{ id: number; location_id: number; archived: boolean }>`
    select id, location_id, archived_at is not null as archived from student
    where id = any(${[...students]}::int[]) order by id for update`.execute(ctx.db);
  const inside = new Set(await isInside(ctx, students));
  const stays = (row: (typeof found)[number]): Omit<FieldError, 'field'> | null => {
    if (row.archived) return { code: 'ARCHIVED', message: message('student.archivedAlready') };
    if (row.location_id === location_id) return { code: 'THERE', message: message('student.thereAlready') };
    return inside.has(row.id) ? { code: 'CHECKED_IN', message: message('student.inside') } : null;
  };
  const left = found.flatMap((row): FieldError[] => {
    const why = stays(row);
    return why ? [{ field: `students.${row.id}`, ...why }] : [];
  });
  const moving = found.filter((row) => stays(row) === null).map(({ id }) => id);
  if (moving.length === 0) return declined(message('student.noneTransferred'), ...left);
  for (const table of ['student_camera', 'student_room'])
    await sql`delete from ${sql.table(table)} where student_id = any(${moving}::int[])`.execute(ctx.db);
  const { rows } = await sql<{ id: number; from_location: number; from_room: number | null }>`
    update student set location_id = ${location_id}, room_id = ${program_id}, billing_program_id = null, updated_at = ${ctx.now()}::timestamptz,
      updated_by = ${user}
    where id = any(${moving}::int[])
    returning id, old.location_id as from_location, old.room_id as from_room`.execute(ctx.db);
  for (const { id, from_location, from_room } of rows)
    ctx.audit({
      entity: Student,
      id,
      before: { location_id: from_location, room_id: from_room },
      after: { location_id, room_id: program_id },
    });
  const places = [...new Set(rows.map(({ from_location }) => from_location))];
  if (users) await bringContacts(ctx, moving, places, location_id);
  for (const location of [...places, location_id]) ctx.publish({ kind: 'rights', at: { location } });
  for (const location of [...places, location_id]) ctx.publish({ kind: 'attendance', ids: moving, at: { location } });
  const told = await movePlans(ctx, rows, location_id);
  const count = moving.length;
  return doneInPart(message('student.transferred', { count }), {}, [...left, ...told]);
};

/** Lists the contacts of students at their new place, and takes them off places where none of their children is left. */
const bringContacts = async (
  ctx: Ctx,
  students: readonly number[],
  places: readonly number[],
  to: number,
): Promise<void> => {
  const contacts = sql`select gl.user_id from guardian_link gl
    join user_role ur on ur.user_id = gl.user_id
    where gl.student_id = any(${[...students]}::int[])
    group by gl.user_id having max(ur.role_id) <= (select id from role where name = 'user')`;
  await sql`insert into user_location (user_id, location_id)
    select contact.user_id, ${to} from (${contacts}) contact on conflict do nothing`.execute(ctx.db);
  await sql`delete from user_location ul where ul.location_id = any(${[...places]}::int[])
    and ul.user_id in (${contacts}) and not exists (select 1 from guardian_link gl
      join student st on st.id = gl.student_id
      where gl.user_id = ul.user_id and st.location_id = ul.location_id
        and st.archived_at is null)`.execute(ctx.db);
};

interface People {
  readonly users: readonly Id<'app_user'>[];
  readonly from_location: Id<'location'>;
  readonly location_id: Id<'location'>;
}

/**
 * Moves contacts and staff from one location to another. Staff leave the rooms of the old one. Who has students there
 * still, is not listed there, or has a higher role than the caller stays, and is told in errors.
 */
export const transferPeople = async (ctx: Ctx, { users, from_location, location_id }: People) => {
  if (from_location === location_id)
    return declined(message('users.sameLocation'), { field: 'location_id', code: 'SAME' });
  const { rows } = await sql<{ id: number; listed: boolean; below: boolean; children: boolean }>`
    select u.id, ul.user_id is not null as listed, ${isNotAbove(ctx, sql`u.id`)} as below,
      exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
        where gl.user_id = u.id and st.location_id = ${from_location}
          and st.archived_at is null) as children
    from app_user u left join user_location ul on ul.user_id = u.id
      and ul.location_id = ${from_location}
    where u.id = any(${[...users]}::int[]) and u.deleted_at is null
    order by u.id for update of u`.execute(ctx.db);
  const left = rows.flatMap(({ id, listed, below, children }): FieldError[] => {
    const field = `users.${id}`;
    if (!below) return [{ field, code: 'HIGHER_ROLE', message: message('users.higherRole') }];
    if (children) return [{ field, code: 'STUDENTS_LEFT', message: message('users.studentsLeft') }];
    return listed ? [] : [{ field, code: 'NOT_LISTED', message: message('users.notListed') }];
  });
  const moving = rows.filter(({ listed, below, children }) => listed && below && !children).map(({ id }) => id);
  if (moving.length === 0) return declined(message('users.nobodyTransferred'), ...left);
  await sql`insert into user_location (user_id, location_id, manages)
    select ul.user_id, ${location_id}, ul.manages from user_location ul where ul.location_id = ${from_location}
      and ul.user_id = any(${moving}::int[]) on conflict do nothing`.execute(ctx.db);
  await deleteRows(ctx, 'user_location', { location_id: from_location, user_id: moving });
  await sql`delete from room_staff rs using room r where rs.user_id = any(${moving}::int[])
    and r.id = rs.room_id and r.location_id = ${from_location}`.execute(ctx.db);
  for (const id of moving)
    ctx.audit({ entity: User, id, before: { location_id: from_location }, after: { location_id } });
  for (const user of moving) ctx.publish({ kind: 'rights', at: { user } });
  const count = moving.length;
  return doneInPart(message('users.transferred', { count }), {}, left);
};

/** Where a student has been at home, the newest first: read from the audit trail, with the names of now. */
export const readTransfers = async (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) => {
  const room = (side: 'before' | 'after') =>
    sql`left join room r_${sql.raw(side)} on r_${sql.raw(side)}.centre_id = a.centre_id
      and r_${sql.raw(side)}.id = (a.${sql.raw(side)} ->> 'room_id')::int
    left join location l_${sql.raw(side)} on l_${sql.raw(side)}.centre_id = a.centre_id
      and l_${sql.raw(side)}.id = coalesce((a.${sql.raw(side)} ->> 'location_id')::int, r_${sql.raw(side)}.location_id)`;
  const { rows } = await sql<{
    id: number;
    at: Date;
    by: string | null;
    from_location: string | null;
    from_room: string | null;
    to_location: string | null;
    to_room: string | null;
  }>`select a.id, a.at, u.full_name as by, l_before.name as from_location, r_before.name as from_room,
      l_after.name as to_location, r_after.name as to_room
    from audit a left join app_user u on u.id = a.user_id
    ${room('before')} ${room('after')}
    where a.entity = 'Student' and ${isOfStudent(student_id, sql`a.entity_id`)}
      and (a.after ? 'room_id' or a.after ? 'location_id')
      and (a.before ->> 'room_id' is distinct from a.after ->> 'room_id' or a.before ? 'location_id')
    order by a.id desc limit 200`.execute(ctx.db);
  return rows;
};
