import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresTrouble } from './trouble.ts';

/** Where everything of one cluster stands: the files of Postgres, its log, and how to reach it. */
export type Folder = { home: string; data: string; log: string; access: string; lock: string };

/** Passwords of the two roles, and the port used last (0: none yet). */
export type Access = { owner: string; superuser: string; port: number };

/** A server's state as it writes it down itself; `status` is starting, stopping or ready. */
export type Recorded = { pid: number; port: number; status: string };

const logLimit = 8 * 1024 * 1024;

/** Makes the folder of a cluster when it is missing. Only its `data` is for the user Postgres runs as. */
export const openFolder = (home: string): Folder => {
  mkdirSync(home, { recursive: true });
  return {
    home,
    data: join(home, 'data'),
    log: join(home, 'postgres.log'),
    access: join(home, 'access.json'),
    lock: join(home, 'start.lock'),
  };
};

/** The passwords of the cluster, made at the first call. Readable for the present user alone. */
export const readAccess = ({ access }: Folder): Access => {
  if (!existsSync(access)) {
    return { owner: randomBytes(24).toString('base64url'), superuser: randomBytes(24).toString('base64url'), port: 0 };
  }
  const read: unknown = JSON.parse(readFileSync(access, 'utf8'));
  if (!isAccess(read)) throw new PostgresTrouble(`${access} is damaged: put it back from a backup.`);
  return read;
};

/** Writes them in one step, so that a full disk or a kill leaves the old file. */
export const writeAccess = ({ access }: Folder, value: Access): void => {
  writeFileSync(`${access}.new`, `${JSON.stringify(value)}\n`, { mode: 0o600, flush: true });
  chmodSync(`${access}.new`, 0o600);
  renameSync(`${access}.new`, access);
};

const isAccess = (value: unknown): value is Access =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'superuser' in value &&
  'port' in value &&
  typeof value.owner === 'string' &&
  typeof value.superuser === 'string' &&
  typeof value.port === 'number';

/** Major version that wrote the data, or null when there is none yet. */
export const versionOf = ({ data }: Folder): number | null => {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
};

/** What stands in postmaster.pid, or null without one: line 1 the process, line 4 the port, line 8 its status. */
export const readRecorded = ({ data }: Folder): Recorded | null => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
};

/** Keeps one older log beside the present one. */
export const turnLog = ({ log }: Folder): void => {
  const stat = statSync(log, { throwIfNoEntry: false });
  if (stat && stat.size > logLimit) renameSync(log, `${log}.1`);
};

/** What the log says from byte `from` on: the last lines are why a server did not start. */
export const logSince = ({ log }: Folder, from: number): string =>
  existsSync(log) ? readFileSync(log).subarray(from).toString('utf8') : '';

/** Present length of the log in bytes. */
export const logLength = ({ log }: Folder): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
