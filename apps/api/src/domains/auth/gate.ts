import { sql } from 'kysely';
import type { Gatekeeper } from '../../kernel/gate.ts';
import type { Sql } from '../../kernel/tables.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { LastUse } from './last-use.ts';
import { readAccess } from './tokens.ts';

/** The role a person acts under: the highest it has. `person` stands for a row of app_user. */
export const roleOf = (person: string): Sql => sql`(select ro.name from user_role ur join role ro on ro.id = ur.role_id
  where ur.centre_id = ${sql.ref(`${person}.centre_id`)} and ur.user_id = ${sql.ref(`${person}.id`)}
  order by ro.rank desc limit 1)`;

/** The condition that a session (`s`) goes on and its person (`u`) may act. */
export const stands = (now: Date): Sql =>
  sql`s.ended_at is null and s.expires_at > ${now}::timestamptz and u.status = 'active'`;

/** The condition that the role a person (`u`) acts under has a permission in its centre. */
const has = (permission: string): Sql => sql`exists (select 1 from permission p
  join role_permission rp on rp.centre_id = p.centre_id and rp.permission_id = p.id
  join role ro on ro.id = rp.role_id
  where p.centre_id = u.centre_id and p.name = ${permission} and ro.name = ${roleOf('u')})`;

/** Knows who calls by access tokens of this installation, and asks the database how they stand with every call. */
export const gatekeeper = (secrets: Secrets, use: LastUse): Gatekeeper => ({
  claims: async (token, now) => {
    const claims = await readAccess(secrets, token, now);
    if (claims) use.saw(claims, now);
    return claims;
  },
  standing: ({ centre, user, session }, now, permission) => sql`select ${roleOf('u')} as role, u.language,
      ${permission === null ? sql`true` : has(permission)} as permitted
    from session s join app_user u on u.centre_id = s.centre_id and u.id = s.user_id
    where s.centre_id = ${centre} and s.id = ${session} and s.user_id = ${user} and ${stands(now)}`,
});
