import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aLine, anIncident, aShare } from './incidents.factory.ts';

/** Managers work on their own locations, support on all of the centre. */
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const support = { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' } as const;

const fresh = async (w: World, where: Where, status = 'requested') => {
  const { tenant, location, mark } = w.at(where);
  return (await anIncident(tenant, { location_id: location, name: `${mark} incident`, status })).id;
};
const line = async (w: World, where: Where) => {
  const { tenant, camera, mark } = w.at(where);
  const incident_id = await fresh(w, where);
  return (await aLine(tenant, { incident_id, camera_id: camera, camera_name: `${mark} camera` })).id;
};
const withLine = async (w: World, where: Where) => {
  const { tenant, camera } = w.at(where);
  const incident_id = await fresh(w, where);
  await aLine(tenant, { incident_id, camera_id: camera });
  return incident_id;
};
const share = async (w: World, where: Where) => {
  const { tenant, contact } = w.at(where);
  return (await aShare(tenant, { incident_id: await fresh(w, where), user_id: contact })).id;
};
const asked = (w: World, where: Where) => ({
  name: 'Fall in the yard',
  details: 'By the slide',
  videos: [{ date: '2026-03-10', start_time: '09:00', end_time: '09:10', camera: w.at(where).camera }],
});
const request = {
  args: (w: World, where: Where) => ({ ...asked(w, where), location: w.at(where).location }),
  from: managers,
  outside: 'error',
} as const;
const change = {
  args: async (w: World, where: Where) => ({ id: await fresh(w, where), name: 'Renamed' }),
  from: managers,
  outside: 'error',
} as const;
const remove = {
  args: async (w: World, where: Where) => ({ id: await fresh(w, where) }),
  from: managers,
  outside: 'error',
} as const;

export const matrix: Matrix = {
  Incidents: { args: (w, where) => ({ location: w.at(where).location, first: 50 }), from: support, outside: 'refused' },
  ManagerIncidents: {
    args: (w, where) => ({ location: w.at(where).location, first: 50 }),
    from: managers,
    outside: 'refused',
  },
  incidentsList: { args: (w, where) => ({ location: w.at(where).location }), from: managers, outside: 'refused' },
  incidentStatuses: { args: () => ({}) },
  getSingleIncident: {
    args: async (w, where) => ({ id: await fresh(w, where) }),
    from: managers,
    outside: 'refused',
  },
  getSingleIncident2: { args: async (w, where) => ({ id: await fresh(w, where) }), from: managers, outside: 'null' },
  requestIncident: request,
  requestIncident2: request,
  requestMainIncident: {
    args: (w, where) => ({ ...asked(w, where), locations: [w.at(where).location] }),
    from: support,
    outside: 'error',
  },
  updateIncident: change,
  updateIncident2: change,
  updateMainKVIncident: { ...change, from: support },
  updateIncidentStatus: {
    args: async (w, where) => ({ id: await fresh(w, where), status: 'in-progress' }),
    from: support,
    outside: 'error',
  },
  deleteIncident: remove,
  deleteIncident2: remove,
  updateSingleIncidentVideo: {
    args: async (w, where) => ({ id: await line(w, where), end_time: '09:20' }),
    from: managers,
    outside: 'error',
  },
  deleteIncidentSingleVideo: {
    args: async (w, where) => ({ id: await line(w, where) }),
    from: managers,
    outside: 'error',
  },
  deleteIncidentVideo: {
    args: async (w, where) => ({ incident_id: await fresh(w, where) }),
    from: managers,
    outside: 'error',
  },
  commentIncident: {
    args: async (w, where) => ({ id: await fresh(w, where), text: 'A comment' }),
    from: managers,
    outside: 'error',
  },
  // A line without a recording: the call is let through and says that there is none yet.
  watchIncidentVideo: {
    args: async (w, where) => ({ id: await line(w, where) }),
    from: managers,
    outside: 'error',
    status: 'Error',
  },
  // A file nobody has put into the store: the call is let through and finds no video.
  uploadIncidentVideo: {
    args: async (w, where) => ({ incident_id: await fresh(w, where, 'in-progress'), video: 'unknown' }),
    from: support,
    outside: 'error',
    status: 'Error',
  },
  videoUploadLink: { args: () => ({ type: 'video/mp4' }) },
  // No worker cuts recordings here.
  Pm2Restart: {
    args: async (w, where) => ({ id: await fresh(w, where) }),
    from: support,
    outside: 'error',
    status: 'Error',
  },
  cutIncidentVideos: {
    args: async (w, where) => ({ id: await withLine(w, where) }),
    from: managers,
    outside: 'error',
  },
  verifyIncidentVideo: {
    args: async (w, where) => ({ id: await line(w, where) }),
    from: managers,
    outside: 'error',
    status: 'Error',
  },
  shareIncidentVideos: {
    args: async (w, where) => ({ id: await fresh(w, where), user_id: w.at(where).contact, days: 3 }),
    from: managers,
    outside: 'error',
    status: 'Error',
  },
  endIncidentShare: {
    args: async (w, where) => ({ id: await share(w, where) }),
    from: managers,
    outside: 'error',
  },
  sharedClips: { args: () => ({ token: 'x'.repeat(22) }) },
};
