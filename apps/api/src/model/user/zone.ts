import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

/**
 * The zone a person lives by, as the zone database calls it: of the own location or a child's, else of the center's
 * first; UTC where a center has no location yet. One statement.
 */
export const zoneOfPerson = async (db: Kysely<DB>, user: number): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select z.value as zone from location l
    join timezone z on z.id = l.timezone_id
    left join user_location ul on ul.location_id = l.id and ul.user_id = ${user}
    order by (ul.user_id is not null or exists (select 1 from standing_guardian gl
      join student st on st.id = gl.student_id where gl.user_id = ${user} and st.location_id = l.id)) desc, l.id
    limit 1`.execute(db);
  return rows[0]?.zone ?? 'UTC';
};
