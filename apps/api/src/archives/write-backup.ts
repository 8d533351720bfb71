import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { listFiles, openStored } from '../files/store.ts';
import type { TarEntry } from '../files/tar.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { openSnapshot } from '../kernel/db/snapshot.ts';
import { type CenterTable, centerTables, inLoadingOrder } from './center-tables.ts';

/** How the content of a backup is laid out; one of a later version is refused by whoever reads it. */
export const BACKUP_VERSION = 2;
/** What names of files begin with that hold an export of the center itself. */
export const EXPORTS = 'export-';
/** Rows of one step, which one entry holds. */
const STEP = 1_000;

/** What a backup says of itself, in its last entry. */
export interface Manifest {
  readonly version: number;
  readonly center: number;
  /** When its snapshot was taken, ISO 8601. */
  readonly at: string;
  /** The migrations its database had: it goes back into one that has the same. */
  readonly migrations: string[];
  /** What the ids of time zones stand for, which another database may have given otherwise. */
  readonly zones: Record<string, string>;
  /** Tells whether another installation has the same secrets, and tells nothing of them. */
  readonly keys: string;
  /** In the order in which they are read back: what others refer to comes first, but for circles. */
  readonly tables: Record<string, { rows: number; sha256: string }>;
  /** The files of the center with their sizes in bytes and SHA-256 in hex. */
  readonly files: Record<string, { size: number; sha256: string }>;
  /** What is in it for readers alone, by its path: tables as CSV, what they mean, how it is opened. */
  readonly others?: Record<string, { size: number; sha256: string }>;
  /** Files that were removed while it was made. */
  readonly gone: string[];
}

/** Nothing of it is shared with a table: the cursor is of this transaction alone. */
const CURSOR = sql.id('rows_of_center');

/** Rows of a table as JSON, a line each, step by step. */
export async function* linesOf(db: Kysely<DB>, { table, column }: CenterTable, center: number) {
  await sql`declare ${CURSOR} no scroll cursor for
    select row_to_json(t)::text as line from ${sql.table(table)} t where t.${sql.ref(column)} = ${sql.lit(center)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(STEP)} from ${CURSOR}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < STEP) break;
  }
  await sql`close ${CURSOR}`.execute(db);
}

/** The migrations a database has, in their order. */
export const migrationsOf = async (db: Kysely<DB>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const zonesOf = async (db: Kysely<DB>): Promise<Record<string, string>> => {
  const rows = await db.selectFrom('timezone').select(['id', 'value']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, value }) => [String(id), value]));
};

/** Where an archive goes back: the migrations and time zones of its database. */
export const noteDatabase = async (db: Kysely<DB>, manifest: Manifest): Promise<void> => {
  manifest.migrations.push(...(await migrationsOf(db)));
  Object.assign(manifest.zones, await zonesOf(db));
};

async function* hashedAs(content: AsyncIterable<Uint8Array>, kept: (sha256: string) => void) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  kept(hash.digest('hex'));
}

async function* rowEntries(db: Kysely<DB>, center: number, manifest: Manifest): AsyncGenerator<TarEntry> {
  await noteDatabase(db, manifest);
  for (const each of await inLoadingOrder(db, await centerTables(db))) {
    const hash = createHash('sha256');
    let rows = 0;
    let step = 0;
    for await (const lines of linesOf(db, each, center)) {
      const bytes = Buffer.from(`${lines.map(({ line }) => line).join('\n')}\n`);
      hash.update(bytes);
      rows += lines.length;
      step += 1;
      yield { path: `rows/${each.table}/${String(step).padStart(6, '0')}.jsonl`, size: bytes.length, content: [bytes] };
    }
    manifest.tables[each.table] = { rows, sha256: hash.digest('hex') };
  }
}

/** The files of a center; exports of it are none of them. */
export async function* fileEntries(center: number, manifest: Manifest): AsyncGenerator<TarEntry> {
  for await (const name of listFiles(center)) {
    if (name.startsWith(EXPORTS)) continue;
    const stored = await openStored(center, name);
    if (!stored) {
      manifest.gone.push(name);
      continue;
    }
    const { size, content } = stored;
    const kept = (sha256: string) => {
      manifest.files[name] = { size, sha256 };
    };
    try {
      yield { path: `files/${name}`, size, content: hashedAs(content, kept) };
    } finally {
      content.destroy();
    }
  }
}

/**
 * Everything a center has, as entries of an archive: the rows of every table as they were in one moment, then its files, then
 * what all of it was. `manifest` is filled on the way. No more than a step of it is held.
 */
export async function* centerEntries(
  pools: ConnectionPools,
  center: number,
  manifest: Manifest,
): AsyncGenerator<TarEntry> {
  const snapshot = await openSnapshot(pools, center);
  try {
    yield* rowEntries(snapshot.db, center, manifest);
  } finally {
    await snapshot.end();
  }
  // Beside those the rows name there may be newer ones, and one that was let go of meanwhile is missing: it was to go.
  yield* fileEntries(center, manifest);
  yield manifestEntry(manifest);
}

/** The last entry. */
export const manifestEntry = (manifest: Manifest): TarEntry => {
  const told = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  return { path: 'manifest.json', size: told.length, content: [told] };
};
