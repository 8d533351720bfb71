import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startProduct } from '../apps/e2e/src/product.ts';
import { at, login } from './api.ts';
import { addFamily, call, demoPlace, localMoment } from './views.ts';

/**
 * How long a view goes on after each kind of loss of the right to it: from the call's first byte to the last byte of video,
 * over WebSocket and over HLS, by a player that acknowledges and by one that stays silent. The loss comes three seconds
 * after the opening, before silence alone ends a view.
 *
 *   node bench/losses.ts
 */
const MOST_MS = 250;
const BEFORE_MS = 3_000;
const AFTER_MS = 1_500;

const product = await startProduct();
const cluster = await startCluster({ dir: join(product.dataDir, 'postgres') });
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
const port = product.ports.portal;
const origin = `http://127.0.0.1:${port}`;
const ask = (token: string, query: string) => call(port, token, query);

interface View {
  /** performance.now() of the last byte of video. */
  last: number;
  readonly end: () => void;
}

const bySocket = async (url: string, ticket: string, acknowledges: boolean): Promise<View> => {
  const socket = new WebSocket(url, { origin, perMessageDeflate: false });
  const view: View = { last: 0, end: () => socket.terminate() };
  socket.on('open', () => socket.send(JSON.stringify({ t: 'ticket', ticket })));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (data, binary) => {
      if (!binary || !Buffer.isBuffer(data)) return;
      view.last = performance.now();
      if (acknowledges) socket.send(JSON.stringify({ a: data.readUInt32BE(4) }));
      resolve();
    });
  });
  return view;
};

