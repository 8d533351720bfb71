import { sql } from 'kysely';
import type pg from 'pg';
import { writer } from '../../db/seed/writer.ts';
import { Center } from '../../domains/centres/centers.entities.ts';
import { putChunks, removeStrays } from '../../files/store.ts';
import type { TarEntry } from '../../files/tar.ts';
import { boundTo } from '../../kernel/db/compile.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { keysOf } from '../archive-keys.ts';
import { inOneSpelling } from '../withheld.ts';
import { type Manifest, migrationsOf } from '../write-backup.ts';
import { addHome, type Operator } from './add-home.ts';
import { CannotRestore } from './cannot-restore.ts';
import { LineSum, sumOfTable } from './compare-rows.ts';
import { type LeftRows, leaveBehind, moveZones } from './leave-behind.ts';
import { asTheyWere, loadRows, moveSequences, type Target, targetsOf } from './load-rows.ts';
import { Checksums, fileOf, type ReadEntries, tableOf, verifyArchive, wholeOf } from './read-archive.ts';

/** Shared with the set-up and the demo seed: whoever makes a centre by hand holds it. */
const FIRST_CENTRE_LOCK = 727_003;
/** More than a thousand rows of the widest table take. */
const STEP_MOST = 512 * 1024 * 1024;
/** After every moment a file was written at. */
const EVER = new Date('9999-12-31');

/** What was restored. */
export interface Restored {
  readonly center: number;
  readonly name: string;
  readonly at: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** What did not come along, or came changed, with the number of its rows. */
  readonly left: readonly LeftRows[];
  /** Whether the platform's own center was made with it. */
  readonly home: boolean;
}

type Db = ReturnType<typeof boundTo>;

/** An archive goes where its tables are the same; another version would read its columns otherwise. */
const mustBeSameTables = async (db: Db, { migrations }: Manifest): Promise<void> => {
  const here = new Set(await migrationsOf(db));
  const there = new Set(migrations);
  const newer = migrations.find((name) => !here.has(name));
  if (newer)
    throw new CannotRestore(
      `A newer version of the product wrote this archive (its database has ${newer}): restore it with that one.`,
    );
  const older = [...here].find((name) => !there.has(name));
  if (older)
    throw new CannotRestore(
      `An older version of the product wrote this archive (its database lacks ${older}): restore it with that one, then start the newer.`,
    );
};

