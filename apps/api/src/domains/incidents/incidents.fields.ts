import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, many, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { Location } from '../locations/locations.entities.ts';
import { User } from '../users/users.entities.ts';
import { Incident, IncidentEvent, IncidentVideo } from './incidents.entities.ts';
import { concerns } from './incidents.links.ts';
import { ownIncidentEvents, ownIncidents, ownIncidentVideos } from './incidents.reach.ts';

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
      (incident) => sql`(select count(*)::int from incident_video v where v.centre_id = ${col(incident, 'centre_id')}
        and v.incident_id = ${col(incident, 'id')} and v.file is not null)`,
    ),
  ),
  history: many(
    IncidentEvent,
    Incident,
    (event, incident) => sql`${col(event, 'centre_id')} = ${col(incident, 'centre_id')}
      and ${col(event, 'incident_id')} = ${col(incident, 'id')}`,
    ['id'],
  ),
});
nested(Incident, ownIncidents);

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
      (event) => sql`(select u.full_name from app_user u where u.centre_id = ${col(event, 'centre_id')}
        and u.id = ${col(event, 'by_user')})`,
    ),
  ),
  kind: described('requested, edited, status, comment, uploaded, video_removed, watched or downloaded.', text()),
  from_status: orNull.text(),
  to_status: orNull.text(),
  video_id: orNull.ident(),
  note: text(),
});
nested(IncidentEvent, ownIncidentEvents);
