import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { type InputOf, id, int } from '../../../kernel/call/input.ts';
import { job } from '../../../kernel/jobs/job.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { insertMissing, updateRows } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { sendEmails } from '../../../outbox/send-emails.ts';
import { mayHearOfIt, paidForCare } from '../ledger/cash.ts';
import { yearAttached } from '../paper/statement-paper.ts';
import { FAMILY_PAGE } from './bill-emails.ts';
import { type BillReader, hasAddress } from './readers.ts';

/** Mails the receipts of a year off the request: each of them is set on paper. `language`: of who has chosen none. */
const SEND_YEAR = task('billing.send_year_receipts', {
  location: z.number(),
  year: z.number(),
  language: z.enum(['en', 'es']),
});

export const ofYear = { location: id(Location), year: int(2000, 2100) };

interface PayerOfYear extends BillReader {
  readonly id: number;
  readonly cents: number;
  /** The receipt over this sum that was asked for already; null: none. */
  readonly receipt: number | null;
  readonly mailed: boolean;
}

/** Who has paid something in a year at a location, refunds taken off, and may be written to. */
const payersOfYear = async (
  { db }: Pick<WriteContext, 'db'>,
  { location, year }: { readonly location: number; readonly year: number },
): Promise<readonly PayerOfYear[]> => {
  const { rows } = await sql<PayerOfYear>`
    with paid as (select u.id, u.fname, u.lname, u.full_name as name, u.email, u.phone, u.language,
        sum(p.cents)::float8 as cents
      from ${paidForCare} join app_user u on u.id = p.user_id
      where p.location_id = ${location} and u.deleted_at is null and not u.pending
        and e.effective_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
        and ${mayHearOfIt}
      group by u.id, u.fname, u.lname, u.full_name, u.email, u.phone, u.language having sum(p.cents) > 0)
    select d.id, d.fname, d.name, d.email, d.phone, d.language, d.cents, r.id as receipt, r.mailed_at is not null as mailed
    from paid d left join year_receipt r
      on r.location_id = ${location} and r.user_id = d.id and r.year = ${year} and r.cents = d.cents
    order by d.lname, d.fname, d.id`.execute(db);
  return rows;
};

/**
 * Has the year's receipt mailed to all who have paid at a location, after asking: how many, over how much, who is left out.
 * Whoever was sent one over the same sum gets no second.
 */
export const sendYear = async (ctx: Ctx, { location, year }: InputOf<typeof ofYear>) => {
  const all = await payersOfYear(ctx, { location, year });
  if (all.length === 0) return declined(message('bills.year.none', { year }), { field: 'year', code: 'NOTHING' });
  const reached = all.filter(hasAddress);
  if (reached.length === 0) return declined(message('billing.nobodyToMail'), { field: 'year', code: 'NO_EMAIL' });
  const due = reached.filter(({ receipt }) => receipt === null);
  if (due.length === 0) return declined(message('bills.year.allSent', { year }), { field: 'year', code: 'ALL_SENT' });
  const count = due.length;
  const already = reached.length - count;
  const cents = due.reduce((sum, one) => sum + one.cents, 0);
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.yearReceipts', { year }),
    lines: [
      message('confirm.yearReceiptsLine', { count, cents, without: all.length - reached.length }),
      ...(already > 0 ? [message('confirm.yearReceiptsAlready', { count: already })] : []),
    ],
    about: { entity: Location, id: location },
  });
  ctx.mustBeConfirmed();
  const asked = { location_id: location, year, asked_at: ctx.now(), asked_by: ctx.who.user };
  await insertMissing(
    ctx,
    'year_receipt',
    due.map((one) => ({ ...asked, user_id: one.id, cents: one.cents })),
  );
  ctx.enqueue(SEND_YEAR, { location, year, language: ctx.request.language });
  return done(message('bills.year.sending', { count }));
};

/** Mails the receipts that were asked for; whoever has paid or got back something since waits to be asked for anew. */
export const sendYearJob = job(SEND_YEAR, {
  steps: async (job, { location, year, language }) => {
    const payers = await job.transaction((ctx) => payersOfYear(ctx, { location, year }));
    for (const payer of payers) {
      const { receipt } = payer;
      if (receipt === null || payer.mailed || !hasAddress(payer)) continue;
      await job.transaction(async (ctx) => {
        const mine = await updateRows(ctx, 'year_receipt', { id: receipt, mailed_at: null }, { mailed_at: ctx.now() }, [
          'id',
        ]);
        if (mine.length === 0) return;
        const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language });
        await sendEmails(mailer, 'billing_year', [
          {
            to: payer,
            words: {
              subject: message('bills.year.subject', { year }),
              lines: [message('bills.hello', { name: payer.fname }), message('bills.year.body', { year })],
              button: { label: message('bills.button.look'), path: FAMILY_PAGE },
              attach: (language) => yearAttached(ctx, { user: payer.id, year, location }, language),
            },
          },
        ]);
      });
    }
  },
});
