import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { colour, type InputOf, id, ids, int, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { records } from '../../kernel/write/records.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { offers } from '../../model/billing/links.ts';
import { Location } from '../../model/location/entity.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { User } from '../../model/user/entity.ts';
import { roomStaff } from './rooms.links.ts';
import { mustBeStaffAt } from './staff.ts';

constraint('room_name', 'name', 'TAKEN', message('rooms.nameTaken'));
// A group deleted, or a room moved, at the same moment; otherwise the checks before it have spoken.
constraint(
  'room_centre_id_location_id_camera_group_id_fkey',
  'camera_group',
  'OTHER_LOCATION',
  message('rooms.groupFits'),
);
constraint(
  'student_centre_id_location_id_room_id_fkey',
  'program_id',
  'OTHER_LOCATION',
  message('rooms.otherLocation'),
);

/** Most children in a room, and most per member of staff; null: no limit of the centre's own. */
const limits = { capacity: int(1, 500).nullish(), max_ratio: int(1, 50).nullish() };
export const newRoom = {
  name: text(1, 100),
  location_id: id(Location),
  color_code: colour().optional(),
  camera_group: id(CameraGroup).optional(),
  billing_programs: ids(BillingProgram, 100, 0).optional(),
  teachers: ids(User, 200).optional(),
  ...limits,
};
export const roomChanges = {
  id: id(Room),
  name: text(1, 100).optional(),
  location_id: id(Location).optional(),
  color_code: colour().nullish(),
  camera_group: id(CameraGroup).nullish(),
  billing_programs: ids(BillingProgram, 100, 0).optional(),
  teachers: ids(User, 200, 0).optional(),
  ...limits,
};
export const staffOfRoom = { program_id: id(Room), users: ids(User, 200, 0) };

export const rooms = records(Room, { gone: message('rooms.gone'), soft: true });

type Linked = Pick<InputOf<typeof roomChanges>, 'camera_group' | 'billing_programs' | 'teachers'>;

/** Declines what is not of the room's location. */
const mustFit = async (ctx: Ctx, location: number, { camera_group, billing_programs, teachers }: Linked) => {
  await mustBeAt(ctx, location, CameraGroup, [camera_group], {
    field: 'camera_group',
    message: message('rooms.groupFits'),
  });
  await mustBeAt(ctx, location, BillingProgram, billing_programs, {
    field: 'billing_programs',
    message: message('billing.otherLocation'),
  });
  await mustBeStaffAt(ctx, location, teachers);
};

export const addRoom = async (ctx: Ctx, input: InputOf<typeof newRoom>) => {
  const { camera_group, billing_programs, teachers, ...values } = input;
  await mustFit(ctx, values.location_id, input);
  const links = { billing_programs: linked(offers, billing_programs), teachers: linked(roomStaff, teachers) };
  const added = await rooms.add(ctx, { ...values, camera_group_id: camera_group }, links);
  return done(message('rooms.added', { name: values.name }), { program: added });
};

/** Declines to move a room to another location while students, cameras or children inside hold it where it is. */
const mustBeMovable = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select 1 from student where room_id = ${id})
      or exists (select 1 from student_room where room_id = ${id})
      or exists (select 1 from camera where room_id = ${id})
      or exists (select 1 from attendance_room where room_id = ${id} and left_at is null)
      as held`.execute(ctx.db);
  if (rows[0]?.held) throw declined(message('rooms.heldInPlace'), { field: 'location_id', code: 'IN_USE' });
};

/** Changes a room. Moved to another location, it loses its staff and billing programs. */
export const changeRoom = async (ctx: Ctx, input: InputOf<typeof roomChanges>) => {
  const { id, camera_group, billing_programs, teachers, ...values } = input;
  const found = await rooms.lock(ctx, id);
  const location = values.location_id ?? found.location_id;
  const moves = location !== found.location_id;
  if (moves) await mustBeMovable(ctx, id);
  await mustFit(ctx, location, input);
  const left = moves ? [] : undefined;
  const links = {
    billing_programs: linked(offers, billing_programs ?? left),
    teachers: linked(roomStaff, teachers ?? left),
  };
  const { news } = await rooms.change(ctx, { id }, { ...values, camera_group_id: camera_group }, links);
  const after = news?.after ?? {};
  if ('capacity' in after || 'max_ratio' in after) ctx.publish({ kind: 'attendance', at: { location } });
  if ('camera_group_id' in after) ctx.publish({ kind: 'rights', at: { location } });
  return done(message('rooms.changed'), { program: id });
};

/** Makes the given people the staff of a room. Rooms set for one another at once wait for each other at the room's row. */
export const assignStaff = async (ctx: Ctx, { program_id, users }: InputOf<typeof staffOfRoom>) => {
  const { location_id } = await rooms.lock(ctx, program_id);
  await mustBeStaffAt(ctx, location_id, users);
  await rooms.change(ctx, { id: program_id }, {}, { teachers: linked(roomStaff, users) });
  return done(message('rooms.staffSet'), { program: program_id });
};
