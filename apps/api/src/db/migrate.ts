import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { giveFirstStatistics } from './first-statistics.ts';

const folder = new URL('./migrations/', import.meta.url);

/** One key for every process that migrates this product, so that two starts at once wait for each other. */
const MIGRATION_LOCK = 727_001;

/** A migration that was applied stands in another form on disk: the timeline may only be added to. */
export class ChangedMigration extends Error {
  constructor(name: string) {
    super(`The migration ${name} was changed after it had been applied. Add a new migration instead.`);
  }
}

/** The database was migrated by a newer version of the product than this one. */
export class NewerDatabase extends Error {
  constructor(name: string) {
    super(
      `This database was migrated by a newer version (it has ${name}). Update the program, or use another database.`,
    );
  }
}

const readTimeline = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/**
 * Brings the database to the newest form, each migration in its own transaction.
 *
 * `client` is connected as the owner. A killed run leaves whole migrations only and is simply run again.
 * Answers the names that were applied now.
 */
export const migrate = async (client: pg.ClientBase, onStep: (name: string) => void = () => {}): Promise<string[]> => {
  const timeline = await readTimeline();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const known = new Set(timeline.map((step) => step.name));
    for (const name of applied.keys()) if (!known.has(name)) throw new NewerDatabase(name);
    const done: string[] = [];
    for (const step of timeline) {
      const before = applied.get(step.name);
      if (before === step.checksum) continue;
      if (before !== undefined) throw new ChangedMigration(step.name);
      onStep(step.name);
      await client.query('begin');
      try {
        await client.query(step.sql);
        await client.query('insert into migration (name, checksum) values ($1, $2)', [step.name, step.checksum]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      done.push(step.name);
    }
    await giveFirstStatistics(client);
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};
