import { sql } from 'kysely';
import { object, out } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { type ChildHere, type RoomHere, readRooms, type StaffHere } from './read-rooms.ts';
import { ratioOf, roomRatio } from './room-ratio.ts';

/** How the rooms would stand after a change: those it would break, and who could step in. */
export const ratioCheck = object(
  {
    broken: [roomRatio],
    helpers: [
      object(
        {
          id: out.id,
          full_name: out.text,
          /** Where the person is now, and could be spared. */
          program: object({ id: out.id, name: out.text }, 'RoomOfHelper'),
        },
        'RatioHelper',
      ),
    ],
  },
  'RatioCheck',
);

export const checkRoomRatioInput = {
  location: id(Location),

  /** Where they go; left out: they leave. */
  program_id: id(Room).optional(),
  students: ids(Student, 1000, 0).optional(),
  team: ids(User, 200, 0).optional(),
};
type Change = InputOf<typeof checkRoomRatioInput>;

/** Who moves, with what the ratio needs to know of them. One statement. */
export const readMovers = async (
  ctx: ReadContext,
  students: readonly number[],
  team: readonly number[],
): Promise<{ children: ChildHere[]; staff: StaffHere[] }> => {
  const { rows } = await sql<{ children: ChildHere[]; staff: StaffHere[] }>`select
    coalesce((select json_agg(json_build_object('id', st.id, 'dob', st.dob)) from student st
      where st.id = any(${[...students]}::int[])), '[]') as children,
    coalesce((select json_agg(json_build_object('id', u.id, 'full_name', u.full_name)) from app_user u
      where u.id = any(${[...team]}::int[])), '[]') as staff`.execute(ctx.db);
  return rows[0] ?? { children: [], staff: [] };
};

type Standing = Pick<ReturnType<typeof ratioOf>, 'broken' | 'needed' | 'staff' | 'children'>;

/** Whether a room is broken afterwards, and was not before or gets worse. */
export const isWorse = (before: Standing, after: Standing): boolean =>
  after.broken !== null &&
  (before.broken === null ||
    after.needed - after.staff > before.needed - before.staff ||
    after.children > before.children);

/**
 * What a move, a check-in or a clock-out would do to the ratios of a location, before it is done. Rooms that are broken
 * already and do not get worse are not told again.
 */
export const checkRatio = async (ctx: ReadContext, { location, program_id, students = [], team = [] }: Change) => {
  const place = await readRooms(ctx, location);
  if (!place) return { broken: [], helpers: [] };
  const movers = await readMovers(ctx, students, team);
  const gone = { children: new Set<number>(students), staff: new Set<number>(team) };
  const afterwards = (room: RoomHere): RoomHere => ({
    ...room,
    children: [
      ...room.children.filter(({ id }) => !gone.children.has(id)),
      ...(room.id === program_id ? movers.children : []),
    ],
    staff: [...room.staff.filter(({ id }) => !gone.staff.has(id)), ...(room.id === program_id ? movers.staff : [])],
  });
  const rooms = place.rooms.map((room) => {
    const next = afterwards(room);
    return { next, before: ratioOf(place, room), after: ratioOf(place, next) };
  });
  const broken = rooms.filter(({ before, after }) => isWorse(before, after));
  const short = broken.some(({ after }) => after.broken === 'staff');
  const spare = rooms.filter(
    ({ after }) => short && place.clock && after.broken === null && after.staff > after.needed,
  );
  return {
    broken: broken.map(({ after }) => after),
    helpers: spare.flatMap(({ next }) =>
      next.staff.map(({ id, full_name }) => ({ id, full_name, program: { id: next.id, name: next.name } })),
    ),
  };
};
