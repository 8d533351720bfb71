import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { isHeld } from './held-files.ts';

/** Which of some names of the store no record of the centre holds. */
export const notHeld = async (
  db: Kysely<DB>,
  centre: number,
  names: readonly string[],
  now: Date,
): Promise<readonly string[]> => {
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select n.name from unnest(${[...names]}::text[]) as n (name)
    where not ${isHeld('file', sql`${centre}::int`, sql`n.name`, now)}`.execute(db);
  return rows.map(({ name }) => name);
};
