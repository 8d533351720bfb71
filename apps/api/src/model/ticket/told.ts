import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';
import { rank } from '../user/rank.ts';

/** The two sides of a ticket. */
export type TicketSide = 'support' | 'openers';

/** The highest rank somebody has. */
const rankOfU = sql`(select max(r.rank) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id)`;
const handles = sql`exists (select 1 from user_role ur
  join role_permission rp on rp.role_id = ur.role_id
  join permission p on p.id = rp.permission_id and p.name = 'handle_tickets' where ur.user_id = u.id)`;

/** Who looks after the ticket, else everybody of support, and where a center has none, its own administration. */
const ofSupport = sql`case when t.assignee is not null then u.id = t.assignee
  else ${handles} and (${rankOfU} = ${rank.support} or (${rankOfU} > ${rank.support} and not exists (
    select 1 from app_user o join user_role ur on ur.user_id = o.id join role r on r.id = ur.role_id
    where r.rank = ${rank.support} and o.status = 'active' and o.deleted_at is null))) end`;

/** Who has opened the ticket, and the managers it names. */
const ofOpeners = sql`(u.id = t.created_by or exists (
    select 1 from ticket_user tu where tu.ticket_id = t.id and tu.user_id = u.id))
  and ${rankOfU} >= ${rank.manager}`;

/**
 * SQL of a ticket `t` and a person `u`: that one is told of what the other side has done. Never who acts, and nobody whose
 * account has ended.
 */
export const isTold = (to: TicketSide, by: number): Sql => sql`(u.status = 'active' and not u.pending
  and u.deleted_at is null and u.id <> ${by} and ${to === 'support' ? ofSupport : ofOpeners})`;

/** What somebody is told of on that side, as it is chosen in the account. */
export const noticeOf = (to: TicketSide): 'ticket' | 'ticket_asked' => (to === 'support' ? 'ticket_asked' : 'ticket');
