import pg from 'pg';

const DATE = 1082;

/** How values of a column arrive: as pg reads them, but days stay 'YYYY-MM-DD' (a Date would shift by time zone). */
export const parserOf = (type: number): ((value: string) => unknown) =>
  type === DATE ? (value) => value : pg.types.getTypeParser(type);

/** The same for clients that are used without the wire. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === DATE ? (value: string) => value : pg.types.getTypeParser(type, format)),
};

/**
 * A parameter as Postgres takes it in text. Arrays become array literals, for `= any($1)`; other objects JSON.
 * An array meant for a jsonb column goes through `jsonb()` of tables.ts.
 */
export const toWire = (value: unknown): string | Buffer | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

const element = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  const pools = toWire(value);
  const text = Buffer.isBuffer(pools) ? `\\x${pools.toString('hex')}` : (pools ?? '');
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
};
