import { createHash } from 'node:crypto';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aScene = async () => {
  const at = server.tenant;
  const elm = await aLocation(at);
  const oak = await aLocation(at);
  const yard = await aCamera(at, { location_id: elm.id, name: 'Yard' });
  const hall = await aCamera(at, { location_id: oak.id, name: 'Hall' });
  const manager = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  const support = await server.as('kvsupport');
  return { elm, oak, yard, hall, manager, teacher, support };
};
let scene: Awaited<ReturnType<typeof aScene>>;
beforeEach(async () => {
  scene = await aScene();
});

const times = { date: '2026-03-10', start_time: '09:00', end_time: '09:10' };
const ask = async (who = scene.manager, more: object = {}): Promise<string> => {
  const asked = { name: 'Fall', details: 'By the slide', location: scene.elm.id };
  const videos = [{ ...times, camera: scene.yard.id }];
  const said = await who.call(
    'requestIncident2',
    { ...asked, videos, ...more },
    'status message incident { id status } errors { field code }',
  );
  expect(said.status, said.message).toBe('Success');
  return said.incident.id;
};
const read = (id: string, who = scene.manager) =>
  who.call(
    'getSingleIncident2',
    { id },
    `id name status note video_count incident_videos { id camera_name date start_time end_time video sha256 bytes }
    history { kind from_status to_status note by_name video_id }`,
  );
const move = (id: string, status: string, more: object = {}, who = scene.support) =>
  who.call('updateIncidentStatus', { id, status, ...more }, 'status message errors { field code }');

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** As little of an MP4 as has a picture track. */
const mp4 = (text = 'pictures'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('mdat', Buffer.from(text)),
    box('moov', box('trak', Buffer.from('hdlrvide'))),
  ]);

/** Puts a file into the store as the portal does; the key that names it. */
const put = async (who: Person, bytes: Buffer, type = 'video/mp4'): Promise<string> => {
  const link = await who.call('videoUploadLink', { type }, 'url key fields');
  const path = new URL(link.url).pathname;
  const url = `http://127.0.0.1:${server.port}${path}`;
  const response = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) });
  expect(response.status).toBe(204);
  return link.key;
};
const upload = async (incident_id: string, bytes = mp4(), more: object = {}) =>
  scene.support.call(
    'uploadIncidentVideo',
    { incident_id, video: await put(scene.support, bytes), ...more },
    'status message error errors { field code }',
  );

