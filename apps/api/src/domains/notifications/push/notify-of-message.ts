import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { keepEmails } from '../emails.ts';
import { queuePushes } from './queue.ts';

/**
 * Tells of a message: pushes to devices, and letters where the location has chosen so. `told` is as `keepLetters` reads it;
 * who has switched messages off hears nothing.
 */
export const notifyOfMessage = async (
  db: Kysely<DB>,
  centre: number,
  now: Date,
  chatMessage: number,
  told: Sql,
): Promise<void> => {
  const readers = await keepEmails(db, centre, now, told);
  if (readers.length === 0) return;
  await queuePushes(
    db,
    centre,
    now,
    sql`select x.id as user_id, 'msgs'::text as kind, null::int as notification_id, ${chatMessage}::int as chat_message_id
      from unnest(${[...readers]}::int[]) as x(id)`,
  );
};
