import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anActivity, aVideo } from '../../src/domains/activities/test/activities.factory.ts';
import { nth } from '../../src/domains/centres/test/centres.factory.ts';
import { anIncident } from '../../src/domains/incidents/test/incidents.factory.ts';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { CHANNEL } from '../../src/kernel/events/notify.ts';
import { asked, put, set } from './house.ts';
import { type Bed, idOf, person, type Story } from './story.ts';

const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const tell = (bed: Bed, kind: string, at: object, ids: readonly number[] = []) => {
  const told = JSON.stringify({ c: bed.server.tenant.centre, k: kind, i: ids, a: at });
  return sql`select pg_notify(${CHANNEL}, ${told})`.execute(bed.server.tenant.db);
};

/** A camera of a server that is live, closed to families and has hours of its own. */
const aLiveCamera = async (bed: Bed): Promise<{ id: number; stream: number }> => {
  const { tenant, location } = bed.world.at('own');
  const { id } = await bed.world.camera('own');
  const now = bed.server.clock.now();
  const address = { name: `Server ${nth()}`, type: 'rtsp', url: 'rtsp://10.0.0.9', port: 554, username: 'viewer' };
  const stream = await put(tenant, 'stream', { ...address, location_id: location });
  const schedule = await put(tenant, 'schedule', { name: `Camera ${nth()}`, location_id: location });
  await set(tenant, 'camera', [id], { stream_id: stream, camera_id: 'yard', schedule_id: schedule });
  await put(tenant, 'camera_state', {
    ...{ camera_id: id, gateway: 'main', state: 'live', since: now, fps: 15, width: 1280, height: 720, kbps: 900 },
    ...{ codec: 'h264', audio: false, viewers: 2, reported_at: now },
  });
  const blackout = { reason: 'Photos', started_at: now, started_by: idOf(bed, 'admin') };
  await put(tenant, 'camera_blackout', { camera_id: id, ...blackout });
  await put(tenant, 'location_default_camera', { location_id: location, camera_id: id });
  return { id, stream };
};

const cameras: readonly Story[] = [
  {
    of: ['activeStreamings', 'getCameraDetail', 'location_cameras', 'getDefaultCamerasSetting', 'stream'],
    tell: async (bed) => {
      const { location } = bed.world.at('own');
      const { id, stream } = await aLiveCamera(bed);
      await asked(bed, 'activeStreamings', { location });
      await asked(bed, 'getCameraDetail', { id });
      await asked(bed, 'location_cameras', { location_id: location });
      await asked(bed, 'getDefaultCamerasSetting', { location });
      await asked(bed, 'stream', { id: stream });
    },
  },
  {
    of: ['getCameraTest'],
    tell: async (bed) => {
      const now = bed.server.clock.now();
      const picture = { width: 1280, height: 720, fps: 15, codec: 'h264', poster: 'AAAA' };
      const answer = JSON.stringify({ ok: true, steps: [{ step: 'reach', ok: true }], ...picture });
      const test = await put(bed.server.tenant, 'camera_test', {
        ...{ location_id: bed.world.at('own').location, asked_by: idOf(bed, 'admin'), asked_at: now, answered_at: now },
        ...{ source_sealed: Buffer.alloc(8), answer },
      });
      await asked(bed, 'getCameraTest', { test: String(test) });
    },
  },
  {
    of: ['cameraWatchChanged', 'kioskChanged', 'cameraAccessChanged'],
    tell: async (bed) => {
      const { location, camera, student } = bed.world.at('own');
      const [admin, user] = [person(bed, 'admin'), person(bed, 'user')];
      await bed.hear(admin, 'cameraWatchChanged', { location }, () =>
        tell(bed, 'watch', { camera, location }, [camera]),
      );
      await bed.hear(admin, 'kioskChanged', { location }, () => bed.ask('revokeKiosk'));
      await bed.hear(user, 'cameraAccessChanged', {}, () =>
        asked(bed, 'saveCheckInActivity', { date: '2026-03-11', time: '08:00', students: [student], signature }),
      );
    },
  },
  {
    of: ['playCameraGridView'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const { id } = await bed.world.camera('own');
      const schedule = await put(tenant, 'schedule', { name: `Open ${nth()}`, location_id: location });
      const hours = { schedule_id: schedule, day: 'Wednesday' };
      await put(tenant, 'schedule_date', { ...hours, start_time: '08:00', end_time: '17:00' });
      await set(tenant, 'camera', [id], { schedule_id: schedule });
      const here = { date: '2026-03-11', time: '10:30', students: [bed.world.at('own').student], signature };
      await asked(bed, 'saveCheckInActivity', here);
      await asked(bed, 'playCameraGridView', { id: [id], location }, 'user', 'manager', 'teacher');
      const later = await put(tenant, 'schedule', { name: `Later ${nth()}`, location_id: location });
      await put(tenant, 'schedule_date', {
        ...{ schedule_id: later, day: 'Wednesday', start_time: '15:00', end_time: '17:00' },
      });
      await set(tenant, 'camera', [id], { schedule_id: later });
      await asked(bed, 'playCameraGridView', { id: [id], location }, 'user');
    },
  },
  {
    of: ['program'],
    tell: async (bed) => {
      const { tenant, room, group } = bed.world.at('own');
      await set(tenant, 'room', [room], { camera_group_id: group });
      await asked(bed, 'program', { id: room });
    },
  },
  {
    of: ['getSingleIncident', 'getSingleIncident2', 'shareIncidentVideos'],
    tell: async (bed) => {
      const { tenant, location, contact, camera } = bed.world.at('own');
      const { id } = await anIncident(tenant, { location_id: location });
      const now = bed.server.clock.now();
      const words = { note: 'Seen by two', embed_code: 'https://example.com/clip', created_by: idOf(bed, 'admin') };
      await set(tenant, 'incident', [id], { ...words, status: 'ready' });
      await put(tenant, 'incident_video', {
        ...{ incident_id: id, camera_id: camera, camera_name: 'Yard', date: '2026-03-10', start_time: '09:00' },
        ...{ end_time: '09:10', file: `clip-${nth()}.mp4`, type: 'video/mp4', bytes: 1000, sha256: '0'.repeat(64) },
        ...{ uploaded_at: now, uploaded_by: idOf(bed, 'admin') },
      });
      await asked(bed, 'getSingleIncident', { id });
      await asked(bed, 'getSingleIncident2', { id });
      await asked(bed, 'shareIncidentVideos', { id, user_id: contact, days: 3, note: 'Please look at 9:05' });
    },
  },
];

