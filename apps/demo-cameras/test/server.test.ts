import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readLoop } from '../src/annex-b.ts';
import { readScenes, SCENES } from '../src/scenes.ts';
import { type DemoCameras, startDemoCameras } from '../src/server.ts';
import { digestAnswer, RtspClient } from './rtsp-client.ts';

const USER = 'demo';
const PASSWORD = 'a camera password';
let cameras: DemoCameras;
let scenes: Map<string, Buffer>;
const clients: RtspClient[] = [];

beforeAll(async () => {
  scenes = await readScenes();
  cameras = await startDemoCameras({ port: 0, user: USER, password: PASSWORD, scenes });
});
afterAll(() => cameras.close());
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function client(): RtspClient {
  const made = new RtspClient(cameras.port);
  clients.push(made);
  return made;
}

const urlOf = (path: string): string => `rtsp://127.0.0.1:${cameras.port}${path}`;

/** Signs in, sets up and plays; answers the session id and the headers that sign each request. */
async function play(rtsp: RtspClient, path: string, channel = 0) {
  const url = urlOf(path);
  const challenge = (await rtsp.request('DESCRIBE', url)).headers.get('www-authenticate') ?? '';
  const sign = (method: string, target: string) => ({
    Authorization: digestAnswer(challenge, USER, PASSWORD, method, target),
  });
  const described = await rtsp.request('DESCRIBE', url, sign('DESCRIBE', url));
  const track = `${url}/trackID=0`;
  const transport = `RTP/AVP/TCP;unicast;interleaved=${channel}-${channel + 1}`;
  const setUp = await rtsp.request('SETUP', track, { ...sign('SETUP', track), Transport: transport });
  const session = setUp.headers.get('session')?.split(';')[0] ?? '';
  const played = await rtsp.request('PLAY', url, { ...sign('PLAY', url), Session: session });
  return { described, setUp, played, session, sign, url };
}

test('asks for Digest sign-in and refuses a wrong password', async () => {
  const rtsp = client();
  const url = urlOf('/yard');
  const first = await rtsp.request('DESCRIBE', url);
  expect(first.status).toBe(401);
  const challenge = first.headers.get('www-authenticate') ?? '';
  const wrong = digestAnswer(challenge, USER, 'another', 'DESCRIBE', url);
  expect((await rtsp.request('DESCRIBE', url, { Authorization: wrong })).status).toBe(401);
  const right = digestAnswer(challenge, USER, PASSWORD, 'DESCRIBE', url);
  expect((await rtsp.request('DESCRIBE', url, { Authorization: right })).status).toBe(200);
});

test('describes the profile and parameter sets of the loop', async () => {
  const { described } = await play(client(), '/yard');
  const loop = readLoop(scenes.get('/yard') ?? Buffer.alloc(0));
  expect(described.body).toContain(
    `sprop-parameter-sets=${loop.sps.toString('base64')},${loop.pps.toString('base64')}`,
  );
  expect(described.body).toContain('a=rtpmap:96 H264/90000');
  expect(described.headers.get('content-base')).toBe(`${urlOf('/yard')}/`);
});

test('sends whole pictures in real time, marked at their last packet, on the channel asked for', async () => {
  const rtsp = client();
  const { played } = await play(rtsp, '/owls', 4);
  expect(played.status).toBe(200);
  const from = Date.now();
  await wait(1100);
  const pictures = rtsp.packets.filter((packet) => packet.marker);
  // What was kept since the key frame comes first, at once; then 25 pictures a second.
  const live = pictures.filter((packet) => sentAt(packet.timestamp, packet.at) > from);
  expect(live.length).toBeGreaterThanOrEqual(24);
  expect(live.length).toBeLessThanOrEqual(29);
  expect(pictures.length - live.length).toBeLessThanOrEqual(52);
  for (const [index, packet] of rtsp.packets.entries()) {
    const before = rtsp.packets[index - 1];
    expect(packet.channel).toBe(4);
    expect(packet.payload.length).toBeLessThanOrEqual(1400);
    if (!before) continue;
    expect(packet.sequence).toBe((before.sequence + 1) & 0xffff);
    expect((packet.timestamp - before.timestamp) >>> 0).toBe(before.marker ? 3600 : 0);
  }
  const late = live.map((packet) => packet.at - sentAt(packet.timestamp, packet.at));
  expect(Math.max(...late)).toBeLessThan(200);
});

