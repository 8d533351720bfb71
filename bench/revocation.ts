import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startProduct } from '../apps/e2e/src/product.ts';
import { at, login, percentile } from './api.ts';
import { addFamily, call, demoPlace, localMoment } from './views.ts';

/**
 * How long a picture goes on after the right to it was taken: from the call's first byte to the last byte of picture at
 * each viewer, over the whole product (api, database, gateway, camera). Taken by a check-out, by a blackout and by a
 * black list. Some viewers read nothing at all; they must be reset too.
 *
 *   node bench/revocation.ts [--viewers 500] [--stalled 50]
 */
const { values } = parseArgs({
  options: { viewers: { type: 'string', default: '500' }, stalled: { type: 'string', default: '50' } },
});
const VIEWERS = Number(values.viewers);
const STALLED = Number(values.stalled);
/** Each person opens so many; the gateway admits nine. */
const EACH = 5;
const MOST_P99_MS = 250;
const MOST_GONE_MS = 1000;

interface Viewer {
  readonly socket: WebSocket;
  readonly stalled: boolean;
  /** performance.now() of the last picture. */
  last: number;
  seq: number;
  closed: number | null;
}

const product = await startProduct();
const cluster = await startCluster({ dir: join(product.dataDir, 'postgres') });
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
const port = product.ports.portal;

const ask = (token: string, query: string) => call(port, token, query);

const open = (url: string, ticket: string, stalled: boolean): Promise<Viewer> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { origin: `http://127.0.0.1:${port}`, perMessageDeflate: false });
    const viewer: Viewer = { socket, stalled, last: 0, seq: 0, closed: null };
    socket.on('open', () => socket.send(JSON.stringify({ t: 'ticket', ticket })));
    socket.on('message', (data, binary) => {
      if (!binary || !Buffer.isBuffer(data)) return;
      if (viewer.last === 0) {
        resolve(viewer);
        if (stalled) setTimeout(() => socket.pause(), 500);
      }
      viewer.last = performance.now();
      viewer.seq = data.readUInt32BE(4);
    });
    socket.on('close', (code) => {
      viewer.closed = performance.now();
      if (viewer.last === 0) reject(new Error(`A view ended with ${code} before its first picture.`));
    });
    socket.on('error', () => undefined);
  });

const openAll = async (tokens: readonly string[], camera: string, stalled = STALLED): Promise<Viewer[]> => {
  const viewers: Viewer[] = [];
  for (const [i, token] of tokens.entries()) {
    const opened = Array.from({ length: EACH }, async (_, n) => {
      const played = await ask(token, `{ playCamera(${camera}) { status message live_url ticket } }`);
      const ticket = at(played, 'playCamera', 'ticket');
      if (typeof ticket !== 'string') throw new Error(JSON.stringify(played));
      return open(String(at(played, 'playCamera', 'live_url')), ticket, i * EACH + n < stalled);
    });
    viewers.push(...(await Promise.all(opened)));
  }
  return viewers;
};

/** Takes the right by `take` and tells how long pictures went on, in ms from the moment the call was sent. */
const cut = async (name: string, viewers: readonly Viewer[], take: () => Promise<unknown>): Promise<boolean> => {
  const acks = setInterval(() => {
    for (const { socket, seq, stalled } of viewers)
      if (!stalled && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ a: seq }));
  }, 250);
  await wait(3_000);
  const from = performance.now();
  await take();
  const answered = performance.now() - from;
  await wait(MOST_GONE_MS);
  for (const { socket, stalled } of viewers) if (stalled) socket.resume();
  await wait(500);
  clearInterval(acks);
  const healthy = viewers.filter(({ stalled }) => !stalled);
  const last = healthy.map((viewer) => Math.max(0, viewer.last - from));
  const left = viewers.filter(({ closed }) => closed === null).length;
  const p99 = percentile(last, 0.99);
  const good = p99 <= MOST_P99_MS && left === 0;
  console.log(
    `${name}: ${viewers.length} views, ${viewers.length - healthy.length} stalled; answered after ${answered.toFixed(0)} ms; last picture p50 ${percentile(last, 0.5).toFixed(0)}  p99 ${p99.toFixed(0)}  longest ${Math.max(...last).toFixed(0)} ms (at most ${MOST_P99_MS}); still open ${left}: ${good ? 'reached' : 'missed'}`,
  );
  for (const { socket } of viewers) socket.terminate();
  return good;
};

const main = async (): Promise<boolean> => {
  const names = await addFamily(client, Math.ceil(VIEWERS / EACH));
  const tokens: string[] = [];
  for (const name of names) {
    const token = await login(port, name);
    if (!token) throw new Error(`${name} cannot sign in.`);
    tokens.push(token);
  }
  const teacher = (await login(port, 'teacher')) ?? '';
  const manager = (await login(port, 'manager')) ?? '';
  const { ava, camera, location } = await demoPlace(client);
  const { rows } = await client.query<{ id: number }>(`select id from app_user where username = 'viewer1'`);
  const viewer = rows[0]?.id ?? 0;
  const by = at(await ask(teacher, '{ me { id } }'), 'me', 'id');
  const move = (action: 'in' | 'out') => {
    const [date, time] = localMoment();
    return ask(
      teacher,
      `mutation { saveUserStudentCheckInOutActivity(students: [${ava}], date: "${date}", time: "${time}", action_by: ${by}, action: "${action}") { status message } }`,
    );
  };
  const place = `id: ${camera}, code: "SUN-1", location: ${location}`;
  const [load = 0] = loadavg();
  console.log(`cores ${availableParallelism()}, load ${load.toFixed(2)} before`);
  await move('in');
  const byCheckOut = await cut('check-out ', await openAll(tokens, place), () => move('out'));
  await move('in');
  const byBlackout = await cut('blackout  ', await openAll(tokens, place), () =>
    ask(teacher, `mutation { blackoutCamera(id: ${camera}, reason: "Changing", minutes: 1) { status } }`),
  );
  await ask(teacher, `mutation { endCameraBlackout(id: ${camera}) { status } }`);
  const byBlackList = await cut('black list', await openAll(tokens.slice(0, 1), place, 1), () =>
    ask(manager, `mutation { addGuardianBlackList(student_id: ${ava}, user_id: ${viewer}) { status } }`),
  );
  return byCheckOut && byBlackout && byBlackList;
};

const reached = await main().catch((error: unknown) => {
  console.error(error);
  return false;
});
await client.end();
await product.stop();
process.exit(reached ? 0 : 1);
