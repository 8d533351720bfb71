import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@nestling/postgres/backup.ts';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { processesIn } from '@nestling/postgres/processes.ts';
import { copyWithRights } from './backup/copy.ts';
import { verify, writeManifest } from './backup/manifest.ts';
import { readSettings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run backup -- --to <folder>`: copies the data folder, with the database as it stands at this moment, into a new
 * folder in there, while the product goes on serving. `--keep 14` then removes all but the newest 14.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  if (!values.to) throw new Trouble('Say where to: npm run backup -- --to /mnt/backups');
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Trouble('--keep takes a number from 1 on.');
  const { dataDir, databaseUrl, bucket } = readSettings(process.env);
  if (databaseUrl)
    throw new Trouble(
      `DATABASE_URL is set: back that database up with its own means (pg_dump as its owner), and copy ${dataDir}.`,
    );
  if (!existsSync(join(dataDir, 'postgres', 'data'))) throw new Trouble(`There is no database in ${dataDir} yet.`);

  const made = new Date();
  const target = join(resolve(values.to), `nestling-${made.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  const unfinished = `${target}.unfinished`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await copyDatabase(dataDir, join(unfinished, 'postgres'));
  copyFiles(dataDir, unfinished);
  const { files, bytes } = await writeManifest(unfinished, made);
  await verify(unfinished);
  renameSync(unfinished, target);
  console.log(`${target}: ${files} files, ${Math.ceil(bytes / 1024 / 1024)} MB, ${Date.now() - made.getTime()} ms`);
  if (bucket) console.log(`Pictures, exports and archives are in the bucket ${bucket}, and not in this backup.`);
  if (keep !== null) removeOld(resolve(values.to), keep);
};

/** Beside a running product; where none runs, the database is started for as long as this takes. */
const copyDatabase = async (dataDir: string, to: string): Promise<void> => {
  const dir = join(dataDir, 'postgres');
  const ran = processesIn(join(dir, 'data')).length > 0;
  const cluster = await startCluster({ dir });
  try {
    await backUp(dir, cluster, to);
  } finally {
    if (!ran) await cluster.stop();
  }
};

/** Everything else but logs and what belongs to a run: secrets, files, recordings. */
const copyFiles = (dataDir: string, to: string): void => {
  const own = new Set(['postgres', 'logs', 'run.json', 'start.lock']);
  for (const name of readdirSync(dataDir)) {
    if (own.has(name) || name.includes('.lock')) continue;
    copyWithRights(join(dataDir, name), join(to, name));
  }
};

const removeOld = (folder: string, keep: number): void => {
  const all = readdirSync(folder)
    .filter((name) => /^nestling-\d{8}T\d{6}Z$/.test(name))
    .sort();
  for (const name of all.slice(0, -keep)) {
    rmSync(join(folder, name), { recursive: true });
    console.log(`${join(folder, name)} was removed.`);
  }
};

main().catch(fail);
