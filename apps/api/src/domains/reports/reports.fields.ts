import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  ident,
  json,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeOf, nameOfLine } from './log-records.ts';
import { ActivityLog, InviteLog, LoginReport, OnlineContact } from './reports.entities.ts';
import {
  invitesOfOwnLocations,
  loginsOfOwnLocations,
  logOfOwnLocations,
  onlineOfOwnLocations,
} from './reports.reach.ts';

fields(LoginReport, {
  id: ident(),
  user_id: ident(),
  date: raw('Date', LoginReport, (view) => sql`${col(view, 'day')}`),
  login_counter: raw(
    'Int',
    LoginReport,
    (view) => sql`(select count(*)::int from camera_view v where v.user_id = ${col(view, 'user_id')}
      and v.day = ${col(view, 'day')}
      and v.location_id = ${col(view, 'location_id')} and v.login_of is null and v.opened_at is not null)`,
  ),
  first_at: orNull.datetime('opened_at'),
  user: one(User, 'user_id'),
  location: one(Location, 'location_id'),
});
nested(LoginReport, loginsOfOwnLocations);

fields(ActivityLog, {
  id: raw('ID', ActivityLog, (row) => sql`${col(row, 'id')}::text`),
  object_type: text('entity'),
  object_id: orNull.ident('entity_id'),
  object_info: described(
    'The name of the record as it is now; null where it has none or is gone.',
    raw('String', ActivityLog, (row) =>
      nameOfLine(
        { centre: col(row, 'centre_id'), entity: col(row, 'entity'), id: col(row, 'entity_id') },
        col(row, 'before'),
        col(row, 'after'),
      ),
    ),
  ),
  old_values: described('What stood before, for admins.', atLeast('admin', orNull.json('before'))),
  new_values: described('What stands since, for admins.', atLeast('admin', orNull.json('after'))),
  activity: described('The call by which it was done.', text('call')),
  change: described(
    'added, changed or removed.',
    raw('String', ActivityLog, (row) => changeOf(col(row, 'before'), col(row, 'after'))),
  ),
  username: described(
    'Who did it; the system itself has no name.',
    raw('String', ActivityLog, (row) => sql`(select t.full_name from app_user t where t.id = ${col(row, 'user_id')})`),
  ),
  user_id: orNull.ident(),
  created_at: datetime('at'),
  reason: orNull.text(),
});
nested(ActivityLog, logOfOwnLocations);

fields(InviteLog, {
  id: ident(),
  type: described('mail or sms.', text('channel')),
  status: described(
    'sent, waiting or failed.',
    raw(
      'String',
      InviteLog,
      (row) => sql`case when ${col(row, 'sent_at')} is not null then 'sent'
        when ${col(row, 'trouble')} is not null then 'failed' else 'waiting' end`,
    ),
  ),
  message: described(
    'Which letter it was. Its text holds a link that opens the account, and is not told.',
    text('kind'),
  ),
  trouble: orNull.text(),
  receiver: text('recipient'),
  sender: raw('String', InviteLog, (row) => sql`(select t.name from centre t where t.id = ${col(row, 'centre_id')})`),
  invited_by: described(
    'Whoever invited the person last before it left.',
    raw(
      'String',
      InviteLog,
      (row) => sql`(select u.full_name from audit a join app_user u on u.id = a.user_id
        where a.entity = 'User' and a.entity_id = ${col(row, 'user_id')}
          and a.user_id <> a.entity_id and a.at <= ${col(row, 'created_at')} + interval '1 minute'
        order by a.id desc limit 1)`,
    ),
  ),
  user: one(User, 'user_id'),
  created_at: datetime(),
  sent_at: orNull.datetime(),
});
nested(InviteLog, invitesOfOwnLocations);

fields(OnlineContact, {
  id: raw('ID', OnlineContact, (session) => sql`${col(session, 'user_id')}`),
  user: one(User, 'user_id'),
  device: described('What the client said of itself: client, os, device_type, brand, model.', json()),
  login_time: datetime('created_at'),
  last_used_at: described('To the minute.', datetime()),
  watching: described(
    'The camera on its screen; null while none is open.',
    raw(
      'String',
      OnlineContact,
      (session) => sql`(select c.name from camera_view v
        join camera c on c.id = v.camera_id
        where v.user_id = ${col(session, 'user_id')}
          and v.closed_at is null and v.opened_at is not null
        order by v.opened_at desc limit 1)`,
    ),
  ),
});
nested(OnlineContact, onlineOfOwnLocations);