test('a request goes its way to the recording, and the history says who did what', async () => {
  const { manager, support, yard } = scene;
  const id = await ask();
  expect(await read(id)).toMatchObject({ status: 'requested', video_count: 0 });
  expect((await move(id, 'in-progress')).status).toBe('Success');
  const line = (await read(id)).incident_videos[0];
  expect(line).toMatchObject({ camera_name: 'Yard', ...times, video: null });
  const bytes = mp4();
  const file = await put(support, bytes);
  const set = await support.call('updateSingleIncidentVideo', { id: line.id, video: file }, 'status message');
  expect(set.status, set.message).toBe('Success');
  const ready = await read(id);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(ready).toMatchObject({ status: 'ready', video_count: 1 });
  expect(ready.incident_videos).toMatchObject([{ sha256, bytes: bytes.length, camera_name: yard.name }]);

  const watched = await manager.call('watchIncidentVideo', { id: line.id }, 'status url');
  const at = `http://127.0.0.1:${server.port}${watched.url}`;
  const whole = await fetch(at);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(at, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
  expect(await part.text()).toBe('ftyp');
  expect((await fetch(at.replace(/.{4}\/-$/, 'abcd/-'))).status).toBe(404);
  const fetched = await manager.call('watchIncidentVideo', { id: line.id, download: true }, 'url');
  const download = await fetch(`http://127.0.0.1:${server.port}${fetched.url}`);
  expect(download.headers.get('content-disposition')).toContain('Yard%202026-03-10.mp4');
  server.clock.tick(61 * 60_000);
  expect((await fetch(at)).status).toBe(404);

  expect((await move(id, 'closed')).status).toBe('Success');
  const names = await server.tenant.db.selectFrom('app_user').select(['id', 'full_name']).execute();
  const by = (person: Person) => names.find(({ id: one }) => one === person.id)?.full_name;
  expect((await read(id)).history).toMatchObject([
    { kind: 'requested', to_status: 'requested', by_name: by(manager) },
    { kind: 'status', from_status: 'requested', to_status: 'in-progress', by_name: by(support) },
    { kind: 'uploaded', video_id: line.id, note: `SHA-256 ${sha256}`, by_name: by(support) },
    { kind: 'status', from_status: 'in-progress', to_status: 'ready', by_name: by(support) },
    { kind: 'watched', video_id: line.id, by_name: by(manager) },
    { kind: 'downloaded', video_id: line.id, by_name: by(manager) },
    { kind: 'status', from_status: 'ready', to_status: 'closed', by_name: by(support) },
  ]);
});

test('steps the states do not have change nothing; a refusal says why; nothing is ready without a recording', async () => {
  const id = await ask();
  const { support } = scene;
  const statuses: { status: string; next: string[] }[] = await support.call('incidentStatuses', {}, 'status next');
  const all = statuses.map(({ status }) => status);
  expect(all).toEqual(['requested', 'in-progress', 'ready', 'closed']);
  for (const { status: from, next } of statuses)
    for (const to of all.filter((one) => !next.includes(one))) {
      await server.tenant.db.updateTable('incident').set({ status: from }).where('id', '=', Number(id)).execute();
      expect(await move(id, to, { note: 'why' }), `${from} to ${to}`).toMatchObject({
        status: 'Error',
        errors: [{ field: 'status', code: 'NO_STEP' }],
      });
      expect((await read(id)).status).toBe(from);
    }
  await server.tenant.db.updateTable('incident').set({ status: 'in-progress' }).where('id', '=', Number(id)).execute();
  expect((await move(id, 'ready')).errors).toMatchObject([{ code: 'NO_VIDEO' }]);
  const elsewhere = { id, embed_code: 'javascript:alert(1)' };
  const script = await support.call('updateMainKVIncident', elsewhere, 'status errors { field }');
  expect(script).toMatchObject({ status: 'Error', errors: [{ field: 'embed_code' }] });
  const kept = { id, embed_code: 'https://videos.example.com/1', status: 'ready' };
  expect(await support.call('updateMainKVIncident', kept, 'status incident { status embed_code }')).toMatchObject({
    status: 'Success',
    incident: { status: 'ready', embed_code: 'https://videos.example.com/1' },
  });
  const declined = await ask();
  expect((await move(declined, 'closed')).errors).toMatchObject([{ field: 'note', code: 'REQUIRED' }]);
  expect((await move(declined, 'closed', { note: 'The camera was off.' })).status).toBe('Success');
  expect(await read(declined)).toMatchObject({ status: 'closed', note: 'The camera was off.' });
  expect((await move(declined, 'in-progress')).status).toBe('Success');
  expect(await read(declined)).toMatchObject({ status: 'in-progress', note: null });
});

test('managers change what they asked for until support begins, then its words, and never the state', async () => {
  const { manager, elm, hall } = scene;
  const id = await ask();
  const change = (more: object) => manager.call('updateIncident2', { id, ...more }, 'status errors { field code }');
  expect((await change({ status: 'closed' })).errors).toMatchObject([{ field: 'status', code: 'NOT_YOURS' }]);
  const later = [{ ...times, start_time: '10:00', end_time: '10:05', camera: scene.yard.id }];
  expect((await change({ videos: later, location: elm.id })).status).toBe('Success');
  expect((await read(id)).incident_videos).toMatchObject([{ start_time: '10:00', end_time: '10:05' }]);
  const wrong: [object, string][] = [
    [{ videos: [{ ...times, end_time: '09:00', camera: scene.yard.id }] }, 'videos.0.end_time'],
    [{ videos: [{ ...times, date: '2026-03-12', camera: scene.yard.id }] }, 'videos.0.date'],
    [{ videos: [{ ...times, camera: hall.id }] }, 'videos.camera'],
  ];
  for (const [more, field] of wrong) {
    const { status, errors } = await change(more);
    expect([status, errors[0].field], field).toEqual(['Error', field]);
  }
  await move(id, 'in-progress');
  expect((await change({ videos: [] })).errors).toMatchObject([{ code: 'BEGUN' }]);
  expect((await change({ name: 'Fall by the slide' })).status).toBe('Success');
  const [line] = (await read(id)).incident_videos;
  for (const name of ['deleteIncidentSingleVideo', 'updateSingleIncidentVideo'])
    expect((await manager.call(name, { id: line.id }, 'status')).status, name).toBe('Error');
  expect((await manager.call('deleteIncidentVideo', { incident_id: id }, 'status')).status).toBe('Error');
  expect((await manager.call('deleteIncident', { id }, 'status')).status).toBe('Error');
  expect((await manager.call('commentIncident', { id, text: 'Any news?' }, 'status')).status).toBe('Success');
  expect((await read(id)).history.at(-1)).toMatchObject({ kind: 'comment', note: 'Any news?' });
});

test('what is no video, or not the caller’s, is not taken, and one file is one recording', async () => {
  const id = await ask();
  expect((await upload(id)).errors).toMatchObject([{ code: 'NOT_BEGUN' }]);
  await move(id, 'in-progress');
  const noTrack = Buffer.concat([box('ftyp', Buffer.from('M4A ')), box('moov', Buffer.from('hdlrsoun'))]);
  for (const bytes of [Buffer.from('<html>'), noTrack, Buffer.from('ftyp'), box('moov', Buffer.from('vide'))])
    expect(await upload(id, bytes)).toMatchObject({ status: 'Error', errors: [{ field: 'video', code: 'NO_VIDEO' }] });
  expect((await read(id)).status).toBe('in-progress');
  const other = await server.as('kvsupport');
  const theirs = await put(other, mp4());
  const taken = { incident_id: id, video: theirs };
  expect((await scene.support.call('uploadIncidentVideo', taken, 'status')).status).toBe('Error');
  expect((await other.call('uploadIncidentVideo', taken, 'status')).status).toBe('Success');
  expect((await other.call('uploadIncidentVideo', taken, 'status errors { code }')).errors).toMatchObject([
    { code: 'TAKEN' },
  ]);
  expect(await upload(id, mp4('more'), { ...times, camera: scene.yard.id })).toMatchObject({ status: 'Success' });
  expect(await read(id)).toMatchObject({ status: 'ready', video_count: 2 });
  expect((await scene.support.call('Pm2Restart', {}, 'status')).status).toBe('Error');
});

test('an incident of several locations shows each manager the cameras of its own; teachers see none', async () => {
  const { elm, oak, yard, hall, support, manager, teacher } = scene;
  const videos = [yard, hall].map(({ id }) => ({ ...times, camera: id }));
  const asked = { name: 'Storm', details: '', locations: [elm.id, oak.id], videos };
  const { incident } = await support.call('requestMainIncident', asked, 'incident { id }');
  const names = async (who: Person) =>
    (await read(incident.id, who)).incident_videos.map(({ camera_name }: { camera_name: string }) => camera_name);
  expect((await names(support)).sort()).toEqual(['Hall', 'Yard']);
  expect(await names(manager)).toEqual(['Yard']);
  expect(await names(await server.as('manager', { locations: [oak] }))).toEqual(['Hall']);
  const hallLine = (await read(incident.id, support)).incident_videos.find(
    ({ camera_name }: { camera_name: string }) => camera_name === 'Hall',
  );
  expect((await manager.call('deleteIncidentSingleVideo', { id: hallLine.id }, 'status')).status).toBe('Error');
  await expect(teacher.call('ManagerIncidents', { first: 10 }, 'total')).rejects.toThrow();
  const far = await server.as('manager', { locations: [await aLocation(server.tenant)] });
  expect((await far.call('ManagerIncidents', { first: 200 }, 'total')).total).toBe(0);
  expect(await read(incident.id, far)).toBeNull();
  const here = { id: incident.id, location: oak.id };
  expect(await manager.call('updateIncident', { id: incident.id, location: oak.id }, 'status')).toMatchObject({
    status: 'Error',
  });
  expect(await support.call('getSingleIncident2', here, 'id')).toMatchObject({ id: incident.id });
});

test('lists are found by state, location and words, and cost the same however long', async () => {
  const { manager, elm } = scene;
  const list = (more: object) =>
    manager.call(
      'ManagerIncidents',
      { location: elm.id, first: 50, ...more },
      'total data { id name video_count location { name } }',
    );
  await ask(manager, { name: 'Bite' });
  const one = await server.statements(() => list({}));
  for (let i = 0; i < 5; i += 1) await ask(manager, { name: `Fall ${i}` });
  expect(await server.statements(() => list({}))).toBe(one);
  expect((await list({})).total).toBe(6);
  expect((await list({ search: 'bite' })).total).toBe(1);
  expect((await list({ status: 'closed' })).total).toBe(0);
  await expect(manager.call('ManagerIncidents', { first: 0 }, 'total')).rejects.toThrow();
  expect(await manager.call('incidentsList', { location: elm.id, status: 'requested' }, 'id')).toHaveLength(6);
});
