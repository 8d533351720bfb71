import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gone, isSame, type ProcessId, runs, signal } from '@nestling/postgres/processes.ts';

/** Parts of the product that a test may kill. */
export type Part = 'api' | 'gateway' | 'cameras' | 'postgres';

/** The whole product, as `npm start` runs it, on free ports and a data folder of its own. */
export type Product = {
  /** Address of the portal of a centre, without a slash at its end: `sunny`, `paws` or `home`. */
  url(centre?: string): string;
  ports: { portal: number; gateway: number; demoCameras: number | null };
  dataDir: string;
  /** What it printed so far. */
  printed(): string;
  /** Kills one part with SIGKILL (or another signal) and answers when it is gone; the product starts it again. */
  kill(part: Part, by?: NodeJS.Signals): Promise<void>;
  /** Holds one part back from running, as a machine that hangs would; call the answer to let it go on. */
  freeze(part: Part): () => void;
  stop(): Promise<void>;
};

export type ProductOptions = { env?: Record<string, string>; dataDir?: string; startLimit?: number };

const root = resolve(import.meta.dirname, '../../..');

/** Starts the product and answers when it printed its ready line; throws with all it printed when it ends before. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'nestling-e2e-'));
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'start'], {
    cwd: root,
    // Most tests kill no api: none is kept in reserve for them.
    env: {
      ...process.env,
      API_SPARE: '0',
      PORT: '0',
      GATEWAY_PORT: '0',
      DEMO_CAMERA_PORT: '0',
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  await untilReady(child, options.startLimit ?? 180_000, () => printed);
  const { ports } = readRun(dataDir);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.pid && !(await gone([child.pid], 30_000))) child.kill('SIGKILL');
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url: (centre) => `http://${centre && centre !== 'sunny' ? `${centre}.` : ''}localhost:${ports.portal}`,
    ports,
    dataDir,
    printed: () => printed,
    kill: async (part, by = 'SIGKILL') => {
      const { pid } = processOf(dataDir, part);
      signal(pid, by);
      if (!(await gone([pid], 15_000))) throw new Error(`${part} (${pid}) still runs after ${by}.`);
    },
    freeze: (part) => {
      const { pid } = processOf(dataDir, part);
      signal(pid, 'SIGSTOP');
      return () => signal(pid, 'SIGCONT');
    },
    stop,
  };
};

const untilReady = async (child: ChildProcess, limit: number, printed: () => string): Promise<void> => {
  const until = Date.now() + limit;
  while (!/^ready http:\/\/localhost:\d+$/m.test(printed())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`npm start ended:\n${printed()}`);
    if (Date.now() > until) {
      child.kill('SIGTERM');
      throw new Error(`npm start was not ready after ${limit} ms:\n${printed()}`);
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
};

type Run = { ports: Product['ports']; children: Record<string, ProcessId> };

const readRun = (dataDir: string): Run => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));

const processOf = (dataDir: string, part: Part): ProcessId => {
  if (part === 'postgres') {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
    if (runs(pid)) return { pid, started: '' };
  } else {
    const id = readRun(dataDir).children[part];
    if (id && isSame(id)) return id;
  }
  throw new Error(`${part} does not run.`);
};
