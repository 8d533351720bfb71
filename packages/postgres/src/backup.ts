import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { openFolder, readAccess, versionOf, writeAccess } from './folder.ts';
import { runAs } from './run-as.ts';
import { PostgresTrouble } from './trouble.ts';

/**
 * What a copy leaves out: states of the running server, which it makes anew (PostgreSQL, "Making a Base Backup Using
 * the Low Level API"). The folders stay, empty.
 */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map)$/;
const segment = /^[0-9A-F]{24}$/;

/**
 * Copies a running cluster in `dir` to `to` while it goes on serving: everything committed before this began is in the
 * copy, and nothing half done. Started from the copy, Postgres replays the changes made while it was taken.
 */
export const backUp = async (dir: string, cluster: Cluster, to: string): Promise<void> => {
  const { data } = openFolder(dir);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  try {
    // While this session lasts, the slot keeps every change from now on in pg_wal.
    await client.query(`select pg_create_physical_replication_slot('backup_${process.pid}', true, true)`);
    const began = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('nestling', true)) as segment`,
    );
    copyRunning(data, join(to, 'data'));
    const ended = await client.query<{ segment: string; label: string }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(false)`,
    );
    const [first, last] = [began.rows[0], ended.rows[0]];
    if (!first || !last) throw new PostgresTrouble('The database did not say where the copy begins and ends.');
    writeFileSync(join(to, 'data', 'backup_label'), last.label, { mode: 0o600, flush: true });
    copyChanges(data, join(to, 'data'), first.segment, last.segment);
  } finally {
    await client.end();
  }
  writeAccess(openFolder(to), { ...readAccess(openFolder(dir)), port: 0 });
};

/** Copies files that are being written: torn pages are mended by the replay, and what vanishes meanwhile was dropped. */
const copyRunning = (from: string, to: string): void => {
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (left.test(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    const stat = lstatSync(source, { throwIfNoEntry: false });
    if (!stat) continue;
    if (!stat.isDirectory()) copyIfThere(source, target);
    else if (emptied.has(name)) mkdirSync(target, { mode: 0o700 });
    else copyRunning(source, target);
  }
};

const copyIfThere = (source: string, target: string): void => {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
};

/** The changes from the first segment to the last; without each of them the copy could not be started. */
const copyChanges = (from: string, to: string, first: string, last: string): void => {
  const names = readdirSync(join(from, 'pg_wal')).filter((name) => segment.test(name) && name >= first && name <= last);
  if (!names.includes(first) || !names.includes(last))
    throw new PostgresTrouble('Changes made during the copy are missing: try again.');
  for (const name of names) copyFileSync(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
  // Postgres makes it at start, but not the folder above.
  mkdirSync(join(to, 'pg_wal', 'archive_status'), { mode: 0o700, recursive: true });
};

/** Puts a copy made by `backUp` at `dir`, where no cluster may be; it is there whole or not at all. */
export const putBack = (from: string, dir: string): void => {
  const folder = openFolder(dir);
  if (existsSync(folder.data)) throw new PostgresTrouble(`There is a database in ${dir} already: move it away first.`);
  const binaries = findBinaries();
  const written = existsSync(from) ? versionOf(openFolder(from)) : null;
  if (written !== binaries.major)
    throw new PostgresTrouble(
      written === null
        ? `There is no copy of a database in ${from}.`
        : `The copy in ${from} is of Postgres ${written} and this Nestling brings Postgres ${binaries.major}: put it back with the Nestling that made it.`,
    );
  const fresh = join(dir, 'data.new');
  rmSync(fresh, { recursive: true, force: true });
  copyOwned(join(from, 'data'), fresh, runAs([binaries.postgres, folder.data]).owner);
  writeAccess(folder, readAccess(openFolder(from)));
  renameSync(fresh, folder.data);
};

/** Copies a folder whose files shall belong to the user Postgres runs as. */
const copyOwned = (from: string, to: string, owner: { uid: number; gid: number } | null): void => {
  mkdirSync(to, { mode: 0o700 });
  if (owner) chownSync(to, owner.uid, owner.gid);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      copyOwned(join(from, entry.name), target, owner);
      continue;
    }
    copyFileSync(join(from, entry.name), target);
    chmodSync(target, 0o600);
    if (owner) chownSync(target, owner.uid, owner.gid);
  }
};
