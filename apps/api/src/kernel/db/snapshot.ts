import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { boundTo } from './compile.ts';
import type { ConnectionPools } from './connection-pools.ts';

/** One moment of a centre's data, read as often as it takes. */
export interface Snapshot {
  readonly db: Kysely<DB>;
  /** Gives the connection back; what reads afterwards fails. */
  end(): Promise<void>;
}

/**
 * Opens a snapshot of a centre: one transaction that only reads and sees what was kept when it began, however long it takes
 * and whatever others write meanwhile. Row security holds as for a call. It keeps a connection until `end`, and Postgres ends
 * it where nothing is asked for some seconds.
 */
export const openSnapshot = async (pools: ConnectionPools, centre: number): Promise<Snapshot> => {
  const connection = await pools.acquire('jobs');
  let open = true;
  const end = async (): Promise<void> => {
    if (!open) return;
    open = false;
    const broken = await connection.send([{ text: 'rollback', values: [] }]).then(
      () => false,
      () => true,
    );
    connection.release(broken);
  };
  try {
    await connection.send([
      { text: 'begin isolation level repeatable read read only', values: [] },
      { text: "select set_config('app.centre_id', $1, true)", values: [centre] },
    ]);
  } catch (error) {
    await end();
    throw error;
  }
  const db = boundTo(async (statement) => {
    if (!open) throw new Error('The snapshot was ended.');
    const [result] = await connection.send([statement]);
    if (!result) throw new Error('A statement was sent without an answer.');
    return result;
  });
  return { db, end };
};
