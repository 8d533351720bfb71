import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { inRoot } from '../tools/root.ts';

/**
 * Does a wave of sign-ins slow everybody else down? One process of the api with demo data; a teacher's calls at a
 * steady rate, by turns with and without sign-ins beside them. Prints percentiles in ms, and the median over the rounds
 * of the ratio of the two p99: what else the machine does comes and goes within a round or two.
 */
const LOGINS_PER_SECOND = 20;
const CALLS_PER_SECOND = 100;
const ROUND_SECONDS = 5;
const ROUNDS = 9;
const MOST = 2;

const accounts = ['parent', 'blog', 'teacher', 'manager', 'support', 'center', 'admin'];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const post = (port: number, body: object, token?: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const login = async (port: number, username: string): Promise<string | null> => {
  const query = `mutation { login(username: "${username}", password: "nestling-demo") { status access_token } }`;
  const token = at(await post(port, { query }), 'data', 'login', 'access_token');
  return typeof token === 'string' ? token : null;
};

/** Starts `work` at a steady rate, whether or not the ones before have ended; ms of each, and how many failed. */
const steadily = async (perSecond: number, seconds: number, work: (i: number) => Promise<boolean>) => {
  const times: number[] = [];
  let failed = 0;
  const running: Promise<void>[] = [];
  const from = performance.now();
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const due = from + (i * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    running.push(
      work(i).then((ok) => {
        // From when it was due: a queue in this process counts against the server too.
        times.push(performance.now() - due);
        if (!ok) failed += 1;
      }),
    );
  }
  await Promise.all(running);
  return { times, failed };
};

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const told = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(1)}`).join('  ');

const startApi = async (home: string, databaseUrl: string): Promise<{ port: number; api: ChildProcess }> => {
  const port = await freePort();
  const api = spawn(process.execPath, [inRoot('apps/api/src/main.ts')], {
    env: { ...process.env, DATA_DIR: home, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { port, api };
    await wait(200);
  }
  throw new Error('The api did not come up.');
};

const measure = async (port: number): Promise<boolean> => {
  const token = await login(port, 'teacher');
  if (!token) throw new Error('The demo teacher cannot sign in.');
  const query = '{ me { id fname roles { name } locations { id name } students { id } programs { id name } } }';
  const call = async () => at(await post(port, { query }, token), 'data', 'me', 'id') !== undefined;
  const signIn = async (i: number) => (await login(port, accounts[i % accounts.length] ?? 'parent')) !== null;
  await steadily(CALLS_PER_SECOND, 3, call);
  const quiet: number[] = [];
  const busy: number[] = [];
  const logins: number[] = [];
  const ratios: number[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await steadily(CALLS_PER_SECOND, ROUND_SECONDS, call);
    const [beside, wave] = await Promise.all([
      steadily(CALLS_PER_SECOND, ROUND_SECONDS, call),
      steadily(LOGINS_PER_SECOND, ROUND_SECONDS, signIn),
    ]);
    quiet.push(...alone.times);
    busy.push(...beside.times);
    logins.push(...wave.times);
    ratios.push(percentile(beside.times, 0.99) / percentile(alone.times, 0.99));
    failed += alone.failed + beside.failed + wave.failed;
  }
  const ratio = percentile(ratios, 0.5);
  const good = ratio <= MOST && failed === 0;
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `cores ${availableParallelism()}, load ${load.toFixed(2)} (this run included), ${ROUNDS} × ${ROUND_SECONDS} s each way`,
      `${CALLS_PER_SECOND} calls/s alone                ${told(quiet)}`,
      `${CALLS_PER_SECOND} calls/s beside ${LOGINS_PER_SECOND} logins/s  ${told(busy)}`,
      `logins                             ${told(logins)}`,
      `failed ${failed}`,
      `p99 ratio ${ratio.toFixed(2)}, median of ${ROUNDS} rounds (at most ${MOST}): ${good ? 'reached' : 'missed'}`,
      '',
    ].join('\n'),
  );
  return good;
};

const home = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
const cluster = await startCluster({ dir: join(home, 'postgres'), test: false });
let api: ChildProcess | undefined;
try {
  const started = await startApi(home, cluster.url);
  api = started.api;
  process.exitCode = (await measure(started.port)) ? 0 : 1;
} finally {
  api?.kill();
  agent.destroy();
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
