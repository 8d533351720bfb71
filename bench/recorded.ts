import type { Statement } from '@nestling/api/kernel/db/batch.ts';
import type { ConnectionPools } from '@nestling/api/kernel/db/connection-pools.ts';

/** The statements of the last trip to the database while `work` runs: what the call itself asks. */
export const lastTrip = async (pools: ConnectionPools, work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  let sent: readonly Statement[] = [];
  const line = pools.acquire;
  pools.acquire = async () => {
    const lent = await line.call(pools);
    return {
      ...lent,
      send: (statements) => {
        sent = statements;
        return lent.send(statements);
      },
    };
  };
  await work();
  pools.acquire = line;
  return sent;
};
