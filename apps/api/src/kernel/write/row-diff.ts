import { sql } from 'kysely';

type Row = Readonly<Record<string, unknown>>;

/** A row as an update found and left it. */
export interface RowDiff {
  readonly before: Row;
  readonly after: Row;
}

/** For `returning` of an update: the whole row before and after it, as Postgres 18 tells both. */
export const diffColumns = [sql<Row>`to_jsonb(old)`.as('before'), sql<Row>`to_jsonb(new)`.as('after')] as const;

/** Columns computed from others, and the stamps of the change itself: no news in the audit trail. */
const DERIVED = new Set([
  'searched',
  'full_name',
  'username_key',
  'email_key',
  'phone_digits',
  'updated_at',
  'updated_by',
  'version',
]);

/** Only the columns that differ, for `ctx.audit`. Null when nothing did. */
export const diffOf = ({ before, after }: RowDiff): RowDiff | null => {
  const keys = Object.keys(after).filter(
    (key) => !DERIVED.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (keys.length === 0) return null;
  const only = (row: Row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  return { before: only(before), after: only(after) };
};
