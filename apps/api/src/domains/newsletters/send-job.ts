import { waitAfter } from '@nestling/rules/back-off.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { addingFrom, addJob } from '../../kernel/jobs/enqueue.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { task } from '../../kernel/jobs/task.ts';
import { environment } from '../../kernel/lib/environment.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { emailIdOf, nameOfCopy } from '../../outbox/email-id.ts';
import { post } from '../../outbox/post.ts';
import { emailSenderOf, type SendWhole } from '../../outbox/whole-email.ts';
import type { Attachment } from '../../outbox/written.ts';
import { photosForLetters } from '../activities/activities.door.ts';
import { keepUnsubscribeLinks, unsubscribeToken, whyNot } from '../alerts/alerts.door.ts';
import { attachedTo, type LetterFile } from './letter-file.ts';
import { PHOTOS } from './letter-parts.ts';
import { personal } from './personal.ts';

/** Sends a letter to its readers. */
export const SEND_LETTER = task('newsletter.send', { send: z.number() }, { queue: 'slow' });
const BATCH = 100;
const AT_ONCE = 5;
const MOST_TRIES = 4;

interface Letter extends LetterFile {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  readonly name: string;
  readonly from_name: string | null;
  readonly reply_to: string | null;
}
interface Due {
  readonly id: number;
  readonly user_id: number | null;
  readonly email: string;
  readonly fields: unknown;
  readonly tries: number;
  readonly status: string;
}

/**
 * Takes what is due, unless the letter is paused or not to go yet; who has left the list meanwhile is marked so. What an
 * earlier run had taken and not noted is due again, under the same Message-ID: only one run sends a letter, so that one
 * has died.
 */
const claim = async (db: Kysely<DB>, send: number, now: Date) => {
  const { rows: letters } =
    await sql<Letter>`select s.subject, s.html, s.plain, s.from_name, s.reply_to, s.file, s.file_type, s.file_name, c.name
    from letter_send s
    join centre c on c.id = s.centre_id
    where s.id = ${send} and s.status = 'sending' and s.starts_at <= ${now}::timestamptz for share of s`.execute(db);
  const [letter] = letters;
  if (!letter) return null;
  const { rows } = await sql<Due>`with due as (
      select r.id, ${whyNot('mail', sql`r.email`, 'marketing')} as why from letter_recipient r
      where r.send_id = ${send} and (r.status = 'waiting' and r.at <= ${now}::timestamptz or r.status = 'sending')
      order by r.id limit ${BATCH} for update of r skip locked)
    update letter_recipient r set status = coalesce(due.why, 'sending'), tries = r.tries + 1, at = ${now}::timestamptz
    from due where r.id = due.id
    returning r.id, r.user_id, r.email, r.fields, r.tries, r.status`.execute(db);
  return { letter, due: rows.filter(({ status }) => status === 'sending'), taken: rows.length };
};

interface CopyOf {
  /** Names the copy: its way out is made of it. */
  readonly name: string;
  readonly address: string;
  readonly fields: unknown;
  readonly center: string;
  readonly origin: string;
}

/** The copy of a letter its own sender gets: with the photos of the sender's children, and a way out for the address it goes to. */
export const copyFor = async (
  { db, who, now }: Pick<WorkContext, 'db' | 'who' | 'now'>,
  letter: Parameters<typeof personal>[0],
  { name, address, fields, center, origin }: CopyOf,
) => {
  const { centre, user } = who;
  const token = unsubscribeToken(centre, name);
  await keepUnsubscribeLinks(db, now(), [{ token, user: null, address, source: letter.subject }]);
  const shows = letter.html.includes(PHOTOS);
  const photos = shows ? ((await photosForLetters(db, centre, now(), [user])).get(user) ?? []) : [];
  const link = `${origin}/unsubscribe/${token}`;
  return { link, ...personal(letter, { fields, center, link, photos: photos.map((path) => `${origin}${path}`) }) };
};

const note = async (db: Kysely<DB>, now: Date, { id, tries }: Due, trouble: string | null) => {
  const again = trouble !== null && tries < MOST_TRIES && !/\b5\d\d\b/.test(trouble);
  await updateRows(
    { db },
    'letter_recipient',
    { id },
    {
      status: trouble === null ? 'sent' : again ? 'waiting' : 'failed',
      reason: trouble,
      at: again ? new Date(now.getTime() + waitAfter(tries, { firstMs: 120_000 })) : now,
    },
  );
};

/** Class of the advisory locks that keep a letter to one run; Postgres gives them back when a process dies. */
const LETTERS = 727_103;
const SOON_MS = 5_000;

