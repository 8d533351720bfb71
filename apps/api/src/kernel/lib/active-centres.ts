import { sql } from 'kysely';
import { compile } from '../db/compile.ts';
import type { ConnectionPools, PoolName } from '../db/connection-pools.ts';

/** A centre that is in use; one that is `suspended` has not paid, and goes on with what keeps children safe. */
export interface OpenCentre {
  readonly id: number;
  readonly suspended: boolean;
}

/** Of a row of `centre`: no other cell serves it. */
export const servedHere = sql`not exists (select from moved_center m where m.center_id = centre.id)`;

/** The centres that are in use here: all but those that are inactive or served by another cell. */
export const readOpenCentres = async (pools: ConnectionPools, pool?: PoolName): Promise<OpenCentre[]> => {
  const connection = await pools.acquire(pool);
  const [found] = await connection
    .send([
      compile(
        sql`select id, status = 'suspended' as suspended from centre where status <> 'inactive' and ${servedHere}`,
      ),
    ])
    .finally(() => connection.release());
  return (found?.rows ?? []).flatMap(({ id, suspended }) =>
    typeof id === 'number' ? [{ id, suspended: suspended === true }] : [],
  );
};

/** The ids of the centres that are in use; for jobs that look through all of them. */
export const activeCentres = async (pools: ConnectionPools): Promise<number[]> =>
  (await readOpenCentres(pools)).map(({ id }) => id);
