import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { object, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { inOwnLocations } from '../../model/location/reach.ts';

/** What a location counts: contacts by how they stand, students, rooms and staff. */
export const counters = object(
  {
    invited: out.int,
    pending: out.int,
    students: out.int,
    users: out.int,
    programs: out.int,
    managers: out.int,
    teachers: out.int,
    waitlist: out.int,
  },
  'LocationCounters',
);
interface Counters {
  readonly invited: number;
  readonly pending: number;
  readonly students: number;
  readonly users: number;
  readonly programs: number;
  readonly managers: number;
  readonly teachers: number;
  readonly waitlist: number;
}

/**
 * Counts over one location, or over all of the caller's. A teacher counts the students, contacts and colleagues of the
 * rooms it works in; everybody else those of whole locations. One statement.
 */
export const count = async (ctx: Ctx, location: Id<'location'> | undefined): Promise<Counters> => {
  const { who } = ctx;
  const here = (column: Sql) => (location === undefined ? inOwnLocations(who, column) : sql`${column} = ${location}`);
  const ofRooms = !allows(who.role, 'manager');
  const own = sql`(select rs.room_id from room_staff rs where rs.user_id = ${who.user})`;
  const inRooms = (room: Sql) => (ofRooms ? sql`${room} in ${own}` : sql`true`);
  const staff = (role: string) => sql`(select count(distinct u.id)::int from app_user u
    join user_role ur on ur.user_id = u.id
    join role r on r.id = ur.role_id and r.name = ${role}
    join user_location ul on ul.user_id = u.id and ${here(sql`ul.location_id`)}
    where u.status = 'active' and ${
      ofRooms
        ? sql`exists (select 1 from room_staff rs where rs.user_id = u.id
            and rs.room_id in ${own})`
        : sql`true`
    })`;
  const { rows } = await sql<Counters>`
    with student_here as (
      select st.id, st.type, st.status from student st where st.archived_at is null
        and ${here(sql`st.location_id`)} and ${inRooms(sql`st.room_id`)}
    ), contact as (
      select u.invited, u.pending, u.status from app_user u
      where exists (select 1 from user_role ur where ur.user_id = u.id
          and ur.role_id = (select id from role where name = 'user'))
        and (exists (select 1 from guardian_link gl join student_here sh on sh.id = gl.student_id
            where gl.user_id = u.id)
          or ${
            ofRooms
              ? sql`false`
              : sql`exists (select 1 from user_location ul where ul.user_id = u.id
                  and ${here(sql`ul.location_id`)})`
          })
    )
    select
      (select count(*)::int from contact where invited) as invited,
      (select count(*)::int from contact where pending) as pending,
      (select count(*)::int from student_here where status = 'active' and type = 'enrolled') as students,
      (select count(*)::int from contact where status = 'active') as users,
      (select count(*)::int from room where deleted_at is null
        and ${here(sql`room.location_id`)} and ${inRooms(sql`room.id`)}) as programs,
      ${staff('manager')} as managers,
      ${staff('teacher')} as teachers,
      (select count(*)::int from student_here where type = 'waitlist') as waitlist`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('The counters were not answered.');
  return found;
};
