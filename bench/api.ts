import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { freePort } from '@nestling/postgres/ports.ts';
import { inRoot } from '../tools/root.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Posts a call, to the centre `host` names; the answer as JSON. */
export const post = (port: number, body: object, token?: string, host?: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(host ? { host } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** What lies at a path of an answer. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The access token of a demo account; null when it was refused. */
export const login = async (port: number, username: string, host?: string): Promise<string | null> => {
  const query = `mutation { login(username: "${username}", password: "nestling-demo") { status access_token } }`;
  const token = at(await post(port, { query }, undefined, host), 'data', 'login', 'access_token');
  return typeof token === 'string' ? token : null;
};

/** Starts `work` at a steady rate, whether or not the ones before have ended; ms of each, and how many failed. */
export const steadily = async (perSecond: number, seconds: number, work: (i: number) => Promise<boolean>) => {
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

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
/** Percentiles in ms, in one line. */
export const told = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(1)}`).join('  ');

/** Starts one process of the api; `home` is its data folder. Answers when it serves. */
export const startApi = async (home: string, databaseUrl: string): Promise<{ port: number; api: ChildProcess }> => {
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

/** One process of the api that serves, and its database; `pids` for what they cost. */
export interface Running {
  readonly port: number;
  readonly databaseUrl: string;
  readonly adminUrl: string;
  readonly pids: { readonly api: number; readonly postgres: number };
}

/**
 * Runs `work` against one process of the api with demo data, on a database of its own that waits for the disk.
 * `settings` are further ones of Postgres.
 */
export const withApi = async (
  work: (api: Running) => Promise<boolean>,
  settings: Record<string, string> = {},
): Promise<void> => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
  const cluster = await startCluster({ dir: join(home, 'postgres'), test: false, settings });
  let api: ChildProcess | undefined;
  try {
    const started = await startApi(home, cluster.url);
    api = started.api;
    const running: Running = {
      port: started.port,
      databaseUrl: cluster.url,
      adminUrl: cluster.adminUrl,
      pids: { api: api.pid ?? 0, postgres: cluster.pid },
    };
    process.exitCode = (await work(running)) ? 0 : 1;
  } finally {
    api?.kill();
    agent.destroy();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  }
};
