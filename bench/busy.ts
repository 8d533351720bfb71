import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { login } from './api.ts';

/**
 * A machine that is busy with something else: so many loops compute as fast as they can, and strangers ask a running
 * Nestling with demo data how it is, by turns with a teacher's call. A slow server is better than none: each connection is taken, and nobody is replaced for being slow.
 *
 *   npm start                                          in another terminal
 *   npm run bench -- busy [--loops 20] [--minutes 10] [--base http://localhost:4000]
 */
const { values } = parseArgs({
  options: {
    loops: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    base: { type: 'string', default: 'http://localhost:4000' },
  },
});
const base = new URL(values.base);
const EVERY_MS = 200;
/** A connection that is not taken for so long counts as refused. */
const PATIENCE_MS = 60_000;

/** What is written to a new connection. */
const health = `GET /health HTTP/1.1\r\nhost: ${base.host}\r\nconnection: close\r\n\r\n`;
const call = (token: string): string => {
  const body = JSON.stringify({ query: '{ me { id fname students { id } } }' });
  return `POST /graphql HTTP/1.1\r\nhost: ${base.host}\r\nconnection: close\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

/** Whether a new connection is taken, and what it costs until it is answered. */
const ask = (
  sent: string,
): Promise<{ readonly refused: string | null; readonly ms: number; readonly status: number }> =>
  new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(Number(base.port || 80), base.hostname);
    let got = '';
    const end = (refused: string | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ refused, ms: performance.now() - began, status: Number(got.slice(9, 12)) || 0 });
    };
    const timer = setTimeout(() => end('not answered'), PATIENCE_MS);
    socket.on('connect', () => socket.write(sent));
    socket.on('data', (chunk) => {
      got += chunk;
    });
    socket.on('end', () => end(got === '' ? 'closed' : null));
    socket.on('error', (error) => end('code' in error ? String(error.code) : error.message));
  });

const token = await login(Number(base.port || 80), 'teacher');
if (!token) throw new Error('The demo teacher cannot sign in.');
const loops: ChildProcess[] = Array.from({ length: Number(values.loops) }, () =>
  spawn(
    process.execPath,
    [
      '-e',
      'process.on("disconnect", () => process.exit()); const f = () => { const t = Date.now(); while (Date.now() - t < 200); setImmediate(f); }; f();',
    ],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  ),
);
const asked: Promise<Awaited<ReturnType<typeof ask>>>[] = [];
const until = performance.now() + Number(values.minutes) * 60_000;
let highest = 0;
try {
  while (performance.now() < until) {
    asked.push(ask(asked.length % 2 === 0 ? health : call(token)));
    highest = Math.max(highest, loadavg()[0] ?? 0);
    await wait(EVERY_MS);
  }
} finally {
  for (const loop of loops) loop.disconnect();
}
const answers = await Promise.all(asked);
const refused = answers.filter((one) => one.refused !== null);
const told = (name: string, of: typeof answers): string => {
  const times = of.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  const unready = of.filter(({ status }) => status === 503).length;
  return `${name}: ${of.length} asked, ${unready} "not ready", p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
};
console.log(
  `busy: ${values.loops} loops on ${availableParallelism()} cores, highest load ${highest.toFixed(1)}, ${answers.length} connections in ${values.minutes} min, ${refused.length} refused (${[...new Set(refused.map((one) => one.refused))].join(', ') || 'none'})`,
);
for (const [i, name] of ['health', 'calls'].entries())
  console.log(
    told(
      name,
      answers.filter((_, n) => n % 2 === i),
    ),
  );
process.exitCode = refused.length > 0 || answers.length === 0 ? 1 : 0;
