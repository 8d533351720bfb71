import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { ownTeam } from '../time-clock/reach.ts';
import { StaffCredential } from './entity.ts';

/** One's own; from managers on also those of the staff of own locations. */
export const ownCredentials = scope(
  StaffCredential,
  'own credentials, or those of staff of own locations',
  (who, as) => sql`exists (select 1 from app_user u where u.id = ${col(as, 'user_id')} and u.deleted_at is null
    and ${ownTeam.filter(who, { name: 'u' })})`,
);
