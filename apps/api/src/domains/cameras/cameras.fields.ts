import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Camera, CameraBlackout, CameraView, Gateway, Stream } from '../../model/camera/entity.ts';
import {
  allStreams,
  blackoutsOfOwnLocations,
  ownCameras,
  ownGateways,
  viewsOfOwnLocations,
} from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { PATIENCE_MS } from './patience.ts';

fields(Camera, {
  id: ident(),
  name: text(),
  code: text(),
  color_code: text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  room: one(Room, 'room_id'),
  schedule: one(Schedule, 'schedule_id'),
  status: text(),
  order: int('sort'),
  audio: flag(),
  groups: many(
    CameraGroup,
    Camera,
    (group, camera) =>
      sql`exists (select 1 from camera_group_camera gc where gc.camera_id = ${col(camera, 'id')}
        and gc.camera_group_id = ${col(group, 'id')})`,
    ['name'],
  ),
  stream: atLeast('manager', one(Stream, 'stream_id')),
  camera_id: described('Its name on the streaming server.', atLeast('manager', orNull.text())),
  has_source: described(
    'Whether it has an own address. The address itself is never answered.',
    atLeast(
      'manager',
      raw('Boolean', Camera, (camera) => sql`(${col(camera, 'source_sealed')} is not null)`),
    ),
  ),
  has_low: described(
    'Whether it has a smaller stream of its own. Its address is never answered.',
    atLeast(
      'manager',
      raw('Boolean', Camera, (camera) => sql`(${col(camera, 'low_source_sealed')} is not null)`),
    ),
  ),
  health: described(
    'What its gateway last said: {state, reason, since, fps, width, height, codec, kbps, audio}, fault (why it gave no picture when it was last tried or watched; null since it gave one) and testing. Null before the first word.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        Camera,
        (
          camera,
          _,
          now,
        ) => sql`(select json_build_object('state', coalesce(s.state, 'idle'), 'reason', s.reason, 'since', s.since, 'fps', s.fps,
          'width', s.width, 'height', s.height, 'codec', s.codec, 'kbps', s.kbps, 'audio', s.audio,
            'fault', f.reason, 'testing', x.testing)
          from (select exists (select 1 from camera_test t where t.camera_id = ${col(camera, 'id')}
            and t.answered_at is null
            and t.asked_at > ${new Date(now.getTime() - PATIENCE_MS).toISOString()}::timestamptz) as testing) x
          left join camera_state s on s.camera_id = ${col(camera, 'id')}
          left join camera_fault f on f.camera_id = ${col(camera, 'id')}
          where x.testing or s.camera_id is not null or f.camera_id is not null)`,
      ),
    ),
  ),
  staff_only: described(
    'Whether no family can see it: it has no room, is in no group of a room, and was given to no student.',
    atLeast(
      'teacher',
      raw(
        'Boolean',
        Camera,
        (camera) => sql`(${col(camera, 'room_id')} is null
          and not exists (select 1 from student_camera sc where sc.camera_id = ${col(camera, 'id')})
          and not exists (select 1 from camera_group_camera gc
            join room r on r.camera_group_id = gc.camera_group_id
            where gc.camera_id = ${col(camera, 'id')}))`,
      ),
    ),
  ),
  watching: described(
    'How many views of families are open now; staff who look after the cameras are not counted.',
    atLeast(
      'teacher',
      raw(
        'Int',
        Camera,
        (camera) => sql`(select count(*)::int from camera_view v where v.camera_id = ${col(camera, 'id')}
          and v.student_id is not null and v.closed_at is null
          and v.opened_at is not null)`,
      ),
    ),
  ),
  blackout: described(
    'The running blackout: {id, reason, started_at, ends_at}. Null when families may watch.',
    raw(
      'JSON',
      Camera,
      (camera, _, now) => sql`(select json_build_object('id', b.id, 'reason', b.reason, 'started_at', b.started_at,
          'ends_at', b.ends_at)
        from camera_blackout b where b.camera_id = ${col(camera, 'id')}
          and b.lifted_at is null and (b.ends_at is null or b.ends_at > ${now.toISOString()}::timestamptz))`,
    ),
  ),
});
nested(Camera, ownCameras);

fields(Stream, {
  id: ident(),
  name: text(),
  url: text(),
  type: text(),
  port: orNull.int(),
  username: orNull.text(),
  has_password: raw('Boolean', Stream, (stream) => sql`(${col(stream, 'password_sealed')} is not null)`),
  is_default: flag(),
  status: text(),
  location: one(Location, 'location_id'),
  location_id: orNull.ident(),
  camera_count: raw(
    'Int',
    Stream,
    (stream) =>
      sql`(select count(*)::int from camera c where c.stream_id = ${col(stream, 'id')} and c.deleted_at is null)`,
  ),
});
nested(Stream, allStreams);

fields(CameraBlackout, {
  id: ident(),
  reason: text(),
  started_at: datetime(),
  ends_at: orNull.datetime(),
  lifted_at: orNull.datetime(),
  started_by: one(User, 'started_by'),
  camera: one(Camera, 'camera_id'),
});
nested(CameraBlackout, blackoutsOfOwnLocations);

fields(CameraView, {
  id: ident(),
  user: one(User, 'user_id'),
  student: one(Student, 'student_id'),
  camera: one(Camera, 'camera_id'),
  location: one(Location, 'location_id'),
  opened_at: orNull.datetime(),
  closed_at: orNull.datetime(),
  minutes: described(
    'Whole minutes of pictures the viewer acknowledged.',
    raw('Int', CameraView, (view) => sql`(${col(view, 'acked_ms')} / 60000)::int`),
  ),
  device: described(
    'What the device said of itself when its user signed in: client, os, device_type, brand, model.',
    raw(
      'JSON',
      CameraView,
      (view) => sql`(select s.device from session s
        where s.id = ${col(view, 'session_id')})`,
    ),
  ),
});
nested(CameraView, viewsOfOwnLocations);

fields(Gateway, { id: ident(), name: text(), address: text() });
nested(Gateway, ownGateways);
