import './incidents.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  mutation,
  objects,
  one,
  out,
  outcome,
  outList,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { col } from '../../kernel/db/tables.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { askIncident } from './ask.ts';
import { changeIncident, changeIncidentHere, comment, deleteIncident, deleteIncident2Input } from './change.ts';
import { Incident, IncidentVideo } from './incidents.entities.ts';
import { requestIncidentInput, status, updateIncidentInput } from './incidents.inputs.ts';
import { ownIncidents, ownIncidentVideos } from './incidents.reach.ts';
import { allStatuses } from './states.ts';
import {
  changeLine,
  removeLine,
  removeLines,
  updateSingleIncidentVideoInput,
  watchIncidentVideoInput,
  watchVideo,
} from './videos.ts';

const incidentSorts = sorts(Incident, {
  name: [(as) => sql`lower(${col(as, 'name')})`],
  status: ['status', '-created_at'],
  asked: ['created_at'],
});
export const listed = {
  location: id(Location).optional(),
  status: status.optional(),
  search: text(0, 80).optional(),
  sort: incidentSorts.input,
};
type Listed = Omit<InputOf<typeof managerIncidentsInput>, 'first' | 'page'>;

/** Incidents, newest first. */
export const listIncidents = (_: Ctx, { location, status: only, search, sort }: Listed) =>
  rows(Incident, {
    order: incidentSorts.order(sort, ['-created_at', '-id']),
    where: (q) => [
      only && q('incident.status', '=', only),
      search && containing('incident.name', search),
      location &&
        sql<boolean>`exists (select 1 from incident_location at where at.incident_id = incident.id
          and at.location_id = ${location})`,
    ],
  });

const asked = {
  reach: { location: orError(ownLocations), 'videos.camera': orError(ownCameras) },
  input: requestIncidentInput,
} as const;
const changed = {
  reach: { id: orError(ownIncidents), location: orError(ownLocations), 'videos.camera': orError(ownCameras) },
  input: updateIncidentInput,
} as const;
const managerIncidentsInput = { ...listed, ...page };

/** What managers do with incidents; support may do all of it too. */
export const calls: Calls = {
  ManagerIncidents: query({
    rule: 'manager',
    about: "Lists the incidents of the caller's locations, newest first; by state when given.",
    reach: { location: ownLocations, rows: ownIncidents },
    input: managerIncidentsInput,
    answer: paged(Incident),
    run: listIncidents,
  }),
  incidentsList: query({
    rule: 'manager',
    about:
      "Lists the caller's incidents of a location or state without pages, the newest 200; a location out of reach is refused.",
    reach: { location: ownLocations, rows: ownIncidents },
    input: { location: id(Location).optional(), status: status.optional() },
    answer: list(Incident),
    run: (ctx, i) => ({ ...listIncidents(ctx, i), first: 200 }),
  }),
  incidentStatuses: query({
    rule: 'manager',
    about: 'Lists the states of an incident with label, color and the states each may go to.',
    reach: nobody,
    input: {},
    answer: objects({ status: out.text, label: out.text, color: out.text, next: outList(out.text) }, 'IncidentStatus'),
    run: allStatuses,
  }),
  getSingleIncident: query({
    rule: 'manager',
    about: "Answers one incident with its videos; one outside of the caller's locations is refused.",
    reach: { id: ownIncidents },
    input: { id: id(Incident) },
    answer: one(Incident),
    run: (_, i) => byId(Incident, i.id),
  }),
  getSingleIncident2: query({
    rule: 'manager',
    about: 'Answers one incident, of the given location where one is given; an unknown id answers null.',
    reach: { id: orNothing(ownIncidents), location: ownLocations },
    input: { id: id(Incident), location: id(Location).optional() },
    answer: one(Incident),
    run: (_, i) =>
      rows(Incident, {
        where: (q) => [
          q('incident.id', '=', i.id),
          i.location &&
            sql<boolean>`exists (select 1 from incident_location at where at.incident_id = incident.id
              and at.location_id = ${i.location})`,
        ],
      }),
  }),
  requestIncident: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about:
      'Asks support for the recording of an incident; an end before the start or a camera of another location gets Error.',
    ...asked,
    answer: outcome(),
    run: askIncident,
  }),
  requestIncident2: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'As requestIncident, and answers the new incident.',
    ...asked,
    answer: outcome({ incident: Incident }),
    run: askIncident,
  }),
  updateIncident: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about:
      'Changes an incident; `videos` replaces what was asked for and has no video yet. Once support has begun, managers change its words alone; a state they may not set gets Error.',
    ...changed,
    answer: outcome(),
    run: changeIncident,
  }),
  updateIncident2: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'As updateIncident, for an incident of the given location, and answers it.',
    ...changed,
    answer: outcome({ incident: Incident }),
    run: changeIncidentHere,
  }),
  deleteIncident: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'Deletes an incident that is requested or closed with its videos; any other gets Error.',
    reach: { id: orError(ownIncidents) },
    input: { id: id(Incident) },
    answer: outcome(),
    run: deleteIncident,
  }),
  deleteIncident2: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'As deleteIncident, for an incident of the given location.',
    reach: { id: orError(ownIncidents), location: orError(ownLocations) },
    input: deleteIncident2Input,
    answer: outcome(),
    run: deleteIncident,
  }),
  updateSingleIncidentVideo: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about:
      'Changes one line of an incident; only support sets its video, the key of an upload. An end before the start gets Error.',
    reach: { id: orError(ownIncidentVideos), camera: orError(ownCameras) },
    input: updateSingleIncidentVideoInput,
    answer: outcome(),
    run: changeLine,
  }),
  deleteIncidentSingleVideo: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'Removes one line of an incident with its file; once support has begun, support alone does.',
    reach: { id: orError(ownIncidentVideos) },
    input: { id: id(IncidentVideo) },
    answer: outcome(),
    run: removeLine,
  }),
  deleteIncidentVideo: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'Removes all lines of an incident with their files; once support has begun, support alone does.',
    reach: { incident_id: orError(ownIncidents) },
    input: { incident_id: id(Incident) },
    answer: outcome(),
    run: removeLines,
  }),
  commentIncident: mutation({
    rule: 'manager',
    permission: 'manage_incidents',
    about: 'Adds a comment to the history of an incident.',
    reach: { id: orError(ownIncidents) },
    input: { id: id(Incident), text: text(1, 2000) },
    answer: outcome({ incident: Incident }),
    run: comment,
  }),
  watchIncidentVideo: mutation({
    rule: 'manager',
    permission: null,
    because: 'whoever may read of an incident may see its recording; each time is written down',
    secret: true,
    about: 'Answers where a recording is watched or downloaded for an hour, and writes down who did.',
    reach: { id: orError(ownIncidentVideos) },
    limit: { times: 60, seconds: 600, by: 'user' },
    input: watchIncidentVideoInput,
    answer: outcome({ url: out.text }),
    run: watchVideo,
  }),
};
