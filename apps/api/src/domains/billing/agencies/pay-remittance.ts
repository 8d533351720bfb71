import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, type InputOf, id, listOf, text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import type { Message } from '../../../kernel/call/message.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { BillingAgency, Invoice, Payment } from '../../../model/billing/entity.ts';
import { cents, mustBePositive } from '../documents.ts';
import { transfer, waive } from '../invoices/change.ts';
import { type InvoiceRow, isPayable, lockInvoices } from '../invoices/invoice.ts';
import { mustHaveCome, placeOf } from '../ledger/place.ts';
import { approve, notePayment } from '../payments/receive.ts';
import { payersAmong, payersIn, standing } from '../plans/payers-of.ts';
import { MOST_LINES } from './read-remittance.ts';

export const remittance = {
  agency_id: id(BillingAgency),
  lines: listOf(
    {
      invoice: id(Invoice),
      paid: cents,
      reason: text(0, 500).optional(),
      rest: choice('keep', 'dispute', 'family', 'write_off'),
    },
    MOST_LINES,
  ),
  date: date().optional(),
  check_number: text(0, 60).optional(),
};
type Remittance = InputOf<typeof remittance>;
type Line = Remittance['lines'][number];

const wrong = (line: number, code: string, text: Message) => declined(text, { field: `lines.${line}`, code });

/** The invoice of a line as it stands now; declines what does not fit. */
const invoiceOf = (agency: number, { invoice, paid }: Line, at: number, rows: readonly InvoiceRow[]): InvoiceRow => {
  const row = rows.find((one) => one.id === invoice);
  const told = { number: row?.number ?? '?' };
  if (row?.agency_id !== agency || !isPayable(row)) throw wrong(at, 'STATE', message('billing.notPayable', told));
  if (paid < 0) throw wrong(at, 'NEGATIVE', message('billing.noAmount'));
  if (paid > row.open_cents) throw wrong(at, 'TOO_LARGE', message('billing.moreThanOpenOf', told));
  return row;
};

/** Books one payment of an agency over its invoices, and does with what each line is short of as it says. All or nothing. */
export const payRemittance = async (ctx: Ctx, { agency_id, lines, ...given }: Remittance) => {
  const amount = lines.reduce((sum, { paid }) => sum + paid, 0);
  mustBePositive(amount, 'lines');
  const named = lines.map(({ invoice }) => invoice);
  const rows = await lockInvoices(ctx, named);
  if (new Set(named).size < lines.length)
    return declined(message('billing.remittanceTwice'), { field: 'lines', code: 'TWICE' });
  const all = lines.map((line, at) => ({ line, at, invoice: invoiceOf(agency_id, line, at, rows) }));
  const place = await placeOf(ctx, rows[0]?.location_id ?? 0);
  mustHaveCome(place, given.date);
  const payment = await notePayment(
    ctx,
    place,
    { ...given, agency_id, method: 'agency', amount, date: given.date ?? place.today },
    lines.flatMap(({ invoice, paid }) => (paid > 0 ? [{ invoice, cents: paid }] : [])),
  );
  await approve(ctx, payment, { wished: true });
  const short = all.filter(({ line, invoice }) => invoice.open_cents > line.paid);
  await settleShort(ctx, short);
  await insertRows(
    ctx,
    'remittance_line',
    short.map(({ line: { paid, reason, rest }, invoice }) => ({
      ...{
        payment_id: payment.id,
        invoice_id: invoice.id,
        paid,
        short: invoice.open_cents - paid,
        rest,
        at: ctx.now(),
      },
      reason: reason || null,
    })),
  );
  ctx.audit({ entity: Payment, id: payment.id, after: { agency_id, amount, lines } });
  ctx.publish({ kind: 'billing', ids: rows.map((row) => row.student_id), at: { location: place.location } });
  return done(message('billing.remitted', { done: lines.length, short: short.length }), { payment: payment.id });
};

type Short = { readonly line: Line; readonly at: number; readonly invoice: InvoiceRow };

/** Writes off what lines are short of, or bills it to whoever pays for the days the agency was billed for. */
const settleShort = async (ctx: Ctx, short: readonly Short[]): Promise<void> => {
  if (short.length === 0) return;
  const days = short.map(({ invoice }) => invoice.date).sort();
  const [from = ''] = days;
  const students = short.map(({ invoice }) => invoice.student_id);
  const payers = await payersIn(ctx, students, { from, to: days.at(-1) ?? from });
  const invoices = await lockInvoices(
    ctx,
    short.map(({ invoice }) => invoice.id),
  );
  for (const { line, at, invoice: before } of short) {
    const invoice = invoices.find(({ id: one }) => one === before.id) ?? before;
    const amount = invoice.open_cents;
    if (line.rest === 'write_off') await waive(ctx, invoice, { amount, reason: line.reason || null });
    if (line.rest !== 'family') continue;
    const { student_id: student, date: day, number } = invoice;
    const { user } = payersAmong(standing(payers.get(student) ?? [], { day })).rest;
    if (user === null) throw wrong(at, 'NO_PAYER', message('billing.noPayer'));
    const name = textsIn(ctx.request)['billing.transferred']({ number: number ?? '' });
    await transfer(ctx, invoice, { student, user, agency: null }, { amount, name });
  }
};
