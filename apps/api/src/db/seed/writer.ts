import type pg from 'pg';
import type { DB } from '../types.gen.ts';

export type Cell = string | number | boolean | null | Date | Buffer | object;

/** Adds rows of one centre as the owner of the database. Row security binds the owner too: it works inside the centre. */
export interface Writer {
  readonly centre: number;
  /** Adds a row and answers its id (0 for tables without one). */
  add(table: keyof DB & string, row: Readonly<Record<string, Cell | undefined>>): Promise<number>;
}

/** Adds rows over a client, of whatever centre they say. */
export const insertOver =
  (client: pg.ClientBase) =>
  async (table: keyof DB & string, row: Readonly<Record<string, Cell | undefined>>): Promise<number> => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => `"${name}"`).join(', ');
    const marks = given.map((_, i) => `$${i + 1}`).join(', ');
    const { rows } = await client.query<{ id?: number }>(
      `insert into "${table}" (${names}) values (${marks}) returning *`,
      given.map(([, value]) => value),
    );
    return Number(rows[0]?.id ?? 0);
  };

/** Opens a writer for a centre inside the transaction of `client`. */
export const writer = async (client: pg.ClientBase, centre: number): Promise<Writer> => {
  await client.query(`select set_config('app.centre_id', $1, true)`, [String(centre)]);
  const insert = insertOver(client);
  return { centre, add: (table, row) => insert(table, { centre_id: centre, ...row }) };
};