/** Runs where nobody else sends the letter; answers false where somebody does. */
const alone = async (
  pools: ConnectionPools,
  centre: number,
  send: number,
  run: () => Promise<void>,
): Promise<boolean> => {
  const line = await pools.acquire('reads');
  const values = [LETTERS, `${centre} ${send}`];
  let done = false;
  try {
    const [got] = await line.send([{ text: 'select pg_try_advisory_lock($1, hashtext($2)) as got', values }]);
    const isOurs = got?.rows[0]?.got === true;
    if (isOurs) {
      await run();
      await line.send([{ text: 'select pg_advisory_unlock($1, hashtext($2))', values }]);
    }
    done = true;
    return isOurs;
  } finally {
    // One that may still hold the lock is closed, which gives it back.
    line.release(!done);
  }
};

/** Ends a letter when nobody waits any more, or comes again when the next one is due. */
const finish = async (db: Kysely<DB>, centre: number, send: number): Promise<void> => {
  await sql`with next as (select min(at) as at from letter_recipient
      where send_id = ${send} and status in ('waiting', 'sending'))
    update letter_send s set status = 'done' from next
    where s.id = ${send} and s.status = 'sending' and next.at is null`.execute(db);
  const next = { key: sql`${String(send)}`, at: sql`greatest(s.starts_at, min(r.at))` };
  await sql`select ${addingFrom(SEND_LETTER, centre, { send: sql`${send}::int` }, next)}
    from letter_send s join letter_recipient r on r.send_id = s.id and r.status in ('waiting', 'sending')
    where s.id = ${send} and s.status = 'sending' group by s.starts_at`.execute(db);
};

/**
 * Sends a letter, batch after batch, in one process at a time. An address is taken before its mail leaves and noted behind
 * it: a process that dies between the two has it sent once more under the same Message-ID, and nobody is left out.
 */
export const sendLetterBy =
  (chosen: () => SendWhole | null) =>
  async (job: JobContext, { send }: { readonly send: number }): Promise<void> => {
    const { centre } = job;
    const wasAlone = await alone(job.app.pools, centre, send, () => sendAll(chosen, job, send));
    // Whoever is at it may just be stopping, because the letter was held up and goes on now.
    if (!wasAlone)
      await job.transaction(({ db, now }) =>
        addJob({ db, centre }, SEND_LETTER, { send }, { key: String(send), at: new Date(now().getTime() + SOON_MS) }),
      );
  };

const sendAll = async (chosen: () => SendWhole | null, job: JobContext, send: number) => {
  const { centre } = job;
  const mail = chosen();
  const origin = await job.transaction(({ db }) => originOf(db, centre));
  let attachments: readonly Attachment[] | undefined;
  for (;;) {
    const found = await job.transaction(async ({ db, now }) => {
      const claimed = await claim(db, send, now());
      const links = (claimed?.due ?? []).map(({ id, user_id, email }) => ({
        token: unsubscribeToken(centre, `letter ${send} ${id}`),
        user: user_id,
        address: email,
        source: claimed?.letter.subject ?? '',
      }));
      await keepUnsubscribeLinks(db, now(), links);
      const readers = claimed?.letter.html.includes(PHOTOS) ? claimed.due.flatMap(({ user_id }) => user_id ?? []) : [];
      return claimed && { ...claimed, photos: await photosForLetters(db, centre, now(), readers) };
    });
    if (!found || found.taken === 0) break;
    const { letter, due, photos } = found;
    attachments ??= await attachedTo(centre, letter);
    const along = attachments.length > 0 ? { attachments } : {};
    const waiting = [...due];
    const work = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const to = one;
        const link = `${origin}/unsubscribe/${unsubscribeToken(centre, `letter ${send} ${to.id}`)}`;
        const seen = (photos.get(to.user_id ?? 0) ?? []).map((path) => `${origin}${path}`);
        const copy = personal(letter, { fields: to.fields, center: letter.name, link, photos: seen });
        const { subject, ...whole } = copy;
        const key = emailIdOf(centre, nameOfCopy(send, to.id));
        const from = letter.from_name ?? letter.name;
        const written = {
          ...{ ...copy, unsubscribe: link, from, ...along },
          ...(letter.reply_to ? { replyTo: letter.reply_to } : {}),
        };
        const trouble = mail
          ? await mail(to.email, written, key).then(
              () => null,
              (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300),
            )
          : null;
        await job.transaction(async ({ db, now }) => {
          if (!mail)
            await post(db, centre, now(), {
              channel: 'mail',
              kind: 'newsletter',
              to: to.email,
              user: to.user_id,
              written: {
                ...{ subject, lines: [], centre: letter.name, language: 'en', whole: { ...whole, unsubscribe: link } },
                ...{ from_name: from, ...(letter.reply_to ? { reply_to: letter.reply_to } : {}), ...along },
              },
              once: key,
            });
          await note(db, now(), to, trouble);
        });
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, due.length) }, work));
  }
  await job.transaction(({ db }) => finish(db, centre, send));
};

let own: SendWhole | null | undefined;
/** The jobs of newsletters. */
export const newsletterJobs: readonly Job[] = [
  job(SEND_LETTER, {
    steps: sendLetterBy(() => {
      if (own === undefined) own = emailSenderOf(environment());
      return own;
    }),
  }),
];
