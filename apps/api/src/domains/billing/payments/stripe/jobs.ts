import { sql } from 'kysely';
import type { Work } from '../../../../kernel/events/jobs.ts';
import { activeCentres } from '../../../../kernel/lib/active-centres.ts';
import { asNobody, enqueue } from '../../as-nobody.ts';
import type { Book } from '../../ledger/book.ts';
import { CHARGE, REFUND } from '../charge.ts';
import { DETACH } from '../methods.ts';
import { stripeAt } from '../processor.ts';
import { detachCard } from './cards.ts';
import { sendCharge } from './charge.ts';
import { catchUp, lookAt, STRIPE_EVENT } from './events.ts';
import { sendStripeRefund } from './refunds.ts';

const numberIn = (payload: Readonly<Record<string, unknown>>, key: string): number => Number(payload[key] ?? 0);
const textIn = (payload: Readonly<Record<string, unknown>>, key: string): string => String(payload[key] ?? '');

/** After so long what is still pending is asked again, whatever became of its job. */
const AGAIN_MS = 5 * 60_000;

/** Asks again for charges and refunds that were written down and never came to an answer, as after a kill. */
export const askAgain = async (book: Book): Promise<void> => {
  const before = new Date(book.now().getTime() - AGAIN_MS);
  const { rows } = await sql<{ kind: 'charge' | 'refund'; id: number }>`
    select 'charge' as kind, id from payment where centre_id = ${book.who.centre} and provider = 'stripe'
      and status = 'pending' and provider_ref is null and created_at < ${before}::timestamptz
    union all
    select 'refund', r.id from refund r join payment p on p.centre_id = r.centre_id and p.id = r.payment_id
      where r.centre_id = ${book.who.centre} and p.provider = 'stripe' and r.status = 'pending' and r.provider_ref is null
        and r.created_at < ${before}::timestamptz`.execute(book.db);
  for (const { kind, id } of rows)
    if (kind === 'charge') await enqueue(book, CHARGE, { payment: id }, String(id));
    else await enqueue(book, REFUND, { refund: id }, String(id));
};

const detach: Work = async ({ appContext, centre, payload }) => {
  const by = await asNobody(appContext, centre, (book) => stripeAt(book, numberIn(payload, 'location')));
  if (by) await detachCard(by, textIn(payload, 'ref'));
};

/** Messages that never came, of each location that takes cards by Stripe. */
const messages: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools)) {
    const locations = await asNobody(appContext, centre, ({ db }) =>
      db.selectFrom('location').select('id').where('centre_id', '=', centre).where('billing', '=', true).execute(),
    );
    for (const { id } of locations)
      await catchUp(appContext, centre, id).catch((error: unknown) =>
        appContext.log.warn({ centre, location: id, reason: String(error) }, 'messages of Stripe could not be read'),
      );
  }
};

/** What is asked of Stripe, each outside of any transaction. */
export const stripeJobs = {
  [CHARGE]: ({ appContext, centre, payload }) => sendCharge(appContext, centre, numberIn(payload, 'payment')),
  [REFUND]: ({ appContext, centre, payload }) => sendStripeRefund(appContext, centre, numberIn(payload, 'refund')),
  [DETACH]: detach,
  [STRIPE_EVENT]: ({ appContext, centre, payload }) =>
    lookAt(appContext, centre, {
      location: numberIn(payload, 'location'),
      kind: textIn(payload, 'kind'),
      object: textIn(payload, 'object'),
    }),
  billing_messages: messages,
} as const satisfies Record<string, Work>;
