import type { ConnectionPools, PoolName } from '../db/connection-pools.ts';

/** A centre that is in use; one that is `suspended` has not paid, and goes on with what keeps children safe. */
export interface OpenCentre {
  readonly id: number;
  readonly suspended: boolean;
}

/** The centres that are in use: all but those that are inactive. */
export const readOpenCentres = async (pools: ConnectionPools, pool?: PoolName): Promise<OpenCentre[]> => {
  const connection = await pools.acquire(pool);
  const [found] = await connection
    .send([{ text: "select id, status = 'suspended' as suspended from centre where status <> 'inactive'", values: [] }])
    .finally(() => connection.release());
  return (found?.rows ?? []).flatMap(({ id, suspended }) =>
    typeof id === 'number' ? [{ id, suspended: suspended === true }] : [],
  );
};

/** The ids of the centres that are in use; for jobs that look through all of them. */
export const activeCentres = async (pools: ConnectionPools): Promise<number[]> =>
  (await readOpenCentres(pools)).map(({ id }) => id);
