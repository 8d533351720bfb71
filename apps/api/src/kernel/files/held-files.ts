import { sql } from 'kysely';
import type { Alias, Column, Sql, Table } from '../db/tables.ts';
import type { Entity } from '../read/entity.ts';

/**
 * What a column holds of the store: the key of a picture, of a video or of an attachment, the name of a file, or the key of
 * an upload nobody has taken yet.
 */
export type HeldKind = 'picture' | 'video' | 'attachment' | 'file' | 'upload';

/** How records use what a column holds: in a word, with a name people know where there is one. */
interface Use<T extends Table> {
  readonly kind: string;
  readonly name?: (as: Alias<T>) => Sql;
  /** Records it is said of; it is held by the others too, for taking their removal back. */
  readonly where?: (as: Alias<T>) => Sql;
}

interface Holding<T extends Table> {
  readonly kind: HeldKind;
  /** The column is a document, JSON or HTML, within which keys stand. */
  readonly within?: boolean;
  /** Anybody may see what it holds, as pages before sign-in and letters show it. */
  readonly open?: boolean;
  /** Records that hold it; without it all do, for as long as their row stands. */
  readonly where?: (as: Alias<T>, now: Date) => Sql;
  readonly use?: Use<T>;
}

/** A column that holds files of the store. */
export interface HeldColumn {
  readonly table: Table;
  readonly column: string;
  readonly kind: HeldKind;
  readonly within: boolean;
  readonly open: boolean;
  readonly where: Sql | ((now: Date) => Sql);
  readonly use: { readonly kind: string; readonly name: Sql; readonly where: Sql } | null;
}

const AS = 'h';
const columns = new Map<string, HeldColumn>();

/**
 * Declares the columns of a table that hold files of the store. What is swept, what is in use and what may be removed is
 * asked of these declarations alone; `checks/held-files.test.ts` finds a column that looks like one and is none.
 */
export const holdsFiles = <T extends Table>(
  of: Entity<T> | T,
  declared: { readonly [C in Column<T>]?: Holding<T> },
): void => {
  const table: T = typeof of === 'string' ? of : of.table;
  const as: Alias<T> = { name: AS };
  for (const [column, holding] of Object.entries<Holding<T> | undefined>(declared)) {
    if (!holding) continue;
    const { kind, within = false, open = false, where, use } = holding;
    columns.set(`${table}.${column}`, {
      table,
      column,
      kind,
      within,
      open,
      where: where ? (now) => where(as, now) : sql`true`,
      use: use
        ? { kind: use.kind, name: use.name?.(as) ?? sql`null::text`, where: use.where?.(as) ?? sql`true` }
        : null,
    });
  }
};

/** Every column that was declared. */
export const heldColumns = (): readonly HeldColumn[] => [...columns.values()];

const ofKind = (kind: HeldKind): readonly HeldColumn[] => {
  const found = heldColumns().filter((column) => column.kind === kind);
  // What is not held is removed: where nothing is declared the declarations were not loaded.
  if (columns.size === 0) throw new Error('No column was declared to hold files.');
  return found;
};

const whereOf = ({ where }: HeldColumn, now: Date): Sql => (typeof where === 'function' ? where(now) : where);
const inTable = ({ table }: HeldColumn, centre: Sql): Sql =>
  sql`${sql.table(table)} ${sql.ref(AS)} where ${sql.ref(`${AS}.centre_id`)} = ${centre}`;
const columnOf = ({ column }: HeldColumn): Sql => sql.ref(`${AS}.${column}`);

/** The letter a key begins with, by what it names; 128 random bits follow. */
const LETTER: Partial<Record<HeldKind, string>> = { picture: 'p', video: 'v', attachment: 'f' };

/** SQL: whether a record of the centre holds a key, or a name, of a kind; `closed`: one that not anybody may see. */
export const isHeld = (kind: HeldKind, centre: Sql, key: Sql, now: Date, { closed = false } = {}): Sql => {
  const asking = ofKind(kind).filter(({ open }) => !closed || !open);
  const asked = asking.map((column) => {
    const named = column.within
      ? sql`position(${key} in ${columnOf(column)}::text) > 0`
      : sql`${columnOf(column)} = ${key}`;
    return sql`exists (select 1 from ${inTable(column, centre)} and ${named} and ${whereOf(column, now)})`;
  });
  return asked.length === 0 ? sql`false` : sql`(${sql.join(asked, sql` or `)})`;
};

/** SQL: a query of all keys, or names, of a kind that records of the centre hold, in its column `key`. */
export const allHeld = (kind: HeldKind, centre: number, now: Date): Sql => {
  const letter = LETTER[kind] ?? '';
  const asked = ofKind(kind).map((column) => {
    const where = sql`${columnOf(column)} is not null and ${whereOf(column, now)}`;
    if (!column.within)
      return sql`select ${columnOf(column)} as key from ${inTable(column, sql`${centre}`)} and ${where}`;
    const pattern = `(?<![A-Za-z0-9_-])${letter}[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])`;
    return sql`select m[1] as key from ${sql.table(column.table)} ${sql.ref(AS)}
      cross join lateral regexp_matches(${columnOf(column)}::text, ${pattern}, 'g') m
      where ${sql.ref(`${AS}.centre_id`)} = ${centre} and ${where}`;
  });
  return asked.length === 0 ? sql`select null::text as key where false` : sql.join(asked, sql` union all `);
};

/** SQL: where a key is used, as JSON [{ kind, name }], twenty at most. */
export const usesOf = (kind: HeldKind, centre: Sql, key: Sql, now: Date): Sql => {
  const asked = ofKind(kind).flatMap((column) => {
    const { use } = column;
    if (!use) return [];
    const named = column.within
      ? sql`position(${key} in ${columnOf(column)}::text) > 0`
      : sql`${columnOf(column)} = ${key}`;
    return sql`select ${use.kind}::text as kind, ${use.name}::text as name from ${inTable(column, centre)}
      and ${named} and ${whereOf(column, now)} and ${use.where}`;
  });
  return sql`select coalesce(json_agg(x), '[]') from (${sql.join(asked, sql` union all `)} limit 20) x`;
};
