import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { boundTo } from './compile.ts';
import { Session } from './session.ts';
import type { Wire } from './wire.ts';

/**
 * Runs work in a centre outside of any call (the gateway's channel, jobs): one transaction, committed when `run`
 * settles and rolled back when it throws. Row security holds as for a call.
 */
export const inCentre = async <T>(wire: Wire, centre: number, run: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
  const session = new Session(wire, centre, true, [], { lane: 'house' });
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
