import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { defaultConfig } from '@nestling/gateway/config.ts';
import { Gateway } from '@nestling/gateway/gateway.ts';
import { makeLog } from '@nestling/gateway/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aCamera } from '../../src/domains/cameras/test/cameras.factory.ts';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aRoom } from '../../src/domains/rooms/test/rooms.factory.ts';
import { figure, RUNS } from './figure.ts';

// S3: real tickets of the api at a real gateway. Whether the pictures themselves stop is held by apps/gateway/test/views.test.ts
// and bench/revocation.ts; here it is who gets in at all. Claims that are altered one by one are apps/gateway/test/fuzz's.

let server: TestServer;
let gateway: Gateway;
let port: number;
let camera: { id: number; code: string; location_id: number };
let other: { id: number; code: string; location_id: number };
let elm: { id: number };
const open: WebSocket[] = [];
let ticking: NodeJS.Timeout;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  // Tickets are dated by the clock of the bed, and judged by that of the api as the gateway was told it.
  server = await startTestServer({ now: new Date().toISOString() });
  elm = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: elm.id });
  camera = await aCamera(server.tenant, { location_id: elm.id, room_id: room.id });
  other = await aCamera(server.tenant, { location_id: elm.id, room_id: room.id });
  // An address that leads to this machine is refused by the gateway, so that nothing is called: the view stays without pictures.
  const admin = await server.as('admin');
  for (const { id } of [camera, other])
    await admin.call('updateCamera', { id, source_url: 'rtsp://127.0.0.1:1/' }, 'status');
  // Set now, not at the first tick: the gateway may be welcomed before, and would take the clock of the bed's beginning.
  server.clock.set(new Date());
  ticking = setInterval(() => server.clock.set(new Date()), 10);
  gateway = new Gateway(
    {
      ...defaultConfig(),
      port: 0,
      controlUrl: `ws://127.0.0.1:${server.port}/gateway-control`,
      controlKey: process.env.GATEWAY_KEY ?? '',
    },
    makeLog('silent'),
  );
  port = await gateway.listen();
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  for (let tries = 0; tries < 100 && !(await ready()); tries += 1) await pause(50);
  // The gateway takes no ticket that was issued before it heard of the api.
  await pause(1_100);
});
afterAll(async () => {
  clearInterval(ticking);
  for (const socket of open) socket.terminate();
  await gateway.close();
  await server.close();
});

const ticketOf = async (who: Person, of = camera): Promise<string> => {
  const place = { id: of.id, code: of.code, location: of.location_id };
  const { ticket } = await who.call('playCamera', place, 'ticket');
  expect(ticket).toMatch(/^v1\./);
  return ticket;
};

/** Shows a ticket; what the gateway says to it, or 'in' when it lets in. */
const show = (ticket: string, origin = `http://127.0.0.1:${server.port}`): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin });
    open.push(socket);
    const timer = setTimeout(() => resolve('in'), 3_000);
    const end = (said: string) => {
      clearTimeout(timer);
      resolve(said);
    };
    socket.on('open', () => socket.send(JSON.stringify({ t: 'ticket', ticket })));
    socket.on('message', (data, binary) => {
      const said = binary ? { t: 'media' } : JSON.parse(String(data));
      if (said.t === 'bye') end(String(said.why));
      else end('in');
    });
    socket.on('error', (error) => end(error.message));
  });

/** Opens a view that stands, and answers when the gateway has cut it: from then on it knows what has changed. */
const standing = async (ticket: string): Promise<{ cut: Promise<string> }> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin: `http://127.0.0.1:${server.port}` });
  open.push(socket);
  const cut = new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('The view was not cut.')), 15_000).unref();
    socket.on('message', (data, binary) => {
      const said = binary ? { t: 'media' } : JSON.parse(String(data));
      if (said.t === 'bye') resolve(String(said.why));
    });
  });
  cut.catch(() => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ t: 'ticket', ticket })));
    socket.once('message', () => resolve());
    socket.on('error', reject);
  });
  return { cut };
};

