import { setTimeout as wait } from 'node:timers/promises';
import { MAJOR, whyTooOld } from '@nestling/postgres/version.ts';
import type pg from 'pg';
import { giveFirstStatistics } from './first-statistics.ts';
import { readTimeline, type Step } from './timeline.ts';

const ownFolder = new URL('./migrations/', import.meta.url);

/** One key for every process that migrates this product: one migration runs at a time, whoever starts it. */
const MIGRATION_LOCK = 727_001;
const POLL_MS = 100;

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

/** The server is of a version that lacks what is used of it. */
export class OldPostgres extends Error {}

/** A migration that never got the tables it changes: somebody holds them for longer than all tries together. */
export class BusyDatabase extends Error {
  constructor(name: string, cause: unknown) {
    super(`The migration ${name} could not get a lock it needs: something holds a table for long. Start again.`, {
      cause,
    });
  }
}

/** How a run goes about it; tests take less time. */
export interface Options {
  readonly onStep?: (name: string) => void;
  readonly folder?: URL;
  /**
   * How long one try waits for a table, ms. Whoever waits for a lock on a table stops everybody who comes after: so long
   * at most do calls stand still.
   */
  readonly lockMs?: number;
  /** Pause between two tries, ms, and how many there are. */
  readonly pauseMs?: number;
  readonly tries?: number;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** lock_not_available and deadlock_detected: nothing was done, and it may be tried again. */
const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error));

/** Asks for the lock until it is got, without waiting inside Postgres: an index that is built concurrently would wait for that. */
const untilOurs = async (ask: () => Promise<boolean>): Promise<void> => {
  while (!(await ask())) await wait(POLL_MS);
};

const got = async (client: pg.ClientBase, of: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock') => {
  const { rows } = await client.query<{ got: boolean }>(`select ${of}($1) as got`, [MIGRATION_LOCK]);
  return rows[0]?.got === true;
};

/** Runs in a transaction of its own that no other migration runs beside. */
const inTurn = async <T>(client: pg.ClientBase, lockMs: number, work: () => Promise<T>): Promise<T> => {
  await untilOurs(async () => {
    await client.query('begin');
    if (await got(client, 'pg_try_advisory_xact_lock')) return true;
    await client.query('rollback');
    return false;
  });
  try {
    await client.query(`set local lock_timeout = ${Math.round(lockMs)}`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const isApplied = async (client: pg.ClientBase, { name }: Step): Promise<boolean> =>
  (await client.query('select 1 from migration where name = $1', [name])).rowCount === 1;

const note = async (client: pg.ClientBase, { name, checksum }: Step): Promise<void> => {
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
};

/** What a killed or failed build left behind is there, is kept up by every write, and is used by no read. */
const dropHalfBuilt = async (client: pg.ClientBase, index: string): Promise<void> => {
  const { rows } = await client.query(
    `select 1 from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relname = $1 and not i.indisvalid`,
    [index],
  );
  if (rows.length > 0) await client.query(`drop index concurrently "${index}"`);
};

/**
 * A marked file, statement by statement: each may be run again, and the file is noted when all of them have run. They wait
 * for transactions as long as those take, for nobody has to wait for them.
 */
const runOutside = async (
  client: pg.ClientBase,
  step: Step,
  statements: NonNullable<Step['statements']>,
): Promise<boolean> => {
  await untilOurs(() => got(client, 'pg_try_advisory_lock'));
  try {
    if (await isApplied(client, step)) return false;
    for (const { sql, index } of statements) {
      await dropHalfBuilt(client, index);
      await client.query(sql);
    }
    await note(client, step);
    return true;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};

const runInside = (client: pg.ClientBase, step: Step, lockMs: number): Promise<boolean> =>
  inTurn(client, lockMs, async () => {
    if (await isApplied(client, step)) return false;
    await client.query(step.sql);
    await note(client, step);
    return true;
  });

/**
 * Brings the database to the newest form, each migration in its own transaction (a marked one outside of any) under its own
 * turn. One that does not get its tables at once lets go of everything, so that calls go on, and tries again.
 *
 * `client` is connected as the owner. A killed run leaves whole migrations only and is simply run again.
 * Answers the names that were applied now, by this process.
 */
export const migrate = async (
  client: pg.ClientBase,
  { onStep = () => {}, folder = ownFolder, lockMs = 3_000, pauseMs = 1_000, tries = 60 }: Options = {},
): Promise<string[]> => {
  const { rows: version } = await client.query<{ major: number }>(MAJOR);
  const tooOld = whyTooOld('The database', Number(version[0]?.major));
  if (tooOld) throw new OldPostgres(tooOld);
  const timeline = await readTimeline(folder);
  const rows = await inTurn(client, lockMs, async () => {
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    );
    return (await client.query<{ name: string; checksum: string }>('select name, checksum from migration')).rows;
  });
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(timeline.map((step) => step.name));
  for (const name of applied.keys()) if (!known.has(name)) throw new NewerDatabase(name);
  for (const { name, checksum } of timeline)
    if ((applied.get(name) ?? checksum) !== checksum) throw new ChangedMigration(name);

  const done: string[] = [];
  for (const step of timeline) {
    if (applied.has(step.name)) continue;
    onStep(step.name);
    for (let left = tries; ; left -= 1) {
      try {
        const { statements } = step;
        const ran = statements ? await runOutside(client, step, statements) : await runInside(client, step, lockMs);
        if (ran) done.push(step.name);
        break;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (left <= 1) throw new BusyDatabase(step.name, error);
        await wait(pauseMs);
      }
    }
  }
  await giveFirstStatistics(client);
  return done;
};
