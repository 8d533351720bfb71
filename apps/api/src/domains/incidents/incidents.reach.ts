import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Incident, IncidentEvent, IncidentShare, IncidentVideo } from './incidents.entities.ts';

/** One of its locations is the caller's, who is a manager at least: families and teachers are told of none. */
const concernsOwn = (who: Who, incident: Sql): Sql =>
  allows(who.role, 'manager')
    ? sql`exists (select 1 from incident_location il where il.incident_id = ${incident}
        and ${inOwnLocations(who, sql`il.location_id`)})`
    : sql`false`;

export const ownIncidents = scope(Incident, 'incidents of own locations', (who, as) => concernsOwn(who, col(as, 'id')));

/** Of an incident that is about several locations a manager sees the cameras of own ones. */
export const ownIncidentVideos = scope(
  IncidentVideo,
  'videos of own locations of incidents of own locations',
  (who, as) => sql`(${concernsOwn(who, col(as, 'incident_id'))} and (${col(as, 'camera_id')} is null
    or exists (select 1 from camera c where c.id = ${col(as, 'camera_id')}
      and ${inOwnLocations(who, sql`c.location_id`)})))`,
);

export const ownIncidentEvents = scope(
  IncidentEvent,
  'history of incidents of own locations',
  (who, as) => sql`(${concernsOwn(who, col(as, 'incident_id'))} and (${col(as, 'video_id')} is null
    or not exists (select 1 from incident_video v join camera c on c.id = v.camera_id
      where v.id = ${col(as, 'video_id')}
        and not ${inOwnLocations(who, sql`c.location_id`)})))`,
);

/** Lent clips are all of the sharer's locations; whoever reads of the incident may know of the link, never the link itself. */
export const ownIncidentShares = scope(IncidentShare, 'shares of incidents of own locations', (who, as) =>
  concernsOwn(who, col(as, 'incident_id')),
);
