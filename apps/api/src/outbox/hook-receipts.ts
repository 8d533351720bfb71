import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { FRESH_SECONDS } from './signed-hook.ts';

/** Whether a signed message comes for the first time, which is noted. Those too old to be taken anyway are forgotten. */
export const isFirstReceipt = async (db: Kysely<DB>, centre: number, at: Date, signature: string): Promise<boolean> => {
  const digest = createHash('sha256').update(signature.toLowerCase()).digest();
  await sql`delete from hook_receipt where centre_id = ${centre}
    and at < ${at}::timestamptz - make_interval(secs => ${2 * FRESH_SECONDS})`.execute(db);
  const { rows } = await sql`insert into hook_receipt (centre_id, digest, at)
    values (${centre}, ${digest}, ${at}::timestamptz) on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
};
