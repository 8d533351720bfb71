import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  datetime,
  described,
  fields,
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
import { through } from '../../kernel/read/through.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Incident, IncidentEvent, IncidentShare, IncidentVideo } from './incidents.entities.ts';
import { concerns } from './incidents.links.ts';
import { ownIncidentEvents, ownIncidentShares, ownIncidents, ownIncidentVideos } from './incidents.reach.ts';

fields(Incident, {
  id: ident(),
  name: text(),
  details: text(),
  status: described('requested, in-progress, ready or closed.', text()),
  note: described('Why it was declined or closed.', orNull.text()),
  embed_code: described('Address of a recording kept elsewhere, https only.', orNull.text()),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
  location_id: ident(),
  location: one(Location, 'location_id'),
  locations: through(concerns, Location, Incident, ['name']),
  incident_videos: many(
    IncidentVideo,
    Incident,
    (video, incident) => sql`${col(video, 'centre_id')} = ${col(incident, 'centre_id')}
      and ${col(video, 'incident_id')} = ${col(incident, 'id')}`,
    ['date', 'start_time', 'id'],
  ),
  video_count: described(
    'How many of what was asked for are there.',
    raw(
      'Int',
      Incident,
      (incident) =>
        sql`(select count(*)::int from incident_video v where v.incident_id = ${col(incident, 'id')}
          and v.file is not null)`,
    ),
  ),
  history: many(
    IncidentEvent,
    Incident,
    (event, incident) => sql`${col(event, 'centre_id')} = ${col(incident, 'centre_id')}
      and ${col(event, 'incident_id')} = ${col(incident, 'id')}`,
    ['id'],
  ),
  shares: many(
    IncidentShare,
    Incident,
    (share, incident) => sql`${col(share, 'centre_id')} = ${col(incident, 'centre_id')}
      and ${col(share, 'incident_id')} = ${col(incident, 'id')}`,
    ['id'],
  ),
});
nested(Incident, ownIncidents);

fields(IncidentShare, {
  id: ident(),
  user: one(User, 'user_id'),
  user_name: raw(
    'String',
    IncidentShare,
    (share) => sql`(select u.full_name from app_user u where u.id = ${col(share, 'user_id')})`,
  ),
  note: text(),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
  expires_at: datetime(),
  revoked_at: orNull.datetime(),
  opened: int(),
  last_opened_at: orNull.datetime(),
});
nested(IncidentShare, ownIncidentShares);

const cutOf = (video: Alias<'incident_video'>, what: Sql): Sql =>
  sql`(select ${what} from recording_cut k where k.id = ${col(video, 'cut_id')})`;

/** What is held of the camera between the times of the location's clock, by what its gateway last told. */
const recordedOf = (video: Alias<'incident_video'>): Sql => sql`(
  select case when w.until <= w.since then 'none' else
    (select case when coalesce(sum(covered.ms), 0) >= (w.until - w.since) * 0.98 then 'whole'
        when coalesce(sum(covered.ms), 0) > 0 then 'part' else 'none' end
      from camera_recording r cross join jsonb_array_elements(r.spans) as s
      cross join lateral (select greatest(0, least((s ->> 'to')::float8, w.until) - greatest((s ->> 'from')::float8, w.since)) as ms) covered
      where r.camera_id = c.id) end
  from camera c
  join location l on l.id = c.location_id
  join timezone z on z.id = l.timezone_id
  cross join lateral (select
    extract(epoch from (${col(video, 'date')} + ${col(video, 'start_time')}) at time zone z.value)::float8 * 1000 as since,
    extract(epoch from (${col(video, 'date')} + ${col(video, 'end_time')}) at time zone z.value)::float8 * 1000 as until) w
  where c.id = ${col(video, 'camera_id')} and ${col(video, 'date')} is not null)`;

fields(IncidentVideo, {
  id: ident(),
  incident_id: ident(),
  camera: one(Camera, 'camera_id'),
  camera_name: described('Its name when it was asked for; a camera may be deleted later.', text()),
  date: orNull.date(),
  start_time: described("By the location's own clock.", orNull.clock()),
  end_time: orNull.clock(),
  video: described('Name of the file; it is fetched at the address `watchIncidentVideo` answers.', orNull.text('file')),
  bytes: orNull.int(),
  sha256: described('Digest of the file as it was uploaded.', orNull.text()),
  uploaded_at: orNull.datetime(),
  uploaded_by: one(User, 'uploaded_by'),
  begins_at: described('When the first picture was taken, of a clip cut from the recording.', orNull.datetime()),
  gaps: described('Where nothing is held: [{from, to}] in ms since 1970.', json()),
  expires_at: described('When the file is removed.', orNull.datetime()),
  cut_state: described(
    'waiting, running, cut, taken or failed; null where nothing was cut.',
    raw('String', IncidentVideo, (video) => cutOf(video, sql`k.state`)),
  ),
  cut_problem: described(
    'Why it failed: nothing, too_long, no_recording, altered or failed.',
    raw('String', IncidentVideo, (video) => cutOf(video, sql`case when k.state = 'failed' then k.why end`)),
  ),
  recorded: described(
    'How much of what was asked for the gateway holds: whole, part, none; null without camera and times.',
    raw('String', IncidentVideo, recordedOf),
  ),
});
nested(IncidentVideo, ownIncidentVideos);

fields(IncidentEvent, {
  id: ident(),
  at: datetime(),
  by: one(User, 'by_user'),
  by_name: described(
    'Who did it, also where that person is of support or has left the locations of the reader.',
    raw(
      'String',
      IncidentEvent,
      (event) => sql`(select u.full_name from app_user u where u.id = ${col(event, 'by_user')})`,
    ),
  ),
  kind: described(
    'requested, edited, status, comment, uploaded, video_removed, watched, downloaded, cut_asked, cut, cut_failed, restarted, shared, share_ended, share_opened, expired or verified.',
    text(),
  ),
  from_status: orNull.text(),
  to_status: orNull.text(),
  video_id: orNull.ident(),
  note: text(),
});
nested(IncidentEvent, ownIncidentEvents);