test('a client can show a picture at once: the first packets are the parameter sets of a key frame', async () => {
  const left = client();
  const right = client();
  await play(left, '/yard');
  await wait(300);
  const { played } = await play(right, '/yard');
  await expect.poll(() => right.packets.some((packet) => packet.marker), { timeout: 300 }).toBe(true);
  const first = right.packets[0];
  expect((first?.payload[0] ?? 0) & 0x1f).toBe(24);
  expect(played.headers.get('rtp-info')).toContain(`seq=${first?.sequence};rtptime=${first?.timestamp}`);
});

/** Wall clock of a frame from its RTP timestamp (ms × 90 mod 2^32), nearest to when it arrived. */
function sentAt(timestamp: number, near: number): number {
  const wrap = 2 ** 32 / 90;
  return timestamp / 90 + Math.round((near - timestamp / 90) / wrap) * wrap;
}

test('two viewers of one stream get the same frames at the same time, byte for byte', async () => {
  const [left, right] = [client(), client()];
  await Promise.all([play(left, '/acorns'), play(right, '/acorns')]);
  await wait(500);
  const bySequence = new Map(left.packets.map((packet) => [packet.sequence, packet.payload]));
  const shared = right.packets.filter((packet) => bySequence.has(packet.sequence));
  expect(shared.length).toBeGreaterThan(10);
  for (const packet of shared) expect(bySequence.get(packet.sequence)?.equals(packet.payload)).toBe(true);
});

test('a session ends at TEARDOWN and the stream is left', async () => {
  const rtsp = client();
  const { session, sign, url } = await play(rtsp, '/nap');
  const kept = await rtsp.request('GET_PARAMETER', url, { ...sign('GET_PARAMETER', url), Session: session });
  expect(kept.status).toBe(200);
  const foreign = await rtsp.request('GET_PARAMETER', url, { ...sign('GET_PARAMETER', url), Session: 'another' });
  expect(foreign.status).toBe(454);
  await rtsp.request('TEARDOWN', url, { ...sign('TEARDOWN', url), Session: session });
  await expect.poll(() => cameras.playing()).toBe(0);
});

test('answers what it cannot do', async () => {
  const rtsp = client();
  const { sign } = await play(rtsp, '/yard');
  const missing = urlOf('/attic');
  expect((await rtsp.request('DESCRIBE', missing, sign('DESCRIBE', missing))).status).toBe(404);
  const udp = { Transport: 'RTP/AVP;unicast;client_port=5000-5001' };
  expect((await rtsp.request('SETUP', urlOf('/yard'), { ...sign('SETUP', urlOf('/yard')), ...udp })).status).toBe(461);
  expect((await rtsp.request('RECORD', urlOf('/yard'), sign('RECORD', urlOf('/yard')))).status).toBe(501);
});

test.each([
  ['another protocol', 'GET / HTTP/1.1\r\n\r\n'],
  ['a head without end', `OPTIONS * RTSP/1.0\r\nX: ${'a'.repeat(17_000)}`],
  ['a header without a name', 'OPTIONS * RTSP/1.0\r\n: value\r\n\r\n'],
  ['a body without bounds', 'OPTIONS * RTSP/1.0\r\nContent-Length: 99999999\r\n\r\n'],
])('closes the connection on %s and serves on', async (_, bytes) => {
  const rtsp = client();
  rtsp.raw(bytes);
  await expect.poll(() => rtsp.closed).toBe(true);
  expect((await client().request('OPTIONS', urlOf('/yard'))).status).toBe(200);
});

test('reports of the receiver are skipped, also when they come in pieces', async () => {
  const rtsp = client();
  const report = Buffer.from([0x24, 1, 0, 3, 0x24, 0x24, 0x24]);
  rtsp.raw(report);
  expect((await rtsp.request('OPTIONS', '*')).status).toBe(200);
  rtsp.raw(report.subarray(0, 2));
  await wait(20);
  rtsp.raw(report.subarray(2));
  expect((await rtsp.request('OPTIONS', '*')).status).toBe(200);
});

test.each(SCENES)('the loop %s plays for about 12 s with a key frame every 2 s', (name) => {
  const { units } = readLoop(scenes.get(`/${name}`) ?? Buffer.alloc(0));
  expect(units.length).toBe(300);
  expect(units.flatMap((unit, index) => (unit.key ? [index] : []))).toEqual([0, 50, 100, 150, 200, 250]);
});
