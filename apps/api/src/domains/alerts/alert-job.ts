import { e164 } from '@nestling/rules/phones.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { message } from '../../kernel/call/message.ts';
import { addingFrom } from '../../kernel/jobs/enqueue.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { keyOnce } from '../../outbox/post.ts';
import { type Reader, sendEmails } from '../../outbox/send-emails.ts';
import { notifyOf, SEND_ALERT, SEND_URGENT_ALERT } from './send-alert.ts';
import { addTexts } from './texts/add-texts.ts';

const BATCH = 200;

interface Due extends Reader {
  readonly channel: 'mail' | 'text';
  readonly round: number;
  readonly message: string;
  readonly urgent: boolean;
  readonly sender_id: number | null;
}

interface Shown {
  readonly id: number;
  readonly message: string;
  readonly urgent: boolean;
}

/** Takes what is due of an alert, which is held no longer from then on; who has seen an urgent one meanwhile needs no further word. */
const claim = async (
  db: Kysely<DB>,
  alert: number,
  now: Date,
): Promise<{ readonly due: readonly Due[]; readonly fresh: readonly Shown[] }> => {
  const at = sql`${now}::timestamptz`;
  const { rows: fresh } = await sql<Shown>`with seen as (
      update alert_delivery d set status = 'skipped', reason = 'seen' from alert_recipient r
      where d.alert_id = ${alert} and d.status = 'waiting' and d.due_at <= ${at}
        and r.alert_id = d.alert_id and r.user_id = d.user_id and r.seen_at is not null)
    update alert set held = false where id = ${alert} and held and deleted_at is null
    returning id, message, urgent`.execute(db);
  const { rows } = await sql<Due>`with due as (
      select d.user_id, d.channel from alert_delivery d where d.alert_id = ${alert}
        and d.status = 'waiting' and d.due_at <= ${at} order by d.channel, d.user_id limit ${BATCH} for update skip locked)
    update alert_delivery d set status = 'handed' from due
    join alert a on a.id = ${alert} and a.deleted_at is null
    join app_user u on u.id = due.user_id and u.status = 'active' and u.deleted_at is null
    where d.alert_id = ${alert} and d.user_id = due.user_id and d.channel = due.channel
    returning d.channel, d.round, u.id, u.email, u.phone, u.language, a.message, a.urgent, a.sender_id`.execute(db);
  return { due: rows, fresh };
};

const nameOf = (alert: number, { id, round }: Due): string => `alert:${alert}:${id}:${round}`;

const handOver = async (
  db: Kysely<DB>,
  centre: number,
  alert: number,
  now: Date,
  due: readonly Due[],
): Promise<void> => {
  const mails = due.filter(({ channel }) => channel === 'mail');
  if (mails.length > 0) {
    const mailer = await openMailer(db, { centre, at: now, language: 'en' });
    await sendEmails(
      mailer,
      'alert',
      mails.map((to) => ({
        to,
        words: {
          subject: message(to.urgent ? 'alerts.urgentSubject' : 'alerts.subject', { centre: mailer.centreName }),
          lines: [to.message],
          button: { label: message('alerts.button'), path: '/home' },
        },
        once: nameOf(alert, to),
        urgent: to.urgent,
      })),
    );
    await sql`update alert_delivery d set letter = l.key::uuid from unnest(${mails.map(({ id }) => id)}::int[],
        ${mails.map((to) => keyOnce(nameOf(alert, to)))}::text[]) as l(user_id, key)
      where d.alert_id = ${alert} and d.user_id = l.user_id and d.channel = 'mail'`.execute(db);
  }
  const texts = due.filter(({ channel }) => channel === 'text');
  const [first] = texts;
  if (!first) return;
  const { queued } = await addTexts(db, centre, now, {
    message: first.message,
    purpose: first.urgent ? 'safety' : 'operations',
    sender: first.sender_id,
    location: null,
    alert,
    people: texts.map(({ id: user, phone }) => ({ user, phone })),
  });
  // Two who share a phone share what became of its text.
  const byPhone = new Map(queued.filter(({ phone }) => phone !== '').map(({ id, phone }) => [phone, id]));
  const byUser = new Map(queued.map(({ id, user_id }) => [user_id, id]));
  const found = texts.map(({ id, phone }) => byPhone.get(e164(phone) ?? '') ?? byUser.get(id) ?? null);
  await sql`update alert_delivery d set text_recipient_id = q.text from unnest(${texts.map(({ id }) => id)}::int[],
      ${found}::int[]) as q(user_id, text)
    where d.alert_id = ${alert} and d.user_id = q.user_id and d.channel = 'text'`.execute(db);
};

/** Hands over what is due of an alert, and comes again when more will be. Each batch is one transaction: none goes twice. */
const send =
  (again: typeof SEND_ALERT) =>
  async (job: JobContext, { alert }: { readonly alert: number }): Promise<void> => {
    const { centre } = job;
    for (;;) {
      const count = await job.transaction(async (ctx) => {
        const { db, now } = ctx;
        const { due, fresh } = await claim(db, alert, now());
        for (const one of fresh) await notifyOf(ctx, one);
        await handOver(db, centre, alert, now(), due);
        return due.length;
      });
      if (count === 0) break;
    }
    await job.transaction(({ db }) =>
      sql`select ${addingFrom(again, centre, { alert: sql`${alert}::int` }, { key: sql`${String(alert)}`, at: sql`min(due_at)` })}
        from alert_delivery where alert_id = ${alert} and status = 'waiting' having count(*) > 0`.execute(db),
    );
  };

/** The jobs of alerts. */
export const alertJobs: readonly Job[] = [
  job(SEND_ALERT, { steps: send(SEND_ALERT) }),
  job(SEND_URGENT_ALERT, { steps: send(SEND_URGENT_ALERT) }),
];
