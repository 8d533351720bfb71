import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { LoginHistory, Passkey, Session } from './auth.entities.ts';

/** Sessions of the caller. */
export const ownSessions = scope(Session, 'own sessions', (who, as) => sql`${col(as, 'user_id')} = ${who.user}`);

/** Sign-ins of the people the caller reaches. */
export const loginsOfOwnPeople = scope(
  LoginHistory,
  'sign-ins of oneself and of people of own locations',
  (who, as) =>
    sql`exists (select 1 from app_user p where p.id = ${col(as, 'user_id')}
      and ${ownPeople.filter(who, { name: 'p' })})`,
);

/** Passkeys of the caller. */
export const ownPasskeys = scope(Passkey, 'own passkeys', (who, as) => sql`${col(as, 'user_id')} = ${who.user}`);
