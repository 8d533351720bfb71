import { sql } from 'kysely';
import { type Alias, col } from '../../../kernel/db/tables.ts';
import { datetime, fields, ident, int, nested, one, orNull, raw, text } from '../../../kernel/read/entity.ts';
import { scope } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { KioskCheck, KioskDevice } from './tablets.entities.ts';

export const tabletsOfOwn = scope(KioskDevice, 'tablets of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
export const checksOfOwn = scope(KioskCheck, 'what tablets of own locations recorded', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
fields(KioskDevice, {
  id: ident(),
  location: one(Location, 'location_id'),
  name: orNull.text(),
  enrolled_at: datetime(),
  revoked_at: orNull.datetime(),
  last_seen_at: datetime(),
  /** Seconds the tablet's clock is ahead of the server's. */
  clock_error: raw(
    'Int',
    KioskDevice,
    (at) => sql`least(2000000000, greatest(-2000000000, round(${col(at, 'clock_error_ms')} / 1000.0)))::int`,
  ),
  queued: int(),
});
nested(KioskDevice, tabletsOfOwn);

/** A part of what the log of attendance said last when the tablet's word came. */
const theirs = (at: Alias<'kiosk_check'>, part: 'kind' | 'stated_at' | 'source' | 'name') => {
  const parts = {
    kind: sql`e.kind`,
    stated_at: sql`e.stated_at`,
    source: sql`e.source`,
    name: sql`(select u.full_name from app_user u where u.id = e.recorded_by)`,
  };
  return sql`(select ${parts[part]} from attendance_event e where e.id = ${col(at, 'their_event')})`;
};
const event = (at: Alias<'kiosk_check'>, part: ReturnType<typeof sql>) => sql`(select ${part} from kiosk_event k
  where k.device_id = ${col(at, 'device_id')} and k.seq = ${col(at, 'seq')})`;

fields(KioskCheck, {
  id: ident(),
  student: one(Student, 'student_id'),
  location: one(Location, 'location_id'),
  action: text(),
  action_by: one(User, 'action_by'),
  at: datetime(),
  /** saved, same, open, kept or taken. */
  state: text(),
  code: orNull.text(),
  device_at: raw('DateTime', KioskCheck, (at) => event(at, sql`k.device_at`)),
  received_at: raw('DateTime', KioskCheck, (at) => event(at, sql`k.received_at`)),
  signature: raw('String', KioskCheck, (at) => event(at, sql`k.act ->> 'signature'`)),
  their_kind: raw('String', KioskCheck, (at) => theirs(at, 'kind')),
  their_at: raw('DateTime', KioskCheck, (at) => theirs(at, 'stated_at')),
  their_source: raw('String', KioskCheck, (at) => theirs(at, 'source')),
  their_name: raw('String', KioskCheck, (at) => theirs(at, 'name')),
  settled_by: one(User, 'settled_by'),
  settled_at: orNull.datetime(),
  reason: orNull.text(),
});
nested(KioskCheck, checksOfOwn);
