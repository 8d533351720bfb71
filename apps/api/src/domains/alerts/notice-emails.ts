import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { type Reader, sendEmails, speechFor } from '../../outbox/send-emails.ts';
import { sentenceOf, WRITE_NOTICES } from '../notifications/notifications.door.ts';
import { addTexts } from './texts/add-texts.ts';

const BATCH = 500;

interface Due extends Reader {
  readonly notice: number;
  readonly mailbox: number | null;
  readonly way: 'mail' | 'text';
  readonly team: boolean;
  readonly kind: string;
  readonly facts: unknown;
}

/**
 * Takes what waits to be written, with the address it goes to as it stands now: of families to who is still told of the
 * child, of the team to who still works there. The rest is taken and not written.
 */
const claim = async (db: Kysely<DB>, now: Date): Promise<{ taken: number; due: readonly Due[] }> => {
  const { rows } = await sql<Due & { readonly may: boolean }>`with due as (
      select id from notice_letter where written_at is null order by id limit ${BATCH}
      for update skip locked
    ), claimed as (
      update notice_letter n set written_at = ${now}::timestamptz from due where n.id = due.id
      returning n.*)
    select n.id as notice, n.address_id as mailbox, n.way, n.team, n.kind, n.facts, u.id, u.language,
      case when n.address_id is not null then na.email when u.email_confirmed then ${realAddress(sql`u.email`)} end as email,
      case when u.phone_verified then u.phone end as phone,
      case when n.address_id is not null then na.verified_at is not null
        when u.status <> 'active' or u.pending or u.deleted_at is not null then false
        when n.team then exists (select 1 from user_location ul where ul.user_id = u.id
          and ul.location_id = n.location_id)
        else exists (select 1 from standing_guardian gl where gl.user_id = u.id
          and gl.student_id = n.about and gl.alert) end as may
    from claimed n
    left join app_user u on u.id = n.user_id
    left join notice_address na on na.id = n.address_id
    order by n.id`.execute(db);
  return { taken: rows.length, due: rows.filter(({ may }) => may) };
};

/** What a message says stays in the portal. */
const titleOf = ({ kind, facts }: Due): Message => {
  const said = z.object({ by: z.string(), name: z.string() }).safeParse(facts);
  return kind === 'msgs' && said.success ? message('notice.newMessage', said.data) : sentenceOf(kind, facts).title;
};

/** Everything that waits for one reader goes in one letter, and in one text. */
const write = async (db: Kysely<DB>, centre: number, now: Date, due: readonly Due[]): Promise<void> => {
  if (due.length === 0) return;
  const mailer = await openMailer(db, { centre, at: now, language: 'en' });
  const byReader = (way: Due['way']) =>
    [
      ...Map.groupBy(
        due.filter((one) => one.way === way),
        ({ id, mailbox }) => `${id} ${mailbox}`,
      ).values(),
    ].flatMap((all) => all.slice(0, 1).map((to) => ({ to, titles: all.map(titleOf) })));
  await sendEmails(
    mailer,
    'notice',
    byReader('mail').map(({ to, titles: [first, ...more] }) => ({
      to,
      words: {
        subject:
          more.length === 0 && first
            ? first
            : message('notice.severalSubject', { count: more.length + 1, centre: mailer.centreName }),
        lines: [...(first ? [first] : []), ...more, ...(to.mailbox === null ? [message('notice.chooseLine')] : [])],
        ...(to.mailbox === null
          ? { button: { label: message('alerts.button'), path: to.team ? '/dashboard' : '/home' } }
          : {}),
      },
      once: `notice:${to.notice}`,
    })),
  );
  for (const { to, titles } of byReader('text'))
    await addTexts(db, centre, now, {
      message: titles.map((title) => title.in(textsIn(speechFor(mailer, to)))).join('\n'),
      purpose: 'operations',
      sender: null,
      location: null,
      people: [{ user: to.id, phone: to.phone }],
    });
};

/** What locations tell by mail and text, in batches. */
const writeAll = job(WRITE_NOTICES, {
  steps: async (job) => {
    for (;;) {
      const taken = await job.transaction(async ({ db, now }) => {
        const claimed = await claim(db, now());
        await write(db, job.centre, now(), claimed.due);
        return claimed.taken;
      });
      if (taken < BATCH) break;
    }
  },
});

/** The jobs that write what locations tell by mail and text. */
export const noticeEmailJobs: readonly Job[] = [writeAll];
