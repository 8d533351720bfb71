import { inCentre } from '../kernel/db/in-centre.ts';
import type { Work } from '../kernel/events/jobs.ts';
import { isPlaceholder } from './placeholder.ts';
import { open } from './post.ts';
import { type Senders, sendersOf } from './senders.ts';

let senders: Senders | undefined;

/**
 * Delivers one letter. It is marked as sent after it was handed over: a process that dies in between sends it once
 * more, under the same Message-ID. Without a sender it stays where it is.
 */
export const deliverBy =
  (chosen: () => Senders): Work =>
  async ({ centre, payload, appContext }) => {
    const id = Number(payload.letter);
    const letter = await inCentre(appContext.pools, centre, (db) =>
      db
        .selectFrom('outbox')
        .select(['key', 'channel', 'recipient', 'sealed', 'sent_at', 'kind'])
        .where('centre_id', '=', centre)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!letter || letter.sent_at) return;
    // Posted before it was known for what it is: it stays, and is never tried again.
    if (isPlaceholder(letter.recipient)) return;
    const send = letter.channel === 'sms' ? chosen().sms : chosen().mail;
    if (!send) {
      appContext.log.info({ letter: id, kind: letter.kind }, 'nothing is set up to send this: it stays in the outbox');
      return;
    }
    const trouble = await send(letter.recipient, open(centre, letter.key, letter.sealed), letter.key).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
    );
    await inCentre(appContext.pools, centre, (db) =>
      db
        .updateTable('outbox')
        .set(({ eb }) => ({
          tries: eb('tries', '+', 1),
          trouble,
          sent_at: trouble === null ? appContext.clock.now() : null,
        }))
        .where('centre_id', '=', centre)
        .where('id', '=', id)
        .execute(),
    );
    if (trouble !== null) throw new Error(`A letter could not be delivered: ${trouble}`);
  };

/** The product's own: by the senders of its environment. */
export const deliver: Work = deliverBy(() => {
  senders ??= sendersOf(process.env);
  return senders;
});
