import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { makeFrame } from '@nestling/gateway/camera/frame.ts';
import { defaultConfig, RECORDING } from '@nestling/gateway/config.ts';
import { Gateway } from '@nestling/gateway/gateway.ts';
import { makeLog } from '@nestling/gateway/log.ts';
import { box } from '@nestling/gateway/media/boxes.ts';
import { plainOf } from '@nestling/gateway/recording/record.ts';
import { RingDisk } from '@nestling/gateway/recording/ring-disk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ringKey } from '../../src/domains/cameras/gateway/recordings.ts';
import { aCamera } from '../../src/domains/cameras/test/cameras.factory.ts';
import { incidentJobs } from '../../src/domains/incidents/incident-jobs.ts';
import { expireClips } from '../../src/domains/incidents/taken.ts';
import { anIncident } from '../../src/domains/incidents/test/incidents.factory.ts';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../../src/domains/relationships/test/relationships.factory.ts';
import { aStudent } from '../../src/domains/students/test/students.factory.ts';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { jobContext } from '../../src/kernel/jobs/perform.ts';

let server: TestServer;
let gateway: Gateway;
let dir: string;
let ticking: NodeJS.Timeout;
let yard: { id: number };
let hall: { id: number };
let elm: { id: number };
let support: Person;
let timeZone: string;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (so: () => Promise<boolean>, what: string, ms = 15_000): Promise<void> => {
  for (const end = Date.now() + ms; !(await so()); await pause(50))
    if (Date.now() > end) throw new Error(`not: ${what}`);
};

/** Ten minutes that begin at the full minute before that long ago, one key picture a second; a minute of it is missing. */
const BEGUN = Math.floor(Date.now() / 60_000) * 60_000 - 900_000;
const wall = (ms: number) => new Date(ms).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const init = box(
  'moov',
  box('trak', box('mdia', box('minf', box('stbl', box('stsd', 0, 1, box('avc1', 'pictures')))))),
);
const fill = (disk: RingDisk, camera: number): void => {
  for (let s = 0; s < 600; s += 5) {
    if (s >= 240 && s < 300) continue;
    const from = BEGUN + s * 1000;
    const fragments = Array.from({ length: 5 }, (_, i) => {
      const slice = Buffer.from(`picture ${s + i} of camera ${camera}`);
      const slices = [{ size: slice.length, parts: [slice] }];
      const sample = { number: i + 1, time: i * 90_000, duration: 90_000, key: true, slices, audio: null };
      return makeFrame(i + 1, sample).fragment;
    });
    const frames = fragments.map((fragment, i) => ({ at: from + i * 1000, bytes: fragment.length, key: true }));
    const plain = plainOf({
      codec: 'avc1.4d401f',
      width: 320,
      height: 180,
      init,
      frames,
      media: Buffer.concat(fragments),
    });
    disk.write(`${server.tenant.centre}:${camera}`, { from, to: from + 5000, plain });
  }
};

const start = async () => {
  const one = new Gateway(
    {
      ...defaultConfig(),
      port: 0,
      controlUrl: `ws://127.0.0.1:${server.port}/gateway-control`,
      controlKey: process.env.GATEWAY_KEY ?? '',
      recordings: { ...RECORDING, dir, sweepMs: 200 },
    },
    makeLog('silent'),
  );
  const port = await one.listen();
  await until(async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok, 'the gateway is ready');
  return one;
};

