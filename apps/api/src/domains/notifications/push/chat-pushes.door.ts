import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { queuePushes } from './queue.ts';

/** Queues the pushes of a message to those of a select of `id`. */
export const pushMessageTo = (
  db: Kysely<DB>,
  centre: number,
  now: Date,
  chatMessage: number,
  people: Sql,
): Promise<void> =>
  queuePushes(
    db,
    centre,
    now,
    sql`select x.id as user_id, 'msgs'::text as kind, null::int as notification_id, ${chatMessage}::int as chat_message_id
      from (${people}) x`,
  );
