import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { readersOf } from '../../model/file/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

/** The steps of the reminders: days left, and 0 once it is over. */
export const stage = (left: Sql): Sql =>
  sql`case when ${left} < 0 then 0 when ${left} <= 3 then 3 when ${left} <= 14 then 14 else 30 end`;

/**
 * Papers of children and of the team that run out within 30 days or have: each with its step and the day. One that was
 * followed by a newer approved paper of its kind is left alone.
 */
const expiring = (now: Date): Sql => sql`
  select 'paper' as of, d.id, d.name, st.full_name as child, st.id as student, st.location_id, l.name as place, d.expiry,
    ${stage(sql`d.expiry - t.today`)} as stage, 'user' = any(d.roles) as family, case when 'teacher' = any(d.roles) then ${rank.teacher} else ${rank.manager} end as least
  from student_document d join student st on st.id = d.student_id and st.archived_at is null
  join location l on l.id = st.location_id and l.active join timezone z on z.id = l.timezone_id
  cross join lateral (select (${now}::timestamptz at time zone z.value)::date as today) t
  where d.status = 'approved' and d.expiry <= t.today + 30 and d.expiry > t.today - 60
    and not exists (select 1 from student_document n where n.student_id = d.student_id
      and n.type = d.type and n.id <> d.id and n.status <> 'rejected' and n.expiry > d.expiry)
  union all
  select 'file', f.id, f.name, null, null, f.location_id, l.name, f.expiry_date, ${stage(sql`f.expiry_date - t.today`)}, true, 4
  from file f join location l on l.id = f.location_id and l.active
  join timezone z on z.id = l.timezone_id
  cross join lateral (select (${now}::timestamptz at time zone z.value)::date as today) t
  where f.archived_at is null and f.expiry_date <= t.today + 30 and f.expiry_date > t.today - 60`;

/** Whom it concerns at home: guardians of the child, or those the file was given to one by one. */
const concerned = (): Sql => sql`
  select gl.user_id from standing_guardian gl where e.of = 'paper' and e.family and gl.student_id = e.student
    and (gl.legal_guardian or not exists (select 1 from standing_guardian o where o.student_id = gl.student_id
      and o.legal_guardian))
  union
  select r.user_id from file f cross join lateral (${readersOf(sql`f`)}) r
  where e.of = 'file' and f.id = e.id and f.visible
    and exists (select 1 from file_share s where s.file_id = f.id and s.user_id = r.user_id)`;

const facts = sql`jsonb_build_object('name', e.name, 'child', coalesce(e.child, ''), 'act',
  case when e.stage = 0 then 'overdue' else 'expires' end, 'date', e.expiry::text, 'location', e.place)`;
const key = sql`e.of || ':' || e.id || ':' || e.expiry || ':' || e.stage`;

interface Line {
  readonly of: 'paper' | 'file';
  readonly id: number;
  readonly name: string;
  readonly child: string | null;
  readonly expiry: string;
  readonly stage: number;
  readonly user: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
}

/** Tells the office and whom it concerns, by notice and letter, once for each step: 30, 14 and 3 days before, and after. */
export const remindOfExpiring = async (ctx: WorkContext): Promise<void> => {
  const { db } = ctx;
  const { centre } = ctx.who;
  const now = ctx.now();
  const list = sql`(${expiring(now)})`;
  await notifyMany(
    ctx,
    sql`select 'documents'::text as kind, ${key} as key, e.id as about, ${facts} as facts, null::int as person,
        e.location_id as location, e.least as least from ${list} e
      union all
      select 'files', ${key}, e.id, ${facts}, r.user_id, null, null from ${list} e cross
        join lateral (${concerned()}) r`,
  );
  const { rows } = await sql<Line>`select e.of, e.id, e.name, e.child, e.expiry::text as expiry, e.stage, u.id as user,
      u.email, u.phone, u.language
    from ${list} e cross join lateral (${concerned()}) r
    join app_user u on u.id = r.user_id`.execute(db);
  if (rows.length === 0) return;
  const mailer = await openMailer(db, { centre, at: now, language: 'en' });
  const letters = rows.map(({ of, id, name, child, expiry, stage: step, user, email, phone, language }) => {
    const about = { name, child: child ?? '', day: expiry, over: step === 0 };
    return {
      to: { id: user, email, phone, language },
      once: `expiry ${of} ${id} ${expiry} ${step} ${user}`,
      words: {
        subject: message('files.expirySubject', about),
        lines: [message('files.expiryLine', about), message('files.expiryAsk')],
        button: {
          label: message('files.expiryOpen'),
          path: of === 'paper' ? '/user/students/documents' : '/user/files',
        },
      },
    };
  });
  await sendEmails(mailer, 'document_expiry', letters);
};
