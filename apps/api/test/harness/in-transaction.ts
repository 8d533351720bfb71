import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/db/types.gen.ts';

/**
 * Runs `work` in a transaction, which is kept unless it throws. It is opened by hand: comparing the type Kysely gives a
 * transaction with that of a connection is more than the compiler does for so many tables (TS2590).
 */
export const inTransaction = <T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    await sql`begin`.execute(one);
    try {
      const answer = await work(one);
      await sql`commit`.execute(one);
      return answer;
    } catch (error) {
      await sql`rollback`.execute(one);
      throw error;
    }
  });
