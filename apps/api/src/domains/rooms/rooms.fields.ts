import { sql } from 'kysely';
import { atLeast, fields, ident, many, nested, one, orNull, raw, said, text } from '../../kernel/entity.ts';
import { col } from '../../kernel/tables.ts';
import { BillingProgram } from '../billing/billing.entities.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { Location } from '../locations/locations.entities.ts';
import { Student } from '../students/students.entities.ts';
import { User } from '../users/users.entities.ts';
import { CameraGroup, Room } from './rooms.entities.ts';
import { groupsOfOwnLocations, roomsNamed } from './rooms.reach.ts';

fields(Room, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  capacity: orNull.int(),
  max_ratio: orNull.int(),
  camera_group: one(CameraGroup, 'camera_group_id'),
  billing_programs: atLeast(
    'teacher',
    many(
      BillingProgram,
      Room,
      (
        program,
        room,
      ) => sql`exists (select 1 from billing_program_room pr where pr.centre_id = ${col(room, 'centre_id')}
        and pr.room_id = ${col(room, 'id')} and pr.billing_program_id = ${col(program, 'id')})`,
      ['name'],
    ),
  ),
  student_count: atLeast(
    'teacher',
    raw(
      'Int',
      Room,
      (room) => sql`(select count(*)::int from student st where st.centre_id = ${col(room, 'centre_id')}
        and st.room_id = ${col(room, 'id')} and st.archived_at is null and st.status = 'active')`,
    ),
  ),
  checked_in_count: atLeast(
    'teacher',
    raw(
      'Int',
      Room,
      (room) => sql`(select count(*)::int from attendance_room ar where ar.centre_id = ${col(room, 'centre_id')}
        and ar.room_id = ${col(room, 'id')} and ar.left_at is null)`,
    ),
  ),
  cameras: many(Camera, Room, (camera, room) => sql`${col(camera, 'room_id')} = ${col(room, 'id')}`, ['sort']),
  students: many(
    Student,
    Room,
    (student, room) => sql`${col(student, 'room_id')} = ${col(room, 'id')} and ${col(student, 'archived_at')} is null`,
    ['fname', 'lname'],
  ),
  teachers: many(
    User,
    Room,
    (user, room) => sql`exists (select 1 from room_staff rs where rs.centre_id = ${col(room, 'centre_id')}
      and rs.room_id = ${col(room, 'id')} and rs.user_id = ${col(user, 'id')})`,
    ['lname', 'fname'],
  ),
  staff_now: said(
    'Who of the team is in the room at this moment, by the time clock; a break is no time in a room.',
    atLeast(
      'teacher',
      many(
        User,
        Room,
        (user, room) => sql`exists (select 1 from team_stretch ts where ts.centre_id = ${col(room, 'centre_id')}
          and ts.room_id = ${col(room, 'id')} and ts.user_id = ${col(user, 'id')} and ts.ended_at is null)`,
        ['lname', 'fname'],
      ),
    ),
  ),
});
nested(Room, roomsNamed);

fields(CameraGroup, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  cameras: many(
    Camera,
    CameraGroup,
    (camera, group) => sql`exists (select 1 from camera_group_camera gc where gc.centre_id = ${col(group, 'centre_id')}
      and gc.camera_group_id = ${col(group, 'id')} and gc.camera_id = ${col(camera, 'id')})`,
    ['sort'],
  ),
});
nested(CameraGroup, groupsOfOwnLocations);
