import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { KEY, TestApi } from '../../apps/gateway/test/support/api.ts';
import { ffmpegPath } from '../../apps/gateway/test/support/ffmpeg.ts';

const here = import.meta.dirname;
const cache = join(here, '../../.cache/bench-gateway');

/** What the C viewers print at their end. */
export interface Seen {
  bytes: number;
  messages: number;
  resyncs: number;
  open: number;
  silent: number;
  /** Last byte and last closing of the healthy, ms since 1970. */
  last: number;
  closed: number;
  /** The most a stalled viewer still got after it went on reading. */
  stalledBytes: number;
}

/** A 720p clip like a camera's: 25 pictures a second, a key picture every two, about 1.5 Mbit/s. Made once. */
export function clip(): string {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, '720p.h264');
  if (existsSync(file)) return file;
  const source = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=25:duration=10,noise=alls=6:allf=t'];
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryfast',
    '-bf',
    '0',
    '-g',
    '50',
    '-keyint_min',
    '50',
  ];
  const rate = ['-sc_threshold', '0', '-b:v', '1500k', '-maxrate', '1800k', '-bufsize', '1500k', '-pix_fmt', 'yuv420p'];
  execFileSync('nice', ['-n', '19', ffmpegPath(), '-v', 'error', '-y', ...source, ...codec, ...rate, file]);
  return file;
}

/** Builds the C viewers with the machine's compiler. */
export function viewersProgram(): string {
  mkdirSync(cache, { recursive: true });
  const program = join(cache, 'viewers');
  execFileSync('cc', ['-O2', '-w', '-o', program, join(here, 'viewers.c')]);
  return program;
}

const children: ChildProcess[] = [];

/** Starts a program and answers it with its first line. */
export async function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = child.stdout && createInterface({ input: child.stdout });
  const [line] = lines ? await once(lines, 'line') : [''];
  return { child, line: String(line) };
}

export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL');
}

export interface Stage {
  api: TestApi;
  gateway: ChildProcess;
  port: number;
  /** Makes the cameras vanish; the answered function brings them back. */
  losePower(): () => Promise<void>;
}

/** The real gateway in its own process, cameras in another, the api's side here. */
export async function stage(cameras: number): Promise<Stage> {
  const node = process.execPath;
  const file = clip();
  let source = await start(node, [join(here, 'cameras.ts'), '0', file]);
  const cameraPort = source.line;
  const api = new TestApi();
  for (let i = 1; i <= cameras; i++) {
    const url = `rtsp://127.0.0.1:${cameraPort}/live/${i}`;
    const grant = {
      source: { url, username: 'cam', password: 'right "horse\\' },
      allow: ['127.0.0.1/32'],
      audio: false,
      version: 1,
    };
    api.grants.set(`1:${i}`, grant);
  }
  const env = {
    GATEWAY_PORT: '0',
    GATEWAY_KEY: KEY,
    API_CONTROL_URL: await api.url(),
    LOG_LEVEL: 'info',
    GATEWAY_VIEWS_PER_VIEWER: '5000',
    GATEWAY_VIEWS_PER_CAMERA: '5000',
    GATEWAY_VIEWS: '5000',
    // All viewers come from one address here, and at once: families do not.
    GATEWAY_STRANGERS: '5000',
  };
  const gateway = await start(node, [join(here, '../../apps/gateway/src/main.ts')], env);
  const match = /"port":(\d+)/.exec(gateway.line);
  while (api.of('hello').length === 0) await sleep(10);
  return {
    api,
    gateway: gateway.child,
    port: Number(match?.[1]),
    losePower: () => {
      source.child.kill('SIGKILL');
      return async () => {
        source = await start(node, [join(here, 'cameras.ts'), cameraPort, file]);
      };
    },
  };
}

/** Viewers spread evenly over the first `cameras` cameras. `tell` sends them a word; `end` asks what they saw. */
export async function watch(program: string, { api, port }: Stage, viewers: number, cameras: number, stalled = 0) {
  const file = join(tmpdir(), `gateway-bench-${process.pid}-${performance.now()}.tickets`);
  const tickets = Array.from({ length: viewers }, (_, i) =>
    api.ticket({ cam: `1:${(i % cameras) + 1}`, viewer: `1:${i}` }),
  );
  writeFileSync(file, tickets.join('\n'));
  return crowd(program, [String(port), file, String(stalled)]);
}

/** Plain HTTP clients that read one address and drop it. */
export function fetchers(program: string, port: number, count: number) {
  return crowd(program, [String(port), 'http', String(count)]);
}

function crowd(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  return {
    pid: child.pid ?? 0,
    tell: (word: string) => child.stdin.write(`${word}\n`),
    end: async (): Promise<Seen> => {
      child.stdin.end('end\n');
      await once(child, 'exit');
      return JSON.parse(out);
    },
  };
}

/** CPU time a process and its threads have used, ms (clock ticks of 10 ms). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Proportional set size, MB. */
export function pssMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** CPU of some processes over a time, % of one core. */
export async function cpuOver(pids: number[], ms: number): Promise<number> {
  const sum = () => pids.reduce((total, pid) => total + cpuMs(pid), 0);
  const before = sum();
  const started = performance.now();
  await sleep(ms);
  return ((sum() - before) / (performance.now() - started)) * 100;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
