import { type Job, type JobContext, job } from '../kernel/jobs/job.ts';
import { environment } from '../kernel/lib/environment.ts';
import { emailIdOf, nameOfPosted } from './email-id.ts';
import { isPlaceholder } from './placeholder.ts';
import { DELIVER, DELIVER_URGENT, open } from './post.ts';
import { type Senders, sendersOf } from './senders.ts';

let senders: Senders | undefined;

/**
 * Delivers one letter. It is marked as sent after it was handed over: a process that dies in between sends it once
 * more, under the same Message-ID. Without a sender it stays where it is.
 */
export const deliverBy =
  (chosen: () => Senders) =>
  async (job: JobContext, { letter: number }: { readonly letter: number }): Promise<void> => {
    const { centre } = job;
    const letter = await job.transaction(({ db }) =>
      db
        .selectFrom('outbox')
        .select(['key', 'channel', 'recipient', 'sealed', 'sent_at', 'kind'])
        .where('centre_id', '=', centre)
        .where('id', '=', number)
        .executeTakeFirst(),
    );
    if (!letter || letter.sent_at) return;
    // Posted before it was known for what it is: it stays, and is never tried again.
    if (isPlaceholder(letter.recipient)) return;
    const send = letter.channel === 'sms' ? chosen().sms : chosen().mail;
    if (!send) {
      job.log.info({ letter: number, kind: letter.kind }, 'nothing is set up to send this: it stays in the outbox');
      return;
    }
    const id = emailIdOf(centre, nameOfPosted(letter.key));
    const trouble = await send(letter.recipient, open(centre, letter.key, letter.sealed), id).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
    );
    await job.transaction(({ db, now }) =>
      db
        .updateTable('outbox')
        .set(({ eb }) => ({
          tries: eb('tries', '+', 1),
          trouble,
          sent_at: trouble === null ? now() : null,
        }))
        .where('centre_id', '=', centre)
        .where('id', '=', number)
        .execute(),
    );
    if (trouble !== null) throw new Error(`A letter could not be delivered: ${trouble}`);
  };

const deliver = deliverBy(() => {
  senders ??= sendersOf(environment());
  return senders;
});

/** Letters leave by the senders of the environment. */
export const emailJobs: readonly Job[] = [job(DELIVER, { steps: deliver }), job(DELIVER_URGENT, { steps: deliver })];