const byHls = async (url: string, ticket: string, acknowledges: boolean): Promise<View> => {
  const headers = { origin };
  const opened: unknown = await (await fetch(url, { method: 'POST', body: ticket, headers })).json();
  const base = new URL(String(at(opened, 'url')), url).href.replace('live.m3u8', '');
  let going = true;
  const view: View = {
    last: 0,
    end: () => {
      going = false;
    },
  };
  const follow = async () => {
    const had = new Set<string>();
    let shown = 0;
    let next = '';
    while (going) {
      const answer = await fetch(`${base}live.m3u8${next}`, { headers });
      if (!answer.ok) return;
      const list = await answer.text();
      const parts = [...list.matchAll(/#EXT-X-PART:DURATION=([\d.]+),URI="(part-(\d+)\.(\d+)\.m4s)"/g)];
      for (const [, seconds = '', file = '', segment = '', part = ''] of parts) {
        next = `?_HLS_msn=${segment}&_HLS_part=${Number(part) + 1}`;
        if (had.has(file)) continue;
        had.add(file);
        const piece = await fetch(base + file, { headers });
        if (!piece.ok) return;
        await piece.arrayBuffer();
        view.last = performance.now();
        shown += Number(seconds) * 1000;
      }
      if (acknowledges) await fetch(`${base}ack`, { method: 'POST', body: JSON.stringify({ ms: shown }), headers });
      if (parts.length === 0) await wait(50);
    }
  };
  void follow().catch(() => undefined);
  for (let i = 0; i < 100 && view.last === 0; i++) await wait(50);
  return view;
};

const PATHS = [
  ['socket, acknowledges', bySocket, 'live_url', true],
  ['socket, silent', bySocket, 'live_url', false],
  ['HLS, acknowledges', byHls, 'hls_url', true],
  ['HLS, silent', byHls, 'hls_url', false],
] as const;

const main = async (): Promise<boolean> => {
  const names = await addFamily(client, 10);
  const { ava, camera, location } = await demoPlace(client);
  const [teacher = '', manager = ''] = await Promise.all(
    ['teacher', 'manager'].map(async (name) => (await login(port, name)) ?? ''),
  );
  const by = at(await ask(teacher, '{ me { id } }'), 'me', 'id');
  const move = (action: 'in' | 'out') => {
    const [date, time] = localMoment();
    return ask(
      teacher,
      `mutation { saveUserStudentCheckInOutActivity(students: [${ava}], date: "${date}", time: "${time}", action_by: ${by}, action: "${action}") { status message } }`,
    );
  };
  type Act = (viewer: number, token: string) => Promise<unknown>;
  const mutation =
    (text: string): Act =>
    () =>
      ask(manager, `mutation { ${text} { status message } }`);
  const losses: readonly (readonly [name: string, take: Act, giveBack?: Act])[] = [
    ['check-out', () => move('out'), () => move('in')],
    [
      'blackout',
      mutation(`blackoutCamera(id: ${camera}, reason: "Changing", minutes: 1)`),
      mutation(`endCameraBlackout(id: ${camera})`),
    ],
    [
      'camera switched off',
      mutation(`updateCameraStatus(id: ${camera}, status: "inactive")`),
      mutation(`updateCameraStatus(id: ${camera}, status: "active")`),
    ],
    [
      'child made inactive',
      mutation(`updateStudentStatus(id: ${ava}, status: "inactive")`),
      mutation(`updateStudentStatus(id: ${ava}, status: "active")`),
    ],
    ['black list', (viewer) => mutation(`addGuardianBlackList(student_id: ${ava}, user_id: ${viewer})`)(viewer, '')],
    [
      'right to watch taken',
      (viewer) =>
        mutation(`updateStudentGuardian(student_id: ${ava}, user_id: ${viewer}, watch_camera: false)`)(viewer, ''),
    ],
    [
      'taken off the child',
      (viewer) => mutation(`removeStudentGuardian(student_id: ${ava}, user_id: ${viewer})`)(viewer, ''),
    ],
    ['account switched off', (viewer) => mutation(`updateUserStatus(id: ${viewer}, status: "inactive")`)(viewer, '')],
    ['account deleted', (viewer) => mutation(`deleteUser(id: ${viewer})`)(viewer, '')],
    ['signed out everywhere', (_, token) => ask(token, 'mutation { logoutAllSessions { status message } }')],
  ];
  const [load = 0] = loadavg();
  console.log(
    `cores ${availableParallelism()}, load ${load.toFixed(2)} before; ms of video after the loss (at most ${MOST_MS})`,
  );
  await move('in');
  let reached = true;
  for (const [i, [name, take, giveBack]] of losses.entries()) {
    const username = names[i] ?? '';
    const token = (await login(port, username)) ?? '';
    const { rows } = await client.query<{ id: number }>('select id from app_user where username = $1', [username]);
    const viewer = rows[0]?.id ?? 0;
    const views = await Promise.all(
      PATHS.map(async ([, open, url, acknowledges]) => {
        const played = at(
          await ask(
            token,
            `{ playCamera(id: ${camera}, code: "SUN-1", location: ${location}) { message ticket live_url hls_url } }`,
          ),
          'playCamera',
        );
        if (!at(played, 'ticket')) throw new Error(`${name}: ${JSON.stringify(played)}`);
        return open(String(at(played, url)), String(at(played, 'ticket')), acknowledges);
      }),
    );
    await wait(BEFORE_MS);
    const from = performance.now();
    const told = await take(viewer, token);
    await wait(AFTER_MS);
    if (!JSON.stringify(told).includes('"Success"')) throw new Error(`${name}: ${JSON.stringify(told)}`);
    const ms = views.map(({ last }) => Math.max(0, last - from));
    for (const { end } of views) end();
    reached &&= ms.every((each) => each <= MOST_MS) && views.every(({ last }) => last > 0);
    console.log(`${name.padEnd(22)} ${PATHS.map(([path], n) => `${path} ${(ms[n] ?? 0).toFixed(0)}`).join('; ')}`);
    await giveBack?.(viewer, token);
  }
  return reached;
};

const reached = await main().catch((error: unknown) => {
  console.error(error);
  return false;
});
await client.end();
await product.stop();
process.exit(reached ? 0 : 1);
