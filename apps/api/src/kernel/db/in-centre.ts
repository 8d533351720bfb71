import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { boundTo } from './compile.ts';
import type { ConnectionPools } from './connection-pools.ts';
import { Session, type Terms } from './session.ts';

/**
 * Runs work in a centre outside of any call (the gateway's channel, jobs): one transaction, committed when `run`
 * settles and rolled back when it throws. Row security holds as for a call. `often` is what it is of a call.
 */
export const inCentre = async <T>(
  pools: ConnectionPools,
  centre: number,
  run: (db: Kysely<DB>) => Promise<T>,
  { often = false }: Partial<Pick<Terms, 'often'>> = {},
): Promise<T> => {
  const session = new Session(pools, centre, true, [], { poolName: 'system', often });
  const db = boundTo(async (statement) => {
    const [result] = await session.send([statement]);
    if (!result) throw new Error('A statement was sent without an answer.');
    return result;
  });
  try {
    const value = await run(db);
    await session.commit([]);
    return value;
  } catch (error) {
    await session.rollback();
    throw error;
  }
};
