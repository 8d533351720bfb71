import { type SqlBool, sql } from 'kysely';
import { rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Announcement } from './announcements.entities.ts';
import { isCurrent } from './announcements.reach.ts';

export const as = { name: 'announcement' };

/** Some place of an announcement, one location when given, with what holds there. */
export const atPlace = (
  location: number | undefined,
  holds: Sql,
) => sql<SqlBool>`exists (select 1 from announcement_location al
  join location l on l.id = al.location_id join timezone z on z.id = l.timezone_id
  where al.announcement_id = announcement.id
    and (${location ?? null}::int is null or al.location_id = ${location ?? null}::int) and ${holds})`;

/** What holds now at a location, the newest first; a wall of ten is read by nobody. */
export const currentAt = (ctx: Ctx, location: number | undefined) =>
  rows(Announcement, {
    order: ['-id'],
    limit: 10,
    where: () => [atPlace(location, isCurrent(as, ctx.now()))],
  });

interface Seen {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly at: Date;
}

/** Who of the caller's people has seen an announcement, the first one first. */
export const whoHasSeenIt = async ({ db, who }: Ctx, id: number) => {
  const { rows: found } = await sql<Seen>`select u.id, u.full_name as name, s.at,
      (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
        order by r.rank desc limit 1) as role
    from announcement_seen s join app_user u on u.id = s.user_id
    where s.announcement_id = ${id} and (
      exists (select 1 from user_location ul where ul.user_id = u.id
        and ${inOwnLocations(who, sql`ul.location_id`)})
      or exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
        where gl.user_id = u.id and ${inOwnLocations(who, sql`st.location_id`)}))
    order by s.at, u.id limit 1000`.execute(db);
  return found.map((row) => ({ ...row, role: row.role ?? 'guest', at: new Date(row.at) }));
};
