import { CellTrouble } from './cell-trouble.ts';
import { type Side, until } from './side.ts';

/** Class of the lock that transactions of a center share, and whoever moves it takes alone; see `begin_in_center`. */
const FENCE = 727_110;
/** Who has not let go of a center by then, or which row has not arrived, is waited for another time. */
const CAUGHT_UP_MS = 3_000;
const TRIES = 20;
const AGAIN_MS = 500;

/** Publication, subscription and slot of the move of a center bear this name. */
export const moveName = (center: number): string => `nestling_move_${center}`;

/** Does what is done while nobody writes in a center; whatever ends the mover ends this too. */
const whileHeld = async <T>(from: Side, center: number, work: () => Promise<T>): Promise<T> => {
  await from.client.query('select pg_advisory_lock($1, $2)', [FENCE, center]);
  try {
    return await work();
  } finally {
    await from.client.query('select pg_advisory_unlock($1, $2)', [FENCE, center]);
  }
};

/** Whether all that was written in the center stands at the other side; nobody writes in it meanwhile. */
const hasArrived = async ({ client }: Side, center: number): Promise<boolean> => {
  const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  // A change of its own that is published: the other side confirms it as soon as it has written it.
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  await client.query('update centre set name = name where id = $1', [center]);
  await client.query('commit');
  return until(CAUGHT_UP_MS, async () => {
    const { rows: slots } = await client.query<{ there: boolean }>(
      'select confirmed_flush_lsn > $2::pg_lsn as there from pg_replication_slots where slot_name = $1',
      [moveName(center), rows[0]?.lsn],
    );
    return slots[0]?.there === true;
  });
};

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/**
 * Does `work` at a point at which nobody writes in the center and both sides hold the same rows. Answers how long that was, in
 * ms. The point is sought again where somebody does not let go of the center, or the last rows are late.
 */
export const atOnePoint = async (from: Side, center: number, work: () => Promise<void>): Promise<number> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const began = performance.now();
    try {
      const done = await whileHeld(from, center, async () => {
        if (!(await hasArrived(from, center))) return false;
        await work();
        return true;
      });
      if (done) return performance.now() - began;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await new Promise((wake) => setTimeout(wake, AGAIN_MS));
  }
  throw new CellTrouble('The other cell does not catch up with what is written: move the center at a quieter hour.');
};
