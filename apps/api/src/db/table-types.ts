import type pg from 'pg';

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  defaulted: boolean;
  always: boolean;
}

/** TypeScript of a Postgres type as the driver answers it; dates and times stay text, bigint is read as text. */
const plain: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'string',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
  int4range: 'string',
  daterange: 'string',
  tstzrange: 'string',
};

const typeOf = (column: Column): string => {
  const [array, name] = column.type.startsWith('_') ? [true, column.type.slice(1)] : [false, column.type];
  const found = plain[name];
  if (!found) throw new Error(`No TypeScript type for ${name} of ${column.table_name}.${column.column_name}`);
  return array ? `${found}[]` : found;
};

const line = (column: Column): string => {
  const type = `${typeOf(column)}${column.nullable ? ' | null' : ''}`;
  const written = type.replace(/\bDate\b/, 'Date | string');
  if (column.generated || column.always) return `  ${column.column_name}: ColumnType<${type}, never, never>;`;
  if (column.defaulted || column.nullable)
    return `  ${column.column_name}: ColumnType<${type}, ${written} | undefined, ${written}>;`;
  return written === type
    ? `  ${column.column_name}: ${type};`
    : `  ${column.column_name}: ColumnType<${type}, ${written}, ${written}>;`;
};

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, t.typname as type, not a.attnotnull as nullable,
         a.attgenerated <> '' as generated, a.atthasdef or a.attidentity = 'd' as defaulted, a.attidentity = 'a' as always
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`;

/** The text of types.gen.ts: one interface of columns for each table of the database `client` is connected to. */
export const tableTypes = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const body = [...tables].map(
    ([name, columns]) => `  ${name}: {\n${columns.map((c) => `  ${line(c)}`).join('\n')}\n  };`,
  );
  return `// Printed from the migrated database by \`npm run codegen\`. Do not edit.
import type { ColumnType } from 'kysely';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface DB {
${body.join('\n')}
}
`;
};
