import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { ProblemReported, TicketActed } from '../../model/ticket/events.ts';
import { isTold, noticeOf } from '../../model/ticket/told.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany } from './notify.ts';

/** Tells the other side of a ticket, and nobody twice of one line. */
export const notifyTicket = on(TicketActed, 'notices', {
  run: (ctx, { ticket, line, act, to }, { by }) =>
    notifyMany(
      ctx,
      sql`select ${noticeOf(to)}::text as kind, ${`ticket:${line}`}::text as key, t.id as about,
        jsonb_build_object('name', t.name, 'number', t.ticket_number, 'act', ${act}::text,
          'by', coalesce((select a.full_name from app_user a where a.id = ${by}),
          (select h.author from ticket_history h where h.id = ${line}), '')) as facts,
        u.id as person, null::int as location, null::int as least
      from ticket t join app_user u on ${isTold(to, by)}
      where t.id = ${ticket} and t.deleted_at is null`,
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
