import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { cleanEnvironment, createCluster, ownerName, plainReason } from './create.ts';
import {
  type Access,
  type Folder,
  logLength,
  logSince,
  openFolder,
  readAccess,
  readRecorded,
  turnLog,
  versionOf,
  writeAccess,
} from './folder.ts';
import { withLock } from './lock.ts';
import { freePort, isFree } from './ports.ts';
import { commandOf, gone, processesIn, runs, signal } from './processes.ts';
import { type RunAs, runAs } from './run-as.ts';
import { serverSettings } from './settings.ts';
import { PostgresTrouble } from './trouble.ts';

/** Where the cluster lives (`dir`, absolute), whether its data may be lost (`test`), and who is told what goes on. */
export type ClusterOptions = {
  dir: string;
  test?: boolean;
  settings?: Record<string, string>;
  onProgress?: (line: string) => void;
};

/**
 * A running cluster. `url` signs in as the owner of the database `nestling` (may make roles and databases, is no
 * superuser); `adminUrl` as the superuser, for backups and checks alone.
 */
export type Cluster = {
  url: string;
  adminUrl: string;
  port: number;
  pid: number;
  /** Whether the server still runs; false after a crash or a kill. */
  runs(): boolean;
  /** Ends the server: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

const startLimit = 120_000;

/**
 * Starts the cluster in `dir`, made when missing, and answers when it takes connections.
 * A server that runs there already is taken over; one that was killed is recovered. Starts at the same moment wait
 * for each other. Throws `PostgresTrouble`.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const folder = openFolder(options.dir);
  return withLock(folder.lock, startLimit, () => startLocked(folder, options));
};

const startLocked = async (folder: Folder, options: ClusterOptions): Promise<Cluster> => {
  const say = options.onProgress ?? (() => {});
  const running = await findRunning(folder);
  if (running) return asCluster(folder, running.pid, running.port);

  const binaries = findBinaries();
  refuseOtherVersion(folder, binaries);
  const as = runAs([binaries.postgres, folder.data]);
  if (versionOf(folder) === null) {
    say('making the database');
    createCluster(folder, binaries, as, readAccess(folder));
  }
  await clearAway(folder);
  return launch(folder, binaries, as, options);
};

/** The server of this folder that runs already, once it is ready; null when there is none. */
const findRunning = async (folder: Folder): Promise<{ pid: number; port: number } | null> => {
  const until = Date.now() + startLimit;
  for (;;) {
    const recorded = readRecorded(folder);
    if (!recorded || !isServer(recorded.pid, folder)) return null;
    if (recorded.status === 'ready' && (await answers(recorded.port))) return recorded;
    if (Date.now() > until) {
      throw new PostgresTrouble(`The database in ${folder.home} does not get ready: see ${folder.log}.`);
    }
    await pause(50);
  }
};

/** A number in postmaster.pid may be given to another process by now: it must be a Postgres of this very folder. */
const isServer = (pid: number, { data }: Folder): boolean => {
  if (!runs(pid)) return false;
  const command = commandOf(pid);
  return (
    /postgres(\.exe)?$/.test(command[0] ?? '') && command.some((word) => word === data || word.includes(` ${data} `))
  );
};

/**
 * Ends what a killed server left behind: its workers run on until their statement is done, and would keep the new
 * server out; its postmaster.pid names a process that is gone, a zombie, or somebody else by now.
 */
const clearAway = async (folder: Folder): Promise<void> => {
  const left = processesIn(folder.data);
  for (const pid of left) signal(pid, 'SIGKILL');
  await gone(left, 5000);
  rmSync(join(folder.data, 'postmaster.pid'), { force: true });
};

const refuseOtherVersion = (folder: Folder, { major }: Binaries): void => {
  const written = versionOf(folder);
  if (written === null || written === major) return;
  const advice = written > major ? 'use the newer Nestling that wrote it' : 'export it with the older Nestling first';
  throw new PostgresTrouble(
    `The data in ${folder.home} is of Postgres ${written} and this Nestling brings Postgres ${major}: ${advice}, or set DATA_DIR to another folder.`,
  );
};

const launch = async (folder: Folder, binaries: Binaries, as: RunAs, options: ClusterOptions): Promise<Cluster> => {
  const say = options.onProgress ?? (() => {});
  const until = Date.now() + startLimit;
  let told = false;
  for (;;) {
    const access = readAccess(folder);
    const port = access.port !== 0 && (await isFree(access.port)) ? access.port : await freePort();
    if (port !== access.port) writeAccess(folder, { ...access, port });
    turnLog(folder);
    const from = logLength(folder);
    const pid = spawnServer(folder, binaries, as, serverSettings(port, options));
    const started = await untilReady(folder, pid, port, until, () => {
      if (!told) say('the database recovers from an unclean end');
      told = true;
    });
    if (started) return asCluster(folder, pid, port);
    const output = logSince(folder, from);
    // The port was taken between asking and listening, or shared memory of old workers is not released yet.
    const passing = /could not bind|Address already in use|still in use|lock file .* already exists/.test(output);
    if (!passing || Date.now() > until) throw new PostgresTrouble(`The database did not start: ${plainReason(output)}`);
    await pause(100);
  }
};

/** Starts the server in a session of its own: a Ctrl-C at the terminal must reach it last, from us. */
const spawnServer = (folder: Folder, binaries: Binaries, as: RunAs, settings: Record<string, string>): number => {
  const log = openSync(folder.log, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [...as.prefix, binaries.postgres, '-D', folder.data, ...flags];
  const child = spawn(command, args, {
    cwd: folder.data.replace(/data$/, ''),
    detached: true,
    stdio: ['ignore', log, log],
    env: cleanEnvironment(),
  });
  // A failed spawn shows as a process that does not run.
  child.on('error', () => {});
  child.unref();
  closeSync(log);
  return child.pid ?? 0;
};

const untilReady = async (
  folder: Folder,
  pid: number,
  port: number,
  until: number,
  slow: () => void,
): Promise<boolean> => {
  const began = Date.now();
  while (runs(pid) && Date.now() < until) {
    const recorded = readRecorded(folder);
    if (recorded?.pid === pid && recorded.status === 'ready' && (await answers(port))) return true;
    if (Date.now() - began > 2000) slow();
    await pause(15);
  }
  return false;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

const asCluster = (folder: Folder, pid: number, port: number): Cluster => {
  const access: Access = readAccess(folder);
  return {
    url: `postgres://${ownerName}:${access.owner}@127.0.0.1:${port}/${ownerName}`,
    adminUrl: `postgres://postgres:${access.superuser}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    runs: () => runs(pid),
    stop: () => stopServer(folder, pid),
  };
};

/** Fast shutdown; a server that hangs in it is told to drop everything, which its log makes good at the next start. */
const stopServer = async (folder: Folder, pid: number): Promise<void> => {
  if (!isServer(pid, folder)) return;
  signal(pid, 'SIGINT');
  if (await gone([pid], 15_000)) return;
  signal(pid, 'SIGQUIT');
  if (await gone([pid], 5_000)) return;
  signal(pid, 'SIGKILL');
};
