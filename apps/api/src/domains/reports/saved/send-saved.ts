import { rankOf } from '@nestling/rules/roles.ts';
import { ruleOfSaved } from '@nestling/rules/saved-reports.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { type Job, job } from '../../../kernel/jobs/job.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { rank } from '../../../model/user/rank.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { sendEmails } from '../../../outbox/send-emails.ts';

interface Due {
  readonly id: number;
  readonly name: string;
  readonly report: string;
  readonly place: string;
  readonly today: string;
}
interface Told {
  readonly saved: number;
  readonly user: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
}

/**
 * Tells the readers of saved reports that theirs is ready, once on its day, from its hour on. The letter leads to it: what is in
 * it is read with the rights its reader has then. Who has left, or may not have that report any more, is not told.
 */
const sendSaved = async (ctx: WorkContext): Promise<void> => {
  const local = sql`(${ctx.now()}::timestamptz at time zone z.value)`;
  const { rows } = await sql<Due>`select s.id, s.name, s.report, l.name as place, ${local}::date::text as today
    from saved_report s join location l on l.id = s.location_id and l.active join timezone z on z.id = l.timezone_id
    where s.every is not null and s.sent_on is distinct from ${local}::date and extract(hour from ${local}) >= s.hour
      and case s.every when 'week' then extract(isodow from ${local}) = s.weekday
        when 'month' then extract(day from ${local}) = 1 else true end
    order by s.id for update of s skip locked`.execute(ctx.db);
  if (rows.length === 0) return;
  for (const { id, today } of rows) await updateRows(ctx, 'saved_report', { id }, { sent_on: today });
  const ids = rows.map(({ id }) => id);
  // What nobody knows any more is for nobody.
  const ranks = rows.map(({ report }) => rankOf(ruleOfSaved(report) ?? 'admin'));
  const { rows: readers } = await sql<Told>`select s.id as saved, u.id as user, u.email, u.phone, u.language
    from saved_report s join saved_report_reader r on r.saved_report_id = s.id
    join app_user u on u.id = r.user_id and u.status = 'active' and u.deleted_at is null
    cross join lateral (select coalesce(max(ro.rank), 0) as rank from user_role ur join role ro on ro.id = ur.role_id
      where ur.user_id = u.id) p
    join unnest(${ids}::int[], ${ranks}::int[]) as due (id, rank) on due.id = s.id
    where p.rank >= due.rank
      and (p.rank >= ${rank.support} or exists (select 1 from user_location ul where ul.user_id = u.id
        and ul.location_id = s.location_id))
    order by s.id, u.id`.execute(ctx.db);
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: 'en' });
  const letters = readers.flatMap(({ saved, user, ...to }) => {
    const due = rows.find(({ id }) => id === saved);
    if (!due) return [];
    const { name, place, today } = due;
    return [
      {
        to: { id: user, ...to },
        once: `saved report ${saved} ${today} ${user}`,
        words: {
          subject: message('savedReports.subject', { name }),
          lines: [message('savedReports.line', { name, place }), message('savedReports.why')],
          button: { label: message('savedReports.open'), path: `/saved-reports?open=${saved}` },
        },
      },
    ];
  });
  await sendEmails(mailer, 'saved_report', letters);
};

/** Each hour, as mornings begin at another time in each zone. */
export const savedReportJobs: readonly Job[] = [
  job('reports.send_saved', { each: 'centre', every: '17 * * * *', run: sendSaved }),
];