const teacher = () => server.as('teacher', { locations: [elm] });

test('stolen, shown again, too late, altered and forged tickets open nothing', async () => {
  const leaks: string[] = [];
  let tried = 0;
  const mustNot = async (what: string, ticket: string, origin?: string) => {
    tried += 1;
    const said = await show(ticket, origin);
    if (said === 'in') leaks.push(what);
  };
  for (let run = 0; run < RUNS; run += 1) {
    const who = await teacher();
    const used = await ticketOf(who);
    expect(await show(used)).toBe('in');
    await mustNot('shown a second time', used);
    tried += 1;
    const hls = { method: 'POST', body: used, headers: { origin: `http://127.0.0.1:${server.port}` } };
    if ((await fetch(`http://127.0.0.1:${port}/hls`, hls)).ok) leaks.push('shown a second time, over HLS');

    const stolen = await ticketOf(who);
    await mustNot('shown by a page of somebody else', stolen, 'http://evil.example');
    const [, payload = '', signature = ''] = stolen.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changes = [
      { cam: `${server.tenant.centre}:${other.id}` },
      { exp: claims.exp + 20 },
      { sid: 'x' },
      { aud: 'b' },
    ];
    for (const change of changes) {
      const altered = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
      await mustNot(`altered: ${Object.keys(change)}`, `v1.${altered}.${signature}`);
    }
    await mustNot('without a signature', `v1.${payload}.`);
    await mustNot('with zeros for a signature', `v1.${payload}.${Buffer.alloc(64).toString('base64url')}`);

    const left = await teacher();
    const stood = await standing(await ticketOf(left));
    const late = await ticketOf(left);
    await left.call('logout', { session_id: left.session }, 'status');
    await stood.cut;
    await mustNot('of somebody who signed out meanwhile', late);

    const off = await teacher();
    const seen = await standing(await ticketOf(off));
    const before = await ticketOf(off);
    const admin = await server.as('admin');
    await admin.call('updateCameraStatus', { id: camera.id, status: 'inactive' }, 'status');
    await seen.cut;
    await mustNot('of a camera that was switched off meanwhile', before);
    await admin.call('updateCameraStatus', { id: camera.id, status: 'active' }, 'status');
  }
  figure('S3 tickets stolen, reused, altered, too late', tried, leaks);
}, 60_000);

test('of a hundred openings with one ticket at once, one is a view', async () => {
  const leaks: string[] = [];
  let tried = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const ticket = await ticketOf(await teacher(), other);
    const said = await Promise.all(Array.from({ length: 100 }, () => show(ticket)));
    tried += said.length;
    const views = said.filter((word) => word === 'in').length;
    if (views !== 1) leaks.push(`${views} views: ${[...new Set(said)]}`);
  }
  figure('S3 a hundred openings with one ticket', tried, leaks);
}, 60_000);

test('in a center that is made inactive the pictures end at once, and no ticket of before opens one', async () => {
  const home = await server.centre('home');
  await home.db.updateTable('centre').set({ is_platform: true }).where('id', '=', home.centre).execute();
  const support = await server.as('kvsupport', { at: home });
  const who = await teacher();
  const stood = await standing(await ticketOf(who));
  const late = await ticketOf(who);
  const switched = (status: string) =>
    support.call('updateCenterStatus', { id: server.tenant.centre, status }, 'status');
  expect((await switched('suspended')).status).toBe('Success');
  expect(await show(await ticketOf(await teacher())), 'a suspended one goes on').toBe('in');
  expect((await switched('inactive')).status).toBe('Success');
  // Less than the fifteen seconds after which every view is asked for anew.
  const began = performance.now();
  expect(await stood.cut).toBe('camera_off');
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await show(late)).not.toBe('in');
  expect((await switched('active')).status).toBe('Success');
  expect(await show(await ticketOf(await teacher()))).toBe('in');
}, 30_000);
