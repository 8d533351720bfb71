import { type ChildProcess, spawn } from 'node:child_process';
import { gone, identify, type ProcessId, signal } from '@nestling/postgres/processes.ts';
import { inRoot } from '../root.ts';
import { type ChildLog, childLog, say } from './log.ts';
import { keepSpare } from './spare.ts';

/** A program to keep running. `env` is asked anew at each start. */
export type ChildOptions = {
  name: string;
  script: string;
  env: () => Record<string, string>;
  dataDir: string;
  logLevel: string;
  /** Told the process of each start, so that the next `npm start` finds it should this one be killed. */
  onStart: (id: ProcessId) => void;
  /** Told when it cannot run at all: it said so by its exit code, or never stayed up; `why` is its last line. */
  onHopeless: (why: string) => void;
  /** Given: while it serves, a second process is kept in reserve that takes its place at once. */
  spare?: {
    /** Told each process in reserve, and null when there is none any more. */
    onStart: (id: ProcessId | null) => void;
    /** Ms of serving before one is started. */
    after?: number;
    /** None is kept; one is made where the program hangs, so that it is not ended before there is another. */
    onDemand?: boolean;
  };
};

export type Child = {
  /** The process it runs as now; null between two starts. */
  pid(): number | null;
  /** When the loop of the process last turned, by `performance.now()` of this one; 0 while nobody knows. */
  turnedAt(): number;
  /** Whether a process in reserve could serve at once; null where there never is one. */
  hasSpare(): boolean | null;
  /** From now on it has served: whatever ends it, it is started again, and at once. */
  served(): void;
  /** It hangs, and nobody could take its place: one is made that could. */
  prepare(why: string): void;
  /** Ends the process, which no longer answers, and starts another one. */
  replace(why: string): void;
  /** Starts it anew, for a changed environment or changed sources. */
  restart(): void;
  stop(): Promise<void>;
};

const firstDelay = 50;
const lastDelay = 5_000;
const triesBeforeServing = 3;
const stopLimit = 10_000;
/** EX_CONFIG of sysexits.h: the program cannot run with these settings, starting it again is of no use. */
const cannotRun = 78;

/**
 * Starts a program and starts it again whenever it ends, after 0.05 s, growing to 5 s while it does not stay up. Where one
 * is kept in reserve that serves at once instead; it is used up then, and the next one is made once this one has served:
 * a program that ends as soon as it serves does not eat one spare after the other.
 */
export const keepRunning = (options: ChildOptions): Child => {
  const { name } = options;
  const log = childLog(options.dataDir, name, options.logLevel);
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delay = firstDelay;
  let tries = 0;
  let hasServed = false;
  let turnedAt = 0;
  let preparing = false;
  let stopping = false;

  const spare = options.spare
    ? keepSpare({ name, start: () => spawnChild(options, log, ['--reserve']), ...options.spare })
    : null;

  const start = () => {
    tries += 1;
    follow(spawnChild(options, log));
  };
  const follow = (process: ChildProcess) => {
    child = process;
    turnedAt = 0;
    preparing = false;
    process.on('message', (message) => {
      if (message === 'turns' && child === process) turnedAt = performance.now();
    });
    options.onStart(identify(process.pid ?? 0));
    process.once('exit', ended);
    process.once('error', (error) => options.onHopeless(error.message));
  };
  const ended = (code: number | null, by: NodeJS.Signals | null) => {
    child = null;
    if (stopping) return;
    if (!hasServed && (code === cannotRun || tries >= triesBeforeServing)) {
      options.onHopeless(log.reason() ?? `it ended with ${by ?? `code ${code}`}`);
      return;
    }
    const spared = spare?.take();
    if (spared) {
      say(`${name} ended (${by ?? `code ${code}`}), the one in reserve serves`);
      follow(spared);
    } else {
      say(`${name} ended (${by ?? `code ${code}`}), starting it again`);
      timer = setTimeout(start, delay);
    }
    delay = Math.min(delay * 2, lastDelay);
  };

  start();
  return {
    pid: () => child?.pid ?? null,
    turnedAt: () => turnedAt,
    hasSpare: () => spare?.isWarm() ?? null,
    prepare: (why) => {
      if (stopping) return;
      if (!preparing) say(`${name} ${why}, one that could take its place is made`);
      preparing = true;
      spare?.need();
    },
    replace: (why) => {
      if (stopping || !child?.pid) return;
      say(`${name} ${why}, it is replaced`);
      // Nothing gentler reaches a process that is halted or hangs.
      signal(child.pid, 'SIGKILL');
    },
    served: () => {
      hasServed = true;
      preparing = false;
      delay = firstDelay;
      if (!stopping) spare?.keep();
    },
    restart: () => {
      if (stopping) return;
      delay = firstDelay;
      // It was started with what is changed now.
      spare?.drop();
      if (child?.pid) {
        signal(child.pid, 'SIGTERM');
      } else {
        clearTimeout(timer);
        start();
      }
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      spare?.drop();
      const pid = child?.pid;
      if (!pid) return;
      signal(pid, 'SIGTERM');
      if (!(await gone([pid], stopLimit))) signal(pid, 'SIGKILL');
    },
  };
};

/**
 * Each child has a session of its own, so that Ctrl-C at the terminal reaches this process alone, which then ends them
 * in order; and a channel to this process, whose end tells it that this process was killed (`end-with-parent.ts`).
 */
const spawnChild = ({ script, env }: ChildOptions, log: ChildLog, args: string[] = []): ChildProcess => {
  const first = ['keep-compiled.ts', 'end-with-parent.ts', 'heartbeat.ts'].flatMap((file) => [
    '--import',
    inRoot('tools/start', file),
  ]);
  const child = spawn(process.execPath, [...first, inRoot(script), ...args], {
    cwd: inRoot(),
    env: { ...process.env, ...env() },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    const take = log.taker();
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk) => take(String(chunk)));
  }
  return child;
};
