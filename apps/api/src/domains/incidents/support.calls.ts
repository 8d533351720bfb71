import { VIDEO_TYPES } from '../../files/upload-address.ts';
import {
  type Calls,
  declined,
  message,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  paged,
  query,
} from '../../kernel/call/call.ts';
import { choice, page } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { askMainIncident } from './ask.ts';
import { changeIncident, setStatus } from './change.ts';
import { pm2RestartInput, restartCutting } from './cutting.ts';
import { listed, listIncidents } from './incidents.calls.ts';
import { Incident } from './incidents.entities.ts';
import { requestMainIncidentInput, updateIncidentStatusInput, updateMainIncidentInput } from './incidents.inputs.ts';
import { ownIncidents } from './incidents.reach.ts';
import { addVideo, uploadIncidentVideoInput, videoUploadLink } from './videos.ts';

/** What support does with incidents of all locations. */
export const calls: Calls = {
  Incidents: query({
    rule: 'kvsupport',
    about: 'Lists the incidents of all locations, newest first; by state when given.',
    reach: { location: ownLocations, rows: ownIncidents },
    input: { ...listed, ...page },
    answer: paged(Incident),
    run: listIncidents,
  }),
  requestMainIncident: mutation({
    rule: 'kvsupport',
    permission: 'manage_incidents',
    about: 'Opens an incident for one or more locations; a camera outside of them gets Error.',
    reach: { locations: orError(ownLocations), 'videos.camera': orError(ownCameras) },
    input: requestMainIncidentInput,
    answer: outcome({ incident: Incident }),
    run: askMainIncident,
  }),
  updateMainKVIncident: mutation({
    rule: 'kvsupport',
    permission: 'manage_incidents',
    about:
      'Changes an incident and moves it on; `embed_code` is the https address of a recording kept elsewhere. A step the states do not have gets Error.',
    reach: { id: orError(ownIncidents), 'videos.camera': orError(ownCameras) },
    input: updateMainIncidentInput,
    answer: outcome({ incident: Incident }),
    run: (ctx, i) =>
      i.embed_code && !(i.embed_code.startsWith('https://') && URL.canParse(i.embed_code))
        ? declined(message('incidents.httpsOnly'), {
            field: 'embed_code',
            code: 'NO_ADDRESS',
            message: message('incidents.httpsOnly'),
          })
        : changeIncident(ctx, i),
  }),
  updateIncidentStatus: mutation({
    rule: 'kvsupport',
    permission: 'manage_incidents',
    about: 'Moves an incident to another state and tells who asked for it; a step the states do not have gets Error.',
    reach: { id: orError(ownIncidents) },
    input: updateIncidentStatusInput,
    answer: outcome(),
    run: setStatus,
  }),
  uploadIncidentVideo: mutation({
    rule: 'kvsupport',
    permission: 'manage_incidents',
    about:
      'Adds an uploaded recording to an incident, which becomes ready when it was in progress; a file that is no video gets Error.',
    reach: { incident_id: orError(ownIncidents), camera: orError(ownCameras) },
    input: uploadIncidentVideoInput,
    answer: outcome({ error: outOrNull(out.text) }),
    run: addVideo,
  }),
  videoUploadLink: query({
    rule: 'kvsupport',
    writes: true,
    about: 'Answers an address that takes one video of up to 500 MB by PUT, once, within 15 minutes.',
    reach: nobody,
    limit: { times: 60, seconds: 600, by: 'user' },
    input: { type: choice(...VIDEO_TYPES) },
    answer: object({ url: out.text, key: out.text, fields: out.json, expires_in: out.int }, 'VideoUploadLink'),
    run: videoUploadLink,
  }),
  Pm2Restart: mutation({
    rule: 'kvsupport',
    permission: 'cut_recordings',
    about:
      'Restarts the worker that cuts recordings, or puts one incident back in line; where nothing is being cut it gets Error.',
    reach: { id: orError(ownIncidents) },
    input: pm2RestartInput,
    answer: outcome(),
    run: restartCutting,
  }),
};
