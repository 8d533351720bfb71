import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { ProblemReported, TicketActed } from '../../model/ticket/events.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany } from './notify.ts';

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

/** Tells the other side of a ticket; never who acts, nobody whose account has ended, and nobody twice of one line. */
export const notifyTicket = on(TicketActed, 'notices', {
  run: (ctx, { ticket, line, act, to }, { by }) =>
    notifyMany(
      ctx,
      sql`select ${to === 'support' ? 'ticket_asked' : 'ticket'}::text as kind, ${`ticket:${line}`}::text as key, t.id as about,
        jsonb_build_object('name', t.name, 'number', t.ticket_number, 'act', ${act}::text,
          'by', coalesce((select a.full_name from app_user a where a.id = ${by}), '')) as facts,
        u.id as person, null::int as location, null::int as least
      from ticket t join app_user u on u.status = 'active' and not u.pending and u.deleted_at is null and u.id <> ${by}
      where t.id = ${ticket} and t.deleted_at is null and ${to === 'support' ? ofSupport : ofOpeners}`,
    ),
});

/** Tells the managers of the location what was reported there. */
export const notifyProblem = on(ProblemReported, 'notices', {
  run: (ctx, { report }) =>
    notifyMany(
      ctx,
      sql`select 'problem'::text as kind, ${`problem:${report}`}::text as key, p.id as about,
        jsonb_build_object('name', left(p.description, 120), 'by', coalesce(
          (select a.full_name from app_user a where a.id = p.created_by), '')) as facts,
        null::int as person, p.location_id as location, ${rank.manager}::int as least
      from problem_report p where p.id = ${report}`,
    ),
});
