import type { ConnectionPools } from '../db/connection-pools.ts';

/** The centres that are in use; for jobs that look through all of them. */
export const activeCentres = async (pools: ConnectionPools): Promise<number[]> => {
  const connection = await pools.acquire();
  const [found] = await connection
    .send([{ text: "select id from centre where status = 'active'", values: [] }])
    .finally(() => connection.release());
  return (found?.rows ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
};
