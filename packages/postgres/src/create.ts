import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Access, type Folder, writeAccess } from './folder.ts';
import type { RunAs } from './run-as.ts';
import { PostgresTrouble } from './trouble.ts';

/** Name of the owner role and of its database. */
export const ownerName = 'nestling';

/**
 * Makes the files of a new cluster, with the owner role and its database.
 * It is made beside its place and moved there as the last step, so that a cluster is there whole or not at all,
 * whenever the maker is killed.
 */
export const createCluster = (folder: Folder, binaries: Binaries, as: RunAs, access: Access): void => {
  const fresh = join(folder.home, 'data.new');
  rmSync(fresh, { recursive: true, force: true });
  writeAccess(folder, access);
  mkdirSync(fresh, { mode: 0o700 });
  if (as.owner) chownSync(fresh, as.owner.uid, as.owner.gid);

  const password = join(fresh, '..', 'superuser.password');
  writeFileSync(password, `${access.superuser}\n`, { mode: 0o600 });
  if (as.owner) chownSync(password, as.owner.uid, as.owner.gid);
  try {
    const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${password}`, '--encoding=UTF8'];
    // The built-in locale sorts alike on every machine; those of the system differ, and change with its updates.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    run(as, fresh, binaries.initdb, [
      `--pgdata=${fresh}`,
      ...options,
      ...locale,
      '--data-checksums',
      '--no-instructions',
    ]);
  } finally {
    rmSync(password, { force: true });
  }
  run(
    as,
    fresh,
    binaries.postgres,
    ['--single', '-D', fresh, '-c', 'log_checkpoints=off', 'postgres'],
    firstStatements(access),
  );
  rmSync(join(fresh, 'postmaster.pid'), { force: true });
  if (existsSync(folder.data)) rmSync(folder.data, { recursive: true });
  renameSync(fresh, folder.data);
};

/** The owner is no superuser: row-level security then holds for it here as it does on a Postgres of somebody's own. */
const firstStatements = (access: Access): string =>
  [
    `CREATE ROLE ${ownerName} LOGIN CREATEDB CREATEROLE PASSWORD '${access.owner}'`,
    `ALTER ROLE ${ownerName} SET createrole_self_grant = 'set, inherit'`,
    `CREATE DATABASE ${ownerName} OWNER ${ownerName}`,
    '',
  ].join('\n');

const run = (as: RunAs, cwd: string, program: string, args: string[], input = ''): void => {
  const [command = program, ...rest] = [...as.prefix, program, ...args];
  const done = spawnSync(command, rest, { cwd, input, encoding: 'utf8', env: cleanEnvironment() });
  // A single-user server goes on after a failed statement and ends with 0.
  if (done.status === 0 && !/ERROR:|FATAL:|PANIC:/.test(done.stderr)) return;
  throw new PostgresTrouble(`The database could not be made: ${reasonIn(done)}`);
};

const reasonIn = (done: SpawnSyncReturns<string>): string => {
  if (done.error) return done.error.message;
  return plainReason(`${done.stdout}\n${done.stderr}`);
};

/** The one line of an output of Postgres that says why, in words where the case is known. */
export const plainReason = (output: string): string => {
  if (/No space left on device|Check free disk space/.test(output))
    return 'the disk is full. Free some space and start again.';
  const line = output.split('\n').findLast((l) => /FATAL|PANIC|ERROR|error:/.test(l));
  return (
    line?.replace(/^.*?(?=FATAL|PANIC|ERROR|error:)/, '').trim() ||
    output.trim().split('\n').at(-1) ||
    'no reason was given.'
  );
};

/** Postgres reads PG* variables of its environment; those of whoever starts us are not meant for it. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });
