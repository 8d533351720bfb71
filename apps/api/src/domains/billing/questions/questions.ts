import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type InputOf, id, text } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { Invoice, InvoiceItem, InvoiceQuestion } from '../../../model/billing/entity.ts';
import { mailerOf } from '../../../outbox/mailer.ts';
import { sendEmails } from '../../../outbox/send-emails.ts';
import { accountChanged } from '../documents.ts';
import { FAMILY_PAGE } from '../emails/bill-emails.ts';
import { billReaders, hasAddress, officeReaders } from '../emails/readers.ts';

export const question = { id: id(Invoice), note: text(1, 2000), item: id(InvoiceItem).optional() };
export const reply = { id: id(InvoiceQuestion), answer: text(1, 2000) };

const documentOf = (ctx: Ctx, invoice: number) =>
  findRow(ctx, 'invoice', { id: invoice }, ['number', 'student_id', 'location_id']);
const nameOf = async (ctx: Ctx, table: 'student' | 'app_user', of: number): Promise<string> =>
  (await findRow(ctx, table, { id: of }, ['full_name']))?.full_name ?? '';

/** A payer asks about an invoice or one of its lines. The office of the location gets it by mail; the child's chat does not. */
export const askAbout = async (ctx: Ctx, { id: invoice_id, note, item: item_id }: InputOf<typeof question>) => {
  const invoice = await documentOf(ctx, invoice_id);
  if (!invoice) return gone(message('billing.invoiceGone'));
  const item = item_id && (await findRow(ctx, 'invoice_item', { id: item_id, invoice_id }, ['name']));
  if (item_id !== undefined && !item)
    return declined(message('bills.otherItem'), { field: 'item', code: 'OTHER_INVOICE' });
  const of = { invoice_id, item_id, user_id: ctx.who.user, created_at: ctx.now() };
  const made = await insertRow(ctx, 'invoice_question', { ...of, note });
  const told = {
    number: invoice.number ?? '',
    student: await nameOf(ctx, 'student', invoice.student_id),
    name: await nameOf(ctx, 'app_user', ctx.who.user),
    item: item?.name ?? '',
  };
  const office = (await officeReaders(ctx, invoice.location_id)).filter(hasAddress);
  const words = {
    subject: message('bills.question.subject', told),
    lines: [message('bills.question.body', told), note],
    button: { label: message('bills.button.invoice'), path: `/billing/student/${invoice.student_id}` },
  };
  await sendEmails(
    await mailerOf(ctx),
    'billing_question',
    office.map((to) => ({ to, words })),
  );
  ctx.audit({ entity: Invoice, id: invoice_id, after: { asked: note, item: item?.name ?? null } });
  ctx.publish(accountChanged(invoice));
  return done(message('bills.asked'), { question: made });
};

/** The office answers; whoever asked gets it by mail and beside the invoice. */
export const answerQuestion = async (ctx: Ctx, { id: asked, answer }: InputOf<typeof reply>) => {
  const said = { answer, answered_at: ctx.now(), answered_by: ctx.who.user };
  const columns = ['invoice_id', 'user_id'] as const;
  const [row] = await updateRows(ctx, 'invoice_question', { id: asked, answered_at: null }, said, columns);
  const invoice = row && (await documentOf(ctx, row.invoice_id));
  if (!invoice) return declined(message('bills.questionDone'), { field: 'id', code: 'STATE' });
  const readers = (await billReaders(ctx, invoice.student_id, [row.user_id])).filter(hasAddress);
  await sendEmails(
    await mailerOf(ctx),
    'billing_answer',
    readers.map((to) => ({
      to,
      words: {
        subject: message('bills.answer.subject', { number: invoice.number ?? '' }),
        lines: [message('bills.hello', { name: to.fname }), answer],
        button: { label: message('bills.button.look'), path: FAMILY_PAGE },
      },
    })),
  );
  ctx.audit({ entity: Invoice, id: row.invoice_id, after: { answered: answer } });
  ctx.publish(accountChanged(invoice));
  return done(message('bills.answered'), { question: asked });
};
