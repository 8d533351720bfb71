import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import Fastify from 'fastify';
import { lastTrip } from './recorded.ts';

/**
 * What GraphQL and the kernel cost on the hottest list: 50 students with their room and contacts, through /graphql
 * against a bare handler that sends the very same SQL in the same way and answers its JSON. By turns in one run, the
 * callers in a thread of their own; prints requests per second and the median of the ratios.
 */
const CALLERS = 16;
const ROUND_SECONDS = 3;
const ROUNDS = 7;
const LEAST = 0.75;

interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls as fast as the answers come, for one round; answers per second. */
const drive = async ({ port, path, headers, body }: Load): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const until = performance.now() + ROUND_SECONDS * 1000;
  let answered = 0;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
        response.resume();
        response.on('end', resolve);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const caller = async () => {
    while (performance.now() < until) {
      await once();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return answered / ROUND_SECONDS;
};

const inThread = (load: Load): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const main = async (): Promise<void> => {
  const testServer = await startTestServer();
  const { tenant, app } = testServer;
  const { db, centre } = tenant;
  const timezone_id = (await db.selectFrom('timezone').select('id').executeTakeFirstOrThrow()).id;
  const own = { centre_id: centre };
  const { id: location_id } = await db
    .insertInto('location')
    .values({ ...own, name: 'Elm', timezone_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rooms = await db
    .insertInto('room')
    .values(Array.from({ length: 10 }, (_, i) => ({ ...own, location_id, name: `Room ${i}` })))
    .returning('id')
    .execute();
  const students = await db
    .insertInto('student')
    .values(
      Array.from({ length: 500 }, (_, i) => ({
        ...own,
        location_id,
        room_id: rooms[i % 10]?.id ?? null,
        fname: `Child${i}`,
        lname: `Family${i}`,
      })),
    )
    .returning('id')
    .execute();
  const contacts = await db
    .insertInto('app_user')
    .values(
      Array.from({ length: 1000 }, (_, i) => ({
        ...own,
        fname: `Contact${i}`,
        lname: `Family${i >> 1}`,
        username: `contact${i}`,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('guardian_link')
    .values(contacts.map(({ id }, i) => ({ ...own, user_id: id, student_id: students[i >> 1]?.id ?? 0 })))
    .execute();

  const manager = await testServer.as('manager', { locations: [{ id: location_id }] });
  const query = `query ($first: Int!) { students(first: $first) { data { id fname lname full_name status program { id name }
    guardians { user { id full_name phone email } pickup watch_camera } } } }`;
  const body = JSON.stringify({ query, variables: { first: 50 } });

  // The statements of the call, as the kernel sends them.
  const { pools } = app.appContext;
  let bytes = 0;
  const sent = await lastTrip(pools, async () => {
    const answer = await manager.post({ query, variables: { first: 50 } });
    bytes = JSON.stringify(answer.body).length;
  });

  const bare = Fastify();
  bare.post('/bare', async () => {
    const lent = await pools.acquire();
    try {
      const results = await lent.send(sent);
      return { data: { students: results.at(-1)?.rows[0] } };
    } finally {
      lent.release();
    }
  });
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const address = bare.server.address();
  const barePort = typeof address === 'object' && address ? address.port : 0;

  const json = { 'content-type': 'application/json' };
  const viaGraph = {
    port: testServer.port,
    path: '/graphql',
    headers: { ...json, ...(await manager.way.headers()), host: manager.way.host },
    body,
  };
  const direct = { port: barePort, path: '/bare', headers: json, body };
  const ratios: number[] = [];
  console.log(
    `50 students with room and contacts, ${bytes} bytes, ${sent.length} statements in one trip; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [graph, plain] = [await inThread(viaGraph), await inThread(direct)];
    await wait(100);
    if (round === 0) continue; // warms both up
    ratios.push(graph / plain);
    console.log(`graphql ${graph.toFixed(0)}/s  bare ${plain.toFixed(0)}/s  ratio ${(graph / plain).toFixed(2)}`);
  }
  const ratio = median(ratios);
  console.log(`median ratio ${ratio.toFixed(2)} (at least ${LEAST}); load ${loadavg()[0]?.toFixed(1)}`);
  await bare.close();
  await testServer.close();
  if (ratio < LEAST) process.exitCode = 1;
};

if (isMainThread) await main();
else parentPort?.postMessage(await drive(workerData));
