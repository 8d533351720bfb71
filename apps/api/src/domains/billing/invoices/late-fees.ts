import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { languages } from '../../../kernel/call/languages.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { placeOf } from '../ledger/place.ts';
import { makeInvoices } from './make.ts';

/**
 * Adds the late fee of a location to invoices that are late by more than its days, to each once, as a bill of its own. Late is
 * what is past both its due day and the days its payer was given from the day it was made. The fee is the one that was said by
 * then, or today's where that is less.
 */
export const addLateFees = async (ctx: WriteContext, location: number): Promise<void> => {
  // Of two machines the second one reads what the first has added: waiting for the invoices alone, it would not.
  await sql`select pg_advisory_xact_lock(727105, ${location}::int)`.execute(ctx.db);
  const place = await placeOf(ctx, location);
  if (!place.bills) return;
  const { rows } = await sql<{ id: number; number: string; student: number; user: number; fee: number }>`
    select i.id, i.number, i.student_id as student, i.user_id as "user",
      least(was.late_fee + round(i.open_cents * was.late_fee_percent / 10000.0),
        now.late_fee + round(i.open_cents * now.late_fee_percent / 10000.0))::int as fee
    from invoice i cross join lateral billing_rules_on(i.centre_id, i.location_id, i.grace_until) was
    cross join billing_rules_on(${ctx.who.centre}::int, ${location}::int, ${place.today}::date) now
    where i.location_id = ${location} and i.status in ('open', 'partly_paid')
      and i.user_id is not null and i.late_fee_of is null and not i.deposit and i.due_date + greatest(was.late_fee_days, now.late_fee_days) < ${place.today}::date
      and i.grace_until + greatest(was.late_fee_days, now.late_fee_days) < ${place.today}::date
      and was.late_fee + was.late_fee_percent > 0 and now.late_fee + now.late_fee_percent > 0
      and not exists (select 1 from invoice f where f.late_fee_of = i.id)
    order by i.id for update of i`.execute(ctx.db);
  await makeInvoices(
    ctx,
    place,
    rows
      .filter(({ fee }) => fee > 0)
      .map(({ id, number, student, user, fee }) => ({
        student,
        payer: { user, agency: null },
        items: [{ kind: 'late_fee', name: languages.en['billing.lateFee']({ number }), amount: fee }],
        date: place.today,
        due_date: addDays(place.today, place.due_days),
        late_fee_of: id,
      })),
  );
};
