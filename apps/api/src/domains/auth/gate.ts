import { type Ip, isWithin, readIp, readIpRange } from '@nestling/rules/ip.ts';
import { sql } from 'kysely';
import type { Claims, Gatekeeper, Need, ShownAt } from '../../kernel/call/gate.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { roleOf } from '../../model/user/role-of.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { LastUse } from './last-use.ts';
import { readAccess } from './tokens.ts';

const lasts = (session: string, person: string, now: Date): Sql =>
  sql`${sql.ref(`${session}.ended_at`)} is null and ${sql.ref(`${session}.expires_at`)} > ${now}::timestamptz
    and ${sql.ref(`${person}.status`)} = 'active'`;

/**
 * The condition that a session (`s`) goes on and its person (`u`) may act. One that acts for somebody goes on as long as
 * the admin's own: signed out, switched off or no admin any more, and acting is over too.
 */
export const stands = (now: Date): Sql =>
  sql`${lasts('s', 'u', now)} and (s.impersonator_id is null or exists (
    select 1 from session own join app_user admin on admin.id = own.user_id
    where own.id = s.impersonator_session_id and own.user_id = s.impersonator_id
      and ${lasts('own', 'admin', now)} and ${roleOf('admin')} = 'admin'))`;

/** The place of the first permission that is needed and that the role a person (`u`) acts under has not in its centre. */
const missing = (needs: readonly Need[]): Sql => {
  if (needs.length === 0) return sql`null::int`;
  const asked = needs.map(
    ({ permission, when }, place) => sql`(${place}::int, ${permission}::text, ${when === true ? sql`true` : when})`,
  );
  return sql`(select min(needed.place) from (values ${sql.join(asked)}) as needed (place, permission, asked)
    where needed.asked and not exists (select 1 from permission p
      join role_permission rp on rp.permission_id = p.id
      join role ro on ro.id = rp.role_id
      where p.name = needed.permission and ro.name = ${roleOf('u')}))`;
};

/** Knows tokens of programs, which say nothing by themselves. */
export interface ProgramTokens {
  /** What a token stands for in a center; null for one that is none. */
  read(token: string, at: ShownAt): Promise<Claims | null>;
}

/** Whether a program that is let in from some networks alone asks from one of them. */
const isFromItsNetworks = ({ grant }: Claims, { ip }: ShownAt): boolean => {
  if (!grant || grant.networks.length === 0) return true;
  const address = readIp(ip);
  return address !== null && grant.networks.some((text) => isInside(address, text));
};
const isInside = (address: Ip, text: string): boolean => {
  const range = readIpRange(text);
  return range !== null && isWithin(address, range);
};

/** Knows who calls by access tokens of this installation, and asks the database how they stand with every call. */
export const gatekeeper = (secrets: Secrets, use: LastUse, programs: ProgramTokens): Gatekeeper => ({
  claims: async (token, now, at) => {
    const claims = (await programs.read(token, at)) ?? (await readAccess(secrets, token, now));
    if (!claims || !isFromItsNetworks(claims, at)) return null;
    use.saw(claims, now, at.ip);
    return claims;
  },
  standing: ({ user, session }, now, needs) => sql`select ${roleOf('u')} as role, u.language,
      coalesce(re.epoch, 0) as epoch, ${missing(needs)} as missing
    from session s join app_user u on u.id = s.user_id
    left join reader_epoch re on re.user_id = u.id
    where s.id = ${session} and s.user_id = ${user} and ${stands(now)}
      and not (s.is_token and (u.pending or s.impersonator_id is not null))`,
});
