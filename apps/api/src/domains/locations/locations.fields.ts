import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Camera } from '../../model/camera/entity.ts';
import {
  Location,
  LocationChange,
  LocationSettings,
  NoticeAddress,
  SchoolProfile,
  Timezone,
} from '../../model/location/entity.ts';
import {
  addressesOfOwnLocations,
  allTimezones,
  changesOfOwnLocations,
  ownLocations,
  settingsOfOwnLocations,
  theProfile,
} from '../../model/location/reach.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { User } from '../../model/user/entity.ts';

fields(Timezone, { id: ident(), name: text(), value: text(), country: orNull.text() });
nested(Timezone, allTimezones);

/** A page of maps that phones open in their own map. */
const mapOf = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

fields(Location, {
  id: ident(),
  name: text(),
  email: orNull.text(),
  phone: orNull.text(),
  address: orNull.text(),
  longitude: orNull.text(),
  latitude: orNull.text(),
  map_url: described(
    'A map of the address; null without one.',
    computed('String', Location, ['address'], ({ address }) => (address ? mapOf(address) : null)),
  ),
  pin_url: described(
    'The very spot on a map; null without its position.',
    computed('String', Location, ['latitude', 'longitude'], ({ latitude, longitude }) =>
      latitude && longitude ? mapOf(`${latitude},${longitude}`) : null,
    ),
  ),
  color_code: orNull.text(),
  timezone: one(Timezone, 'timezone_id'),
  schedule: one(Schedule, 'schedule_id'),
  active: flag(),
  billing: flag(),
  is_signup: atLeast('manager', flag()),
  signup_code: atLeast('manager', orNull.text()),
  camera_setting: atLeast('teacher', json()),
  rooms: many(
    Room,
    Location,
    (room, at) => sql`${col(room, 'location_id')} = ${col(at, 'id')} and ${col(room, 'deleted_at')} is null`,
    ['sort', 'name'],
  ),
  groups: many(CameraGroup, Location, (group, at) => sql`${col(group, 'location_id')} = ${col(at, 'id')}`, ['name']),
  cameras: many(Camera, Location, (camera, at) => sql`${col(camera, 'location_id')} = ${col(at, 'id')}`, ['sort']),
  managers: many(
    User,
    Location,
    (user, at) =>
      sql`exists (select 1 from user_location ul where ul.user_id = ${col(user, 'id')}
        and ul.location_id = ${col(at, 'id')} and ul.manages)`,
    ['lname', 'fname'],
  ),
});
nested(Location, ownLocations);

/** A setting of the door, which stands in the table of check-in. */
const ofCheckin = (type: 'Boolean' | 'Int', column: 'check_in_qr' | 'check_in_qr_expire') =>
  raw(
    type,
    LocationSettings,
    (at) => sql`(select ${sql.ref(`cs.${column}`)} from checkin_setting cs
      where cs.location_id = ${col(at, 'location_id')})`,
  );

fields(LocationSettings, {
  id: ident(),
  location_id: ident(),
  max_no_of_students: orNull.int(),
  max_no_of_users: orNull.int(),
  max_daily_logins: int(),
  enable_max_login_feature: flag(),
  camera_requires_check_in: flag(),
  user_time_out: orNull.int(),
  token_succes_msg: orNull.text(),
  token_fail_msg: orNull.text(),
  signup_status: flag(),
  signup_pin_code_expiry: orNull.int(),
  can_edit_student: flag(),
  can_edit_fields: json(),
  default_city: orNull.text(),
  default_state: orNull.text(),
  default_zip: orNull.text(),
  notifications: json(),
  defaultCameras: many(
    Camera,
    LocationSettings,
    (camera, at) =>
      sql`exists (select 1 from location_default_camera d where d.location_id = ${col(at, 'location_id')}
        and d.camera_id = ${col(camera, 'id')})`,
    ['sort'],
  ),
  check_in_qr: ofCheckin('Boolean', 'check_in_qr'),
  check_in_qr_expire: ofCheckin('Int', 'check_in_qr_expire'),
});
nested(LocationSettings, settingsOfOwnLocations);

fields(LocationChange, {
  id: ident(),
  activity: described('The call that changed it.', text('call')),
  object_info: described(
    'The values before and after: {before, after}.',
    raw(
      'JSON',
      LocationChange,
      (change) => sql`json_build_object('before', ${col(change, 'before')}, 'after', ${col(change, 'after')})`,
    ),
  ),
  username: raw(
    'String',
    LocationChange,
    (change) => sql`(select u.full_name from app_user u where u.id = ${col(change, 'user_id')})`,
  ),
  created_at: datetime('at'),
});
nested(LocationChange, changesOfOwnLocations);

fields(NoticeAddress, {
  id: ident(),
  location_id: ident(),
  email: text(),
  notifications: json(),
  verified: raw('Boolean', NoticeAddress, (at) => sql`(${col(at, 'verified_at')} is not null)`),
});
nested(NoticeAddress, addressesOfOwnLocations);

fields(SchoolProfile, {
  id: ident(),
  school_name: text(),
  phone: orNull.text(),
  website: orNull.text(),
  city: orNull.text(),
  state: orNull.text(),
  zip: orNull.text(),
  country: orNull.text(),
  timezone: one(Timezone, 'timezone_id'),
  capacity: orNull.int(),
  address1: orNull.text(),
  address2: orNull.text(),
  logo: orNull.text(),
});
nested(SchoolProfile, theProfile);