beforeAll(async () => {
  server = await startTestServer({ now: new Date().toISOString(), jobs: incidentJobs });
  ticking = setInterval(() => server.clock.set(new Date()), 20);
  const zone = await daytime();
  timeZone = zone.value;
  elm = await aLocation(server.tenant, { timezone_id: zone.id });
  yard = await aCamera(server.tenant, { location_id: elm.id, name: 'Yard' });
  hall = await aCamera(server.tenant, { location_id: elm.id, name: 'Hall' });
  support = await server.as('kvsupport');
  dir = mkdtempSync(join(tmpdir(), 'nestling-clips-'));
  const disk = new RingDisk(dir, { bytes: 0, share: 0 });
  const { centre } = server.tenant;
  disk.grant(
    [yard, hall].map(({ id }) => ({ cam: `${centre}:${id}`, key: ringKey(centre, id), hours: 24, bytes: 0, on: true })),
  );
  for (const { id } of [yard, hall]) fill(disk, id);
  gateway = await start();
  const manager = await server.as('manager', { locations: [elm] });
  const camera_setting = { recording: true, recording_hours: 24, clip_days: 10 };
  const saved = await manager.call('saveCameraSetting', { location_id: elm.id, camera_setting }, 'status message');
  expect(saved).toMatchObject({ status: 'Success' });
});
afterAll(async () => {
  clearInterval(ticking);
  await gateway.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A zone where it is not near midnight, so that ten minutes ago are of today. */
const daytime = async () =>
  server.tenant.db
    .selectFrom('timezone')
    .select(['id', 'value'])
    .where(sql<boolean>`extract(hour from clock_timestamp() at time zone value) between 2 and 21`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

const line = (camera: number, from: number, to: number) => ({
  camera,
  date: new Date(from).toLocaleDateString('sv-SE', { timeZone }),
  start_time: wall(from),
  end_time: wall(to),
});
const ask = async (videos: object[], who = support): Promise<string> => {
  const asked = { name: 'Fall', details: '', location: elm.id, videos };
  return (await who.call('requestIncident2', asked, 'status message incident { id }')).incident.id;
};
const read = (id: string) =>
  support.call(
    'getSingleIncident2',
    { id },
    `status incident_videos { id camera_name video sha256 bytes begins_at gaps expires_at cut_state cut_problem recorded }
     history { kind note video_id by_name } shares { id user_name revoked_at opened }`,
  );
const cut = async (id: string) => {
  const said = await support.call('cutIncidentVideos', { id }, 'status message incident { status }');
  expect(said.status, said.message).toBe('Success');
};
const ready = async (id: string) => {
  await until(async () => (await read(id)).status === 'ready', 'the incident is ready');
  return read(id);
};
const bytesOf = async (url: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${new URL(url, 'http://x').pathname}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('two cameras are cut from the ring, exact to the key picture, with their gap and their digest', async () => {
  const id = await ask([yard, hall].map((camera) => line(camera.id, BEGUN + 180_000, BEGUN + 360_000)));
  await until(
    async () => (await read(id)).incident_videos.every((video: { recorded: string }) => video.recorded === 'part'),
    'the screen knows what is held',
  );
  await cut(id);
  const found = await ready(id);
  expect(found.incident_videos).toHaveLength(2);
  for (const video of found.incident_videos) {
    expect(video).toMatchObject({
      cut_state: 'taken',
      cut_problem: null,
      begins_at: new Date(BEGUN + 180_000).toISOString(),
    });
    expect(video.gaps).toEqual([{ from: BEGUN + 240_000, to: BEGUN + 300_000 }]);
    expect(Date.parse(video.expires_at) - Date.now()).toBeGreaterThan(9.9 * 86_400_000);
    const { url } = await support.call('watchIncidentVideo', { id: video.id, download: true }, 'url');
    const { bytes } = await bytesOf(url);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(video.sha256);
    expect(bytes.includes('picture 180 of')).toBe(true);
    expect(bytes.includes('picture 179 of')).toBe(false);
    expect(bytes.includes('picture 359 of')).toBe(true);
    expect(bytes.includes('picture 360 of')).toBe(false);
    const verified = await support.call('verifyIncidentVideo', { id: video.id }, 'status unchanged');
    expect(verified).toEqual({ status: 'Success', unchanged: true });
  }
  const kinds = found.history.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['requested', 'status', 'cut_asked', 'cut_asked', 'cut', 'cut', 'status']);
});

test('nothing is doubled: not by a second press, not by a restart, not by a gateway that died in the middle', async () => {
  const id = await ask([line(yard.id, BEGUN, BEGUN + 180_000)]);
  await cut(id);
  expect((await support.call('cutIncidentVideos', { id }, 'status')).status).toBe('Error');
  await support.call('Pm2Restart', { id }, 'status');
  await ready(id);
  const again = await ask([line(hall.id, BEGUN, BEGUN + 180_000)]);
  const closing = cut(again).then(() => gateway.close());
  await closing;
  gateway = await start();
  const found = await ready(again);
  for (const one of [await read(id), found])
    expect(one.history.filter(({ kind }: { kind: string }) => kind === 'cut')).toHaveLength(1);
}, 40_000);

test('where nothing is held it fails with the reason, and can be tried again', async () => {
  const id = await ask([line(yard.id, BEGUN - 3_600_000, BEGUN - 3_540_000)]);
  await cut(id);
  const problem = async () => (await read(id)).incident_videos[0].cut_problem;
  await until(async () => (await problem()) === 'nothing', 'the reason is told');
  expect((await read(id)).incident_videos[0].recorded).toBe('none');
  expect((await support.call('Pm2Restart', { id }, 'status')).status).toBe('Success');
  expect(
    (await support.call('Pm2Restart', { id: (await anIncident(server.tenant, { location_id: elm.id })).id }, 'status'))
      .status,
  ).toBe('Error');
});

test('a link shows the clips to the one person it names, until it ends or is taken back', async () => {
  const id = await ask([yard, hall].map((camera) => line(camera.id, BEGUN, BEGUN + 60_000)));
  await cut(id);
  await ready(id);
  const parent = await aContact(server.tenant, { fname: 'Ana', lname: 'Lopez' });
  const other = await server.as({ id: (await aContact(server.tenant)).id });
  const ana = await server.as({ id: parent.id });
  const shared = await support.call('shareIncidentVideos', { id, user_id: parent.id, days: 3 }, 'status message url');
  expect(shared.status, shared.message).toBe('Success');
  const token = shared.url.split('/').at(-1);
  const see = (who: Person, open = true, of = token) =>
    who.call('sharedClips', { token: of, open }, 'watermark expires_at clips');
  const seen = await see(ana);
  expect(seen).toMatchObject({ watermark: 'Ana Lopez' });
  expect(seen.clips.map((clip: { camera: string }) => clip.camera)).toEqual(['Yard', 'Hall']);
  const { status, bytes } = await bytesOf(seen.clips[0].url);
  expect([status, bytes.includes('picture 0 of')]).toEqual([200, true]);
  // Another person, the sharer, and whoever guesses.
  expect(await see(other)).toBeNull();
  expect(await see(support)).toBeNull();
  expect(await see(ana, true, `${token}A`)).toBeNull();
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, black_list: true });
  expect(await see(ana, false)).toBeNull();
  expect(await support.call('shareIncidentVideos', { id, user_id: parent.id, days: 3 }, 'status')).toEqual({
    status: 'Error',
  });
  await server.tenant.db.deleteFrom('guardian_link').where('student_id', '=', child.id).execute();
  // Somebody the office has to look at again sees nothing until it has.
  const pending = (is: boolean) =>
    server.tenant.db.updateTable('app_user').set({ pending: is }).where('id', '=', parent.id).execute();
  await pending(true);
  expect(await see(ana, false)).toBeNull();
  // What was asked a moment ago is known for a second.
  await until(async () => (await bytesOf(seen.clips[0].url)).status === 404, 'gone for whoever waits', 10_000);
  await pending(false);
  expect(await see(ana, false)).toMatchObject({ watermark: 'Ana Lopez' });
  const { shares, history } = await read(id);
  expect(shares).toMatchObject([{ user_name: 'Ana Lopez', revoked_at: null, opened: 1 }]);
  expect(history.filter(({ kind }: { kind: string }) => kind === 'share_opened')).toHaveLength(2);
  expect((await support.call('endIncidentShare', { id: shares[0].id }, 'status')).status).toBe('Success');
  expect(await see(ana, false)).toBeNull();
  expect((await support.call('endIncidentShare', { id: shares[0].id }, 'status')).status).toBe('Error');
});

test('clips go when their time is over, and the history keeps what they were', async () => {
  const id = await ask([line(yard.id, BEGUN, BEGUN + 60_000)]);
  await cut(id);
  const [video] = (await ready(id)).incident_videos;
  const later = { ...server.app.appContext, clock: { now: () => new Date(Date.now() + 11 * 86_400_000) } };
  await expireClips(jobContext(later, { name: 'incident.expire', queue: 'slow' }, server.tenant.centre));
  const found = await read(id);
  expect(found.incident_videos[0]).toMatchObject({ video: null, sha256: null });
  expect(found.history.at(-1)).toMatchObject({ kind: 'expired', note: `SHA-256 ${video.sha256}` });
});