/** Nothing that is there is ever written over. */
const mustBeAbsent = async (db: Db, center: number): Promise<void> => {
  const row = await db.selectFrom('centre').select(['name']).where('id', '=', center).executeTakeFirst();
  if (row)
    throw new CannotRestore(`There is a center with the number ${center}: ${row.name}. Restore into another system.`);
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const writeFile = async (center: number, name: string, { content }: TarEntry, sums: Checksums, path: string) => {
  sums.add(path, new Uint8Array(0));
  const passing = async function* () {
    for await (const chunk of content) {
      sums.add(path, chunk);
      yield chunk;
    }
  };
  await putChunks(center, name, passing());
};

/** Writes rows and files as they come, and holds all of it against what was verified before. */
const load = async (db: Db, read: ReadEntries, manifest: Manifest, targets: ReadonlyMap<string, Target>) => {
  const sums = new Checksums();
  const expected = new Map<string, LineSum>();
  for await (const entry of read()) {
    const table = tableOf(entry.path);
    const target = targets.get(table ?? '');
    const file = fileOf(entry.path);
    if (table !== null) {
      if (!target) throw new CannotRestore(`There is no table ${table} here.`);
      const bytes = await wholeOf(entry, STEP_MOST);
      sums.add(entry.path, bytes);
      const lines = bytes.toString('utf8').trimEnd().split('\n');
      const sum = expected.get(table) ?? new LineSum();
      expected.set(table, sum);
      for (const line of lines) sum.add(inOneSpelling(table, line));
      await loadRows(db, target, manifest.center, lines);
    } else if (file !== null) await writeFile(manifest.center, file, entry, sums, entry.path);
    // What is for readers alone is passed over, once it is known to be what was verified.
    else if (entry.path !== 'manifest.json') for await (const chunk of entry.content) sums.add(entry.path, chunk);
  }
  sums.hold(manifest);
  for (const [table, target] of targets) {
    const now = await sumOfTable(db, target, manifest.center);
    if (!now.isSame(expected.get(table) ?? new LineSum()))
      throw new CannotRestore(`The rows of ${table} are not what the archive holds once they are written.`);
  }
};

const inTransaction = async (
  client: pg.ClientBase,
  read: ReadEntries,
  manifest: Manifest,
  { secrets, operator }: Into,
): Promise<Restored> => {
  const { center } = manifest;
  const db = boundTo(async ({ text, values }) => {
    const { rows, rowCount } = await client.query(text, [...values]);
    return { rows, count: rowCount ?? 0 };
  });
  await sql`select pg_advisory_xact_lock(${FIRST_CENTRE_LOCK}), set_config('app.centre_id', ${String(center)}, true),
    set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('lock_timeout', '10s', true)`.execute(db);
  await mustBeSameTables(db, manifest);
  await mustBeAbsent(db, center);
  // What an earlier try left of its files.
  await removeStrays(center, EVER, () => false);
  const targets = await targetsOf(db);
  const tables = Object.keys(manifest.tables);
  for (const table of targets.keys())
    if (!manifest.tables[table]) throw new CannotRestore(`The archive has no table ${table}.`);
  const left: LeftRows[] = [];
  await asTheyWere(db, tables, async (settle) => {
    await load(db, read, manifest, targets);
    await moveZones(db, manifest.zones);
    left.push(...(await leaveBehind(db, center, keysOf(secrets) === manifest.keys)));
    await settle();
    await moveSequences(db, tables);
  });
  const row = await db
    .selectFrom('centre')
    .select(['name', 'is_platform'])
    .where('id', '=', center)
    .executeTakeFirstOrThrow();
  if (row.is_platform)
    throw new CannotRestore('This is the platform’s own center: it is restored with its whole installation.');
  const home = await addHome(client, secrets, center, operator);
  const rows = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
  const trail = await writer(client, center);
  const after = { at: manifest.at, rows, left: left.length };
  await trail.add('audit', { call: 'restoreCenter', entity: Center.name, entity_id: center, after });
  const files = Object.keys(manifest.files).length;
  return { center, name: row.name, at: manifest.at, tables: tables.length, rows, files, left, home };
};

/** Where a center is restored to. */
export interface Into {
  /** Those of this installation. */
  readonly secrets: Secrets;
  /** Who operates the platform, where it has no center of its own yet. */
  readonly operator: Operator | null;
}

/**
 * Writes a center from an archive into a database that has the same migrations and not this center. All of the archive is
 * verified before the first row; rows come in one transaction, so that nothing is seen of a restore that was killed; each
 * table is read again and held against the archive before that ends. `client` is the owner's. Throws `CannotRestore` where it
 * cannot be done, and leaves nothing behind.
 */
export const restoreCenter = async (client: pg.ClientBase, read: ReadEntries, into: Into): Promise<Restored> => {
  const manifest = await verifyArchive(read);
  await client.query('begin');
  try {
    const restored = await inTransaction(client, read, manifest, into);
    await client.query('commit');
    return restored;
  } catch (error) {
    // Where the connection is gone Postgres has taken everything back; the next try removes the files.
    const stands = await client
      .query('rollback')
      .then(() => client.query('select 1 from centre where id = $1', [manifest.center]))
      .catch(() => null);
    if (stands?.rowCount === 0) await removeStrays(manifest.center, EVER, () => false);
    if (codeOf(error) === '23505')
      throw new CannotRestore('A name or host of the center belongs to another one here: restore into another system.');
    throw error;
  }
};