const days: readonly Story[] = [
  {
    of: ['getActivity', 'getActivities', 'getRoomFeed', 'getUserFeed', 'sendActivityReportEmail'],
    tell: async (bed) => {
      const { tenant, location, room, student } = bed.world.at('own');
      const [admin, user] = [idOf(bed, 'admin'), idOf(bed, 'user')];
      const now = bed.server.clock.now();
      const medication = await put(tenant, 'medication', { name: `Syrup ${nth()}` });
      const of = { location_id: location, room_id: room, students: [student], created_by: admin, at: now };
      const shown = { photo: await aPictureOf(tenant, admin), video: await aVideo(tenant) };
      const given = { ...of, ...shown, approved_at: now, approved_by: admin };
      const { id } = await anActivity(tenant, { ...given, kind: 'video', note: 'In the garden' });
      const details = JSON.stringify({ amount: '5 ml', medication });
      await anActivity(tenant, { ...of, kind: 'medication', details });
      const nap = await anActivity(tenant, { ...of, kind: 'nap' });
      const check = { activity_id: nap.id, kind: 'check', at: now, recorded_by: admin };
      await put(tenant, 'activity_event', { ...check, before: null, after: '{}' });
      await asked(bed, 'getActivity', { id });
      await asked(bed, 'getActivities', { location, first: 50 });
      await asked(bed, 'getRoomFeed', { program_id: room, first: 50 });
      await put(tenant, 'guardian_link', { student_id: student, user_id: admin });
      await asked(bed, 'getUserFeed', { first: 50 }, 'admin', 'teacher', 'user');
      await asked(bed, 'sendActivityReportEmail', { students: [student], date: '2026-03-11', users: [user] });
    },
  },
  {
    of: ['getHealthScreens', 'getDoorAlerts', 'getKioskConflicts', 'getTimeClockHistory'],
    tell: async (bed) => {
      const { tenant, location, student, contact } = bed.world.at('own');
      const [admin, teacher] = [idOf(bed, 'admin'), idOf(bed, 'teacher')];
      const now = bed.server.clock.now();
      await put(tenant, 'health_screen', {
        ...{ student_id: student, location_id: location, date: '2026-03-11', answers: '[]', temperature: 986 },
        ...{ unit: 'F', note: 'Well slept', stops: true, source: 'staff', by_user: contact, at: now },
        ...{ cleared_by: admin, cleared_at: now },
      });
      await asked(bed, 'getHealthScreens', { location, date: '2026-03-11' });
      const door = { location_id: location, user_id: contact, student_id: student, kind: 'not_listed' };
      await put(tenant, 'door_alert', { ...door, at: now, told_at: now, seen_by: admin, seen_at: now });
      await asked(bed, 'getDoorAlerts', { location, seen: 'yes' });
      const device_id = await put(tenant, 'kiosk_device', {
        ...{
          location_id: location,
          name: 'Door',
          public_key: Buffer.alloc(65, nth()),
          device_hash: Buffer.alloc(32, nth()),
        },
        ...{ enrolled_at: now, last_seen_at: now, clock_error_ms: 0, head_at: now, floor_at: now },
      });
      const act = { operation_id: randomUUID(), kind: 'check', act: '{"signature": "data:,"}', signed: 'signed' };
      await put(tenant, 'kiosk_event', { device_id, seq: 1, ...act, device_at: now, at: now, received_at: now });
      await put(tenant, 'kiosk_check', {
        ...{ device_id, seq: 1, location_id: location, student_id: student, action: 'in', action_by: contact, at: now },
        ...{ state: 'kept', settled_by: admin, settled_at: now, reason: 'Came at eight' },
      });
      await asked(bed, 'getKioskConflicts', { location, settled: 'yes' });
      await put(tenant, 'team_attendance', {
        ...{ location_id: location, user_id: teacher, date: '2026-03-09', clocked_in_at: '2026-03-09T13:00:00Z' },
        ...{ clocked_out_at: '2026-03-09T21:00:00Z', checkedin_by: admin, checkedout_by: admin, note: 'Came early' },
        ...{ corrected_at: now, corrected_by: admin, confirmed_at: now },
      });
      await asked(bed, 'getTimeClockHistory', { user_id: teacher, first: 20 });
    },
  },
  {
    of: ['getStudentCheckInOutReport'],
    tell: async (bed) => {
      const { tenant, location, student, contact } = bed.world.at('own');
      const file = await aPictureOf(tenant, contact);
      await put(tenant, 'attendance', {
        ...{ location_id: location, student_id: student, date: '2026-03-06', checked_in_at: '2026-03-06T13:00:00Z' },
        ...{ checked_out_at: '2026-03-06T21:00:00Z', checkedin_by: contact, checkedout_by: contact, note: 'Slept' },
        ...{ check_in_signature: file, check_out_signature: file },
      });
      await asked(bed, 'getStudentCheckInOutReport', { location, start_date: '2026-03-01', end_date: '2026-03-11' });
    },
  },
  {
    of: ['getStaffScheduleMonthly', 'getStudentScheduleMonthly'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const day = { start_date: '2026-03-27', end_date: '2026-03-27', created_at: bed.server.clock.now() };
      await put(tenant, 'closure', { location_id: location, name: 'Spring break', ...day });
      for (const name of ['getStaffScheduleMonthly', 'getStudentScheduleMonthly'])
        await asked(bed, name, { location, month: '2026-03' });
    },
  },
  {
    of: ['getRoomRatio', 'getRatioLog'],
    tell: async (bed) => {
      const { tenant, location, room } = bed.world.at('own');
      const chosen = { rule: 'us-ca-title-5', chosen_at: '2026-01-01T00:00:00Z', chosen_by: idOf(bed, 'admin') };
      await sql`delete from ratio_setting where centre_id = ${tenant.centre} and location_id = ${location}`.execute(
        tenant.db,
      );
      await put(tenant, 'ratio_setting', { location_id: location, ...chosen });
      for (let child = 0; child < 3; child += 1) {
        const student_id = await bed.world.student('own');
        const came = { checked_in_at: '2026-03-11T13:00:00Z', date: '2026-03-11' };
        const attendance_id = await put(tenant, 'attendance', { location_id: location, student_id, ...came });
        const entered = { student_id, room_id: room, entered_at: '2026-03-11T13:00:00Z' };
        await put(tenant, 'attendance_room', { attendance_id, ...entered });
      }
      await asked(bed, 'getRoomRatio', { location });
      await asked(bed, 'getRatioLog', { location, start_date: '2026-03-10', end_date: '2026-03-11' });
    },
  },
  {
    of: ['getLocationBySignupCode'],
    tell: async (bed) => {
      const { tenant } = bed.world.at('own');
      const { id: location } = await aLocation(tenant, { settings: { signup_status: true } });
      const schedule = await put(tenant, 'schedule', { name: `Open ${nth()}`, location_id: location });
      const code = `ELM-${nth()}-CODE`;
      await set(tenant, 'location', [location], {
        ...{ email: 'elm@example.com', phone: '2075550142', address: '1 Elm Street', longitude: '-70.2' },
        ...{ latitude: '43.6', color_code: '#336699', schedule_id: schedule, is_signup: true, signup_code: code },
        active: true,
      });
      await bed.call(bed.server.guest(), 'getLocationBySignupCode', { signup_code: code });
      await asked(bed, 'getLocationBySignupCode', { signup_code: code });
    },
  },
];

/** Rooms, cameras and days of which all is written down. */
export const houseRooms: readonly Story[] = [...cameras, ...days];
