import { sql } from 'kysely';
import { object, out, outOrNull } from '../../kernel/call.ts';
import type { Id } from '../../kernel/tables.ts';
import type { Reading } from './presence.ts';

/** A room now: children in it, staff listed for it, and how many children one of them may look after. */
export const roomRatio = object(
  {
    id: out.id,
    name: out.text,
    color_code: outOrNull(out.text),
    children: out.int,
    staff: out.int,
    capacity: outOrNull(out.int),
    max_ratio: outOrNull(out.int),
    /** More children than the staff listed may look after, or than the room holds. */
    exceeded: out.flag,
  },
  'RoomRatio',
);

interface Row {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
  readonly children: number;
  readonly staff: number;
  readonly capacity: number | null;
  readonly max_ratio: number | null;
}

const isExceeded = ({ children, staff, capacity, max_ratio }: Row): boolean =>
  (capacity !== null && children > capacity) || (max_ratio !== null && children > staff * max_ratio);

/** The rooms of a location as they are now. One statement. */
export const roomRatios = async (ctx: Reading, { location }: { readonly location: Id<'location'> }) => {
  const { centre } = ctx.who;
  const { rows } = await sql<Row>`
    select r.id, r.name, r.color_code, r.capacity, r.max_ratio,
      (select count(*)::int from attendance_room ar where ar.centre_id = ${centre} and ar.room_id = r.id
        and ar.left_at is null) as children,
      (select count(*)::int from room_staff rs join app_user u on u.centre_id = rs.centre_id and u.id = rs.user_id
        where rs.centre_id = ${centre} and rs.room_id = r.id and u.status = 'active') as staff
    from room r where r.centre_id = ${centre} and r.location_id = ${location} and r.deleted_at is null
    order by r.sort, lower(r.name), r.id`.execute(ctx.db);
  return rows.map((row) => ({ ...row, exceeded: isExceeded(row) }));
};
