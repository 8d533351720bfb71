import { sql } from 'kysely';
import type { AppContext } from '../../../kernel/call/app-context.ts';
import { asNobody } from '../as-nobody.ts';
import { holdInvoice, isPayable } from '../invoices/held.ts';
import { tellFailed } from '../letters/tell-failed.ts';
import { chargeHeld } from '../payments/charge.ts';
import { processorAt } from '../payments/processor.ts';

/**
 * Takes what is due of who lets it be taken, once its notice is as many days old as the location says: once a day at most,
 * three times in all.
 */
export const takeDue = async (app: AppContext, centre: number, location: number): Promise<void> => {
  const due = await asNobody(app, centre, async (book) => {
    const { rows } = await sql<{ id: number; method: number }>`
      select i.id, a.method_id as method from invoice i
      join billing_autopay a on a.centre_id = i.centre_id and a.student_id = i.student_id and a.user_id = i.user_id
      join location l on l.centre_id = i.centre_id and l.id = i.location_id join timezone tz on tz.id = l.timezone_id
      left join billing_setting s on s.centre_id = i.centre_id and s.location_id = i.location_id
      join invoice_letter n on n.centre_id = i.centre_id and n.invoice_id = i.id and n.step = 'autopay:' || i.due_date
        and (n.at at time zone tz.value)::date + coalesce(s.autopay_notice_days, 3)
          <= (${book.now()}::timestamptz at time zone tz.value)::date
      where i.centre_id = ${centre} and i.location_id = ${location} and i.status in ('open', 'partly_paid')
        and i.due_date <= (${book.now()}::timestamptz at time zone tz.value)::date
        and not exists (select 1 from payment p where p.centre_id = i.centre_id and p.autopay_of = i.id
          and (p.status <> 'failed' or p.date >= (${book.now()}::timestamptz at time zone tz.value)::date))
        and (select count(*) from payment p where p.centre_id = i.centre_id and p.autopay_of = i.id) < 3
      order by i.id`.execute(book.db);
    return rows;
  });
  for (const { id, method } of due)
    await asNobody(app, centre, async (book) => {
      // Held first: another machine that came before has left a payment, which the key then refuses.
      const held = await holdInvoice(book, id);
      if (!held || !isPayable(held) || held.payer.user === null) return;
      const taken = await book.db
        .selectFrom('payment')
        .select('id')
        .where('centre_id', '=', centre)
        .where('autopay_of', '=', id)
        .where('created_at', '>=', new Date(book.now().getTime() - 3_600_000))
        .executeTakeFirst();
      const stored = await book.db
        .selectFrom('payment_method')
        .select(['id', 'kind', 'provider', 'livemode', 'provider_ref'])
        .where('centre_id', '=', centre)
        .where('id', '=', method)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (taken || !stored) return;
      const invoice = { id, location: held.location, student: held.student, user: held.payer.user };
      const by = { stored, processor: await processorAt(book, held.location) };
      const charged = await chargeHeld(book, invoice, by, { amount: held.open, autopay: true });
      if (charged.state === 'failed') await tellFailed(book, id, stored.id);
    });
};
