import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../db/tables.ts';

/** SQL of whether a centre (`c`) calls its students pets: by its own setting, else by its kind. */
export const petsWords: Sql = sql`coalesce((select s.value = 'true'::jsonb from app_setting s
    where s.centre_id = c.id and s.location_id is null and s.key = 'pets_words'), c.theme = 'pets')`;

/** The question whether a centre calls its students pets. */
export const petsOf = (centre: number): RawBuilder<{ pets: boolean }> =>
  sql`select ${petsWords} as pets from centre c where c.id = ${centre}`;

/** Whether a centre calls its students pets; for jobs, which have no request that says so. */
export const saysPets = async (db: Kysely<DB>, centre: number): Promise<boolean> => {
  const { rows } = await petsOf(centre).execute(db);
  return rows[0]?.pets ?? false;
};
