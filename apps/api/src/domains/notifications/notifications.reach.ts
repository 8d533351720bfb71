import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { Notification } from './notifications.entities.ts';

/** One's own alone, whoever one is. */
export const ownNotifications = scope(
  Notification,
  'own notifications',
  (who, as) => sql`(${col(as, 'user_id')} = ${who.user} and ${col(as, 'deleted_at')} is null)`,
);
