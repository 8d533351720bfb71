import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Lock, tryLock } from '@nestling/postgres/lock.ts';
import type { ProcessId } from '@nestling/postgres/processes.ts';
import { codeOf, Trouble } from '../trouble.ts';

/** Layout of DATA_DIR this version writes; a folder of a higher one was written by a newer Nestling. */
const layout = 1;
const mega = 1024 * 1024;

/** Makes DATA_DIR where it is missing and refuses one that cannot be worked in, saying why and what to do. */
export const openDataFolder = (dataDir: string): void => {
  makeWritable(dataDir);
  refuseFull(dataDir);
  refuseForeign(dataDir);
  refuseNewer(dataDir);
};

/** Holds DATA_DIR for this process: two starts on the same data would end each other's children. */
export const holdDataFolder = (dataDir: string): Lock => {
  const lock = tryHold(dataDir);
  if ('release' in lock) return lock;
  throw new Trouble(
    `Nestling runs already on ${dataDir} (process ${lock.pid}): end it with "kill ${lock.pid}", or set DATA_DIR to another folder.`,
  );
};

/** The same for whoever can work beside a running Nestling: answers the process that holds it. */
export const tryHold = (dataDir: string): Lock | ProcessId => tryLock(join(dataDir, 'start.lock'));

const makeWritable = (dataDir: string): void => {
  try {
    makeFolder(dataDir, 0o755);
    makeFolder(join(dataDir, 'logs'), 0o755);
    makeFolder(join(dataDir, 'secrets'), 0o700);
    const probe = join(dataDir, `probe.${process.pid}`);
    writeFileSync(probe, 'x'.repeat(4096), { flush: true });
    rmSync(probe);
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw error;
    throw new Trouble(
      `The data folder ${dataDir} cannot be written (${codeOf(error) || error}): change its rights, or set DATA_DIR to another folder.`,
    );
  }
};

/** Step by step: the recursive mkdir of Node does not return where a file system answers ENOENT, as /proc does. */
const makeFolder = (path: string, mode: number): void => {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path), 0o755);
  mkdirSync(path, { mode });
};

/** A new cluster with its write-ahead log takes some 60 MB; without a reserve, Postgres stops in the middle of the day. */
const refuseFull = (dataDir: string): void => {
  const needed = existsSync(join(dataDir, 'postgres', 'data')) ? 50 : 250;
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / mega);
  if (free >= needed) return;
  throw new Trouble(
    `The disk of ${dataDir} is full (${free} MB left, ${needed} MB needed): free some space, or set DATA_DIR to another disk.`,
  );
};

/** Root may open everybody's data; anybody else only their own. */
const refuseForeign = (dataDir: string): void => {
  const owner = statSync(join(dataDir, 'secrets')).uid;
  const me = process.getuid?.();
  if (me === undefined || me === 0 || me === owner) return;
  throw new Trouble(
    `The data folder ${dataDir} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
  );
};

const refuseNewer = (dataDir: string): void => {
  const file = join(dataDir, 'layout');
  if (!existsSync(file)) writeFileSync(file, `${layout}\n`);
  const written = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (written > layout) {
    throw new Trouble(
      `The data folder ${dataDir} was written by a newer Nestling: start that version, or set DATA_DIR to another folder.`,
    );
  }
};
