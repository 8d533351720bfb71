import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  flag,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Role, User } from '../../model/user/entity.ts';
import { Announcement } from './announcements.entities.ts';
import { isCurrent, ownAnnouncements } from './announcements.reach.ts';

fields(Announcement, {
  id: ident(),
  message: text(),
  status: described('active or inactive.', text()),
  state: described(
    'Where it stands: scheduled, active, expired or inactive; by the clock of the location that is furthest along.',
    raw('String', Announcement, (as, _, now) => {
      const place = sql`announcement_location al join location l on l.id = al.location_id
        join timezone z on z.id = l.timezone_id where al.announcement_id = ${col(as, 'id')}`;
      return sql`case when ${col(as, 'status')} = 'inactive' then 'inactive'
        when exists (select 1 from ${place} and ${isCurrent(as, now)}) then 'active'
        when exists (select 1 from ${place} and ${col(as, 'start_date')} > (${now}::timestamptz at time zone z.value)::date)
          then 'scheduled' else 'expired' end`;
    }),
  ),
  is_public: flag(),
  is_notification: flag(),
  color_code: orNull.text(),
  start_date: orNull.date(),
  expiry_date: orNull.date(),
  created_at: datetime(),
  updated_at: datetime(),
  created_by: one(User, 'created_by'),
  roles: described(
    'Whom it is for; nobody named: everybody.',
    many(
      Role,
      Announcement,
      (role, as) =>
        sql`exists (select 1 from announcement_role ar where ar.announcement_id = ${col(as, 'id')}
          and ar.role_id = ${col(role, 'id')})`,
      ['precedence'],
    ),
  ),
  locations: many(
    Location,
    Announcement,
    (location, as) =>
      sql`exists (select 1 from announcement_location al where al.announcement_id = ${col(as, 'id')}
        and al.location_id = ${col(location, 'id')})`,
    ['name'],
  ),
  programs: many(
    Room,
    Announcement,
    (room, as) =>
      sql`exists (select 1 from announcement_room an where an.announcement_id = ${col(as, 'id')}
        and an.room_id = ${col(room, 'id')})`,
    ['sort', 'name'],
  ),
  seen: described(
    'Whether the caller has seen it.',
    raw(
      'Boolean',
      Announcement,
      (as, who) =>
        sql`exists (select 1 from announcement_seen s where s.announcement_id = ${col(as, 'id')}
          and s.user_id = ${who.user})`,
    ),
  ),
  seen_count: described(
    'How many have seen it.',
    atLeast(
      'teacher',
      raw(
        'Int',
        Announcement,
        (as) => sql`(select count(*)::int from announcement_seen s where s.announcement_id = ${col(as, 'id')})`,
      ),
    ),
  ),
});
nested(Announcement, ownAnnouncements);
