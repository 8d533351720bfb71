import { inCentre } from '../kernel/in-centre.ts';
import type { Work } from '../kernel/jobs.ts';
import { open } from './post.ts';
import { type Senders, sendersOf } from './senders.ts';

let senders: Senders | undefined;

/**
 * Delivers one letter. It is marked as sent after it was handed over: a process that dies in between sends it once
 * more, under the same Message-ID. Without a sender it stays where it is.
 */
export const deliverBy =
  (chosen: () => Senders): Work =>
  async ({ centre, payload, house }) => {
    const id = Number(payload.letter);
    const letter = await inCentre(house.wire, centre, (db) =>
      db
        .selectFrom('outbox')
        .select(['key', 'channel', 'recipient', 'sealed', 'sent_at', 'kind'])
        .where('centre_id', '=', centre)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!letter || letter.sent_at) return;
    const send = letter.channel === 'sms' ? chosen().sms : chosen().mail;
    if (!send) {
      house.log.info({ letter: id, kind: letter.kind }, 'nothing is set up to send this: it stays in the outbox');
      return;
    }
    const trouble = await send(letter.recipient, open(centre, letter.key, letter.sealed), letter.key).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
    );
    await inCentre(house.wire, centre, (db) =>
      db
        .updateTable('outbox')
        .set(({ eb }) => ({
          tries: eb('tries', '+', 1),
          trouble,
          sent_at: trouble === null ? house.clock.now() : null,
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
