import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { atLeast, described, fields, ident, many, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { offers } from '../../model/billing/links.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { groupsOfOwnLocations, roomsNamed } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { groupCameras, roomStaff } from './rooms.links.ts';

fields(Room, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  capacity: orNull.int(),
  max_ratio: orNull.int(),
  camera_group: one(CameraGroup, 'camera_group_id'),
  billing_programs: atLeast('teacher', through(offers, BillingProgram, Room, ['name'])),
  student_count: atLeast(
    'teacher',
    raw(
      'Int',
      Room,
      (
        room,
      ) => sql`(select count(*)::int from student st where (st.room_id = ${col(room, 'id')} and st.archived_at is null
        and st.status = 'active'
          -- A child that is here counts, wherever it belongs.
          or exists (select 1 from attendance_room ar where ar.student_id = st.id
            and ar.room_id = ${col(room, 'id')} and ar.left_at is null)))`,
    ),
  ),
  checked_in_count: atLeast(
    'teacher',
    raw(
      'Int',
      Room,
      (room) =>
        sql`(select count(*)::int from attendance_room ar where ar.room_id = ${col(room, 'id')}
          and ar.left_at is null)`,
    ),
  ),
  cameras: many(Camera, Room, (camera, room) => sql`${col(camera, 'room_id')} = ${col(room, 'id')}`, ['sort']),
  students: many(
    Student,
    Room,
    (student, room) => sql`${col(student, 'room_id')} = ${col(room, 'id')} and ${col(student, 'archived_at')} is null`,
    ['fname', 'lname'],
  ),
  teachers: through(roomStaff, User, Room, ['lname', 'fname']),
  staff_now: described(
    'Who of the team is in the room at this moment, by the time clock; a break is no time in a room.',
    atLeast(
      'teacher',
      many(
        User,
        Room,
        (user, room) =>
          sql`exists (select 1 from team_stretch ts where ts.room_id = ${col(room, 'id')}
            and ts.user_id = ${col(user, 'id')} and ts.ended_at is null)`,
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
  cameras: through(groupCameras, Camera, CameraGroup, ['sort']),
});
nested(CameraGroup, groupsOfOwnLocations);
