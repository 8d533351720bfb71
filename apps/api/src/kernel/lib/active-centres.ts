import type { ConnectionPools, PoolName } from '../db/connection-pools.ts';

/** The ids of the centres that are in use, read over a pool. */
export const readActiveCentres = async (pools: ConnectionPools, pool?: PoolName): Promise<number[]> => {
  const connection = await pools.acquire(pool);
  const [found] = await connection
    .send([{ text: "select id from centre where status = 'active'", values: [] }])
    .finally(() => connection.release());
  return (found?.rows ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
};

/** The centres that are in use; for jobs that look through all of them. */
export const activeCentres = (pools: ConnectionPools): Promise<number[]> => readActiveCentres(pools);
