import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { writeCsv } from '../files/sheet/csv.ts';
import type { TarEntry } from '../files/tar.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { openSnapshot } from '../kernel/db/snapshot.ts';
import { aboutExport } from './about-export.ts';
import { centerTables, inLoadingOrder } from './center-tables.ts';
import { asItLeaves } from './withheld.ts';
import { fileEntries, linesOf, type Manifest, manifestEntry, noteDatabase } from './write-backup.ts';

/** What the columns of a table mean, as far as somebody has said it: by table and column. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How an export is made. */
export interface ExportTerms {
  readonly center: number;
  /** Whether it will be sealed: then it may hold the hashes of passwords. */
  readonly sealed: boolean;
  readonly meanings: Meanings;
  /** Told after each table: how many are written, and of how many. */
  readonly onTable: (done: number, of: number) => Promise<void>;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

const columnsOf = async (db: Kysely<DB>): Promise<Map<string, Column[]>> => {
  const { rows } = await sql<Column>`select c.relname as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, a.attnum`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Rows of JSON as a table for people: a column per field, as text; what looks like a formula is none. */
const csvOf = async (lines: readonly string[], columns: readonly Column[]): Promise<Buffer> => {
  const rows = lines.map((line): ReadonlyMap<string, unknown> => new Map(Object.entries(JSON.parse(line))));
  const heads = columns.map(({ name }) => ({
    ...({ head: name, kind: 'text', width: 20 } as const),
    value: (row: ReadonlyMap<string, unknown>) => textOf(row.get(name)),
  }));
  const parts: Uint8Array[] = [];
  for await (const part of writeCsv({
    title: '',
    subtitle: '',
    columns: heads,
    rows,
    words: { total: '', about: '', page: String },
  }))
    parts.push(part);
  return Buffer.concat(parts);
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** An entry of bytes for readers alone, noted in the list. */
const other = (manifest: Manifest, path: string, bytes: Buffer): TarEntry => {
  if (manifest.others) manifest.others[path] = { size: bytes.length, sha256: hashOf(bytes) };
  return { path, size: bytes.length, content: [bytes] };
};

async function* rowsToTake(db: Kysely<DB>, manifest: Manifest, terms: ExportTerms): AsyncGenerator<TarEntry> {
  await noteDatabase(db, manifest);
  const columns = await columnsOf(db);
  const tables = await inLoadingOrder(db, await centerTables(db));
  const schema = tables.map(({ table }) => ({
    table,
    columns: (columns.get(table) ?? []).map(({ name, type, nullable }) => ({
      ...{ name, type, nullable },
      meaning: terms.meanings[table]?.[name] ?? null,
    })),
  }));
  yield other(manifest, 'README.txt', Buffer.from(aboutExport(terms.sealed)));
  yield other(manifest, 'schema.json', Buffer.from(`${JSON.stringify(schema, null, 1)}\n`));
  for (const [at, each] of tables.entries()) {
    const { table } = each;
    const hash = createHash('sha256');
    let rows = 0;
    let step = 0;
    for await (const found of linesOf(db, each, terms.center)) {
      const lines = found.flatMap(({ line }) => asItLeaves(table, line, terms.sealed) ?? []);
      if (lines.length === 0) continue;
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      hash.update(bytes);
      rows += lines.length;
      step += 1;
      yield { path: `rows/${table}/${String(step).padStart(6, '0')}.jsonl`, size: bytes.length, content: [bytes] };
      const name = step === 1 ? table : `${table}-${step}`;
      yield other(manifest, `csv/${name}.csv`, await csvOf(lines, columns.get(table) ?? []));
    }
    manifest.tables[table] = { rows, sha256: hash.digest('hex') };
    await terms.onTable(at + 1, tables.length);
  }
}

/**
 * A center as its own people take it away: every row as JSON and as CSV, its files, what the columns mean and how it is put
 * back, in one moment of its data; without what would open a door (`withheld`). It is read by whoever reads a backup.
 */
export async function* exportEntries(
  pools: ConnectionPools,
  manifest: Manifest,
  terms: ExportTerms,
): AsyncGenerator<TarEntry> {
  const snapshot = await openSnapshot(pools, terms.center);
  try {
    yield* rowsToTake(snapshot.db, manifest, terms);
  } finally {
    await snapshot.end();
  }
  yield* fileEntries(terms.center, manifest);
  yield manifestEntry(manifest);
}
