import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { InvoiceQuestion } from '../../../model/billing/entity.ts';
import { mailerOf } from '../../../outbox/mailer.ts';
import { sendLetters } from '../../../outbox/send-letters.ts';
import { FAMILY_PAGE } from '../letters/bill-letters.ts';
import { billReaders, hasAddress, officeReaders } from '../letters/readers.ts';

interface Asked {
  readonly id: Id<'invoice'>;
  readonly note: string;
  readonly item?: Id<'invoice_item'> | undefined;
}

/** A payer asks about an invoice or one of its lines. The office of the location gets it by mail; the child's chat does not. */
export const askAbout = async (ctx: Ctx, { id, note, item }: Asked) => {
  const { centre, user } = ctx.who;
  const { rows } = await sql<{
    number: string;
    location: number;
    student_id: number;
    student: string;
    name: string;
    item: string | null;
  }>`
    select coalesce(i.number, '') as number, i.location_id as location, i.student_id, st.full_name as student, u.full_name as name,
      (select t.name from invoice_item t where t.centre_id = i.centre_id and t.invoice_id = i.id and t.id = ${item ?? null}) as item
    from invoice i join student st on st.centre_id = i.centre_id and st.id = i.student_id
    join app_user u on u.centre_id = i.centre_id and u.id = ${user}
    where i.centre_id = ${centre} and i.id = ${id}`.execute(ctx.db);
  const [bill] = rows;
  if (!bill) return declined(message('billing.invoiceGone'), { field: 'id', code: 'GONE' });
  if (item !== undefined && bill.item === null)
    return declined(message('bills.otherItem'), { field: 'item', code: 'OTHER_INVOICE' });
  const made = await ctx.db
    .insertInto('invoice_question')
    .values({ centre_id: centre, invoice_id: id, item_id: item ?? null, user_id: user, note, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const office = (await officeReaders(ctx, bill.location)).filter(hasAddress);
  await sendLetters(
    await mailerOf(ctx),
    'billing_question',
    office.map((to) => ({
      to,
      words: {
        subject: message('bills.question.subject', bill),
        lines: [message('bills.question.body', { ...bill, item: bill.item ?? '' }), note],
        button: { label: message('bills.button.invoice'), path: `/billing/student/${bill.student_id}` },
      },
    })),
  );
  ctx.audit({ entity: 'Invoice', id, after: { asked: note, item: bill.item } });
  ctx.publish({ kind: 'billing', ids: [bill.student_id], at: { location: bill.location } });
  return done(message('bills.asked'), { question: idOf(InvoiceQuestion, made.id) });
};

/** The office answers; whoever asked gets it by mail and beside the invoice. */
export const answerQuestion = async (
  ctx: Ctx,
  { id, answer }: { readonly id: Id<'invoice_question'>; readonly answer: string },
) => {
  const { centre, user } = ctx.who;
  const row = await ctx.db
    .updateTable('invoice_question')
    .set({ answer, answered_at: ctx.now(), answered_by: user })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning(['invoice_id', 'user_id', 'note'])
    .executeTakeFirst();
  if (!row) return declined(message('bills.questionDone'), { field: 'id', code: 'STATE' });
  const bill = await ctx.db
    .selectFrom('invoice')
    .select(['number', 'student_id', 'location_id'])
    .where('centre_id', '=', centre)
    .where('id', '=', row.invoice_id)
    .executeTakeFirstOrThrow();
  const readers = (await billReaders(ctx, bill.student_id, [row.user_id])).filter(hasAddress);
  await sendLetters(
    await mailerOf(ctx),
    'billing_answer',
    readers.map((to) => ({
      to,
      words: {
        subject: message('bills.answer.subject', { number: bill.number ?? '' }),
        lines: [message('bills.hello', { name: to.fname }), answer],
        button: { label: message('bills.button.look'), path: FAMILY_PAGE },
      },
    })),
  );
  ctx.audit({ entity: 'Invoice', id: row.invoice_id, after: { answered: answer } });
  ctx.publish({ kind: 'billing', ids: [bill.student_id], at: { location: bill.location_id } });
  return done(message('bills.answered'), { question: id });
};
