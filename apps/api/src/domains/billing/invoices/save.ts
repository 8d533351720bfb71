import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, flag, float, type InputOf, id, int, listOf, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';
import { BillingAgency, ChargeCategory, Invoice } from '../../../model/billing/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { accountChanged, cents, MOST } from '../documents.ts';
import { billedOf, bookEntries, type Entry, reversed } from '../ledger/book.ts';
import { bookingDay, homeOf, mustBeOpen, mustBill, mustMove, type Place, placeOf } from '../ledger/place.ts';
import { type Part, splitItems } from '../ledger/split.ts';
import { useCredits } from '../payments/use-credits.ts';
import { mustBeGuardians } from '../plans/guardians.ts';
import { partsFor, payersOf } from '../plans/payers-of.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';
import { type Item, totalOf } from './bill.ts';
import { appliedTo, billOf, type InvoiceRow, invoices, payerOf } from './invoice.ts';
import { insertItems, itemsKept, replaceTax } from './items.ts';
import { billLines, makeInvoices, openDraft } from './make.ts';
import { askAgain } from './registration.ts';
import { withTax } from './sales-tax.ts';

constraint('ledger_month_closed', 'date', 'CLOSED', message('billing.monthClosed'));
constraint('ledger_is_kept', 'id', 'KEPT', message('billing.kept'));
constraint('invoice_dates', 'due_date', 'BEFORE_DATE', message('billing.dueBefore'));
// Two at once took from the same money: the second finds that it is gone.
for (const name of ['invoice_open', 'payment_unapplied', 'payment_refunded', 'credit_left'])
  constraint(name, 'amount', 'TOO_LARGE', message('billing.moreThanLeft'));
// What the ledger speaks of stays.
for (const name of ['student', 'location', 'user'])
  for (const table of ['ledger_account', 'invoice', 'payment', 'credit'])
    constraint(`${table}_${name}`, 'id', 'RECORDS', message('billing.hasLedger'));
for (const name of ['refund_student', 'refund_location', 'ledger_entry_location', 'billing_agency_location'])
  constraint(name, 'id', 'RECORDS', message('billing.hasLedger'));

const itemsInput = listOf(
  {
    ...{ name: text(1, 200), amount: cents, detail: text(0, 1000).optional(), category: id(ChargeCategory).optional() },
    kind: choice('charge', 'registration').optional(),
  },
  100,
);
const payersInput = listOf(
  { user_id: id(User), percent: float(0, 100).optional(), amount: int(1, MOST).optional() },
  10,
);
export const newInvoice = {
  student_id: id(Student),
  items: itemsInput,
  due_date: date(),
  date: date().optional(),
  payers: payersInput.optional(),
  agency_id: id(BillingAgency).optional(),
  note: text(0, 2000).optional(),
  draft: flag().optional(),
};
export const invoiceChange = {
  items: itemsInput.optional(),
  due_date: date().optional(),
  date: date().optional(),
  payers: payersInput.optional(),
  note: text(0, 2000).nullish(),
};
type Given = InputOf<typeof newInvoice>;

/** Items as they were written: some, each of zero or more, of categories of the location. */
const itemsOf = async (ctx: Ctx, location: number, given: Given['items']): Promise<Item[]> => {
  if (given.length === 0) throw declined(message('billing.noItems'), { field: 'items', code: 'REQUIRED' });
  const at = given.findIndex(({ amount }) => amount < 0);
  if (at >= 0) throw declined(message('billing.negative'), { field: `items.${at}.amount`, code: 'NEGATIVE' });
  if (totalOf(given) > MOST) throw declined(message('billing.settingWrong'), { field: 'items', code: 'TOO_LARGE' });
  const items = given.map(({ kind = 'charge', detail = null, category = null, ...item }) => ({
    ...{ ...item, kind, detail, category },
  }));
  await mustBeCategoriesOf(
    ctx,
    location,
    items.map(({ category }) => category),
    'items',
  );
  return items;
};

/** Parts of payers as they were written: guardians of the student, whose shares are no more than all. */
const partsOf = async (ctx: Ctx, student: number, payers: NonNullable<Given['payers']>): Promise<Part[]> => {
  await mustBeGuardians(
    ctx,
    student,
    payers.map(({ user_id }) => user_id),
  );
  if (payers.reduce((sum, { percent = 0 }) => sum + percent, 0) > 100)
    throw declined(message('billing.above100'), { field: 'payers', code: 'TOO_LARGE' });
  return payers.map(({ user_id, percent, amount }) => ({
    user: user_id,
    agency: null,
    ...(amount === undefined ? { share: Math.round((percent ?? 100 / payers.length) * 100) } : { amount }),
  }));
};

const mustBeDue = (due: string, day: string): void => {
  if (due < day) throw declined(message('billing.dueBefore'), { field: 'due_date', code: 'BEFORE_DATE' });
};

/** Makes an invoice for each payer of the account, or for those given, or for an agency. */
export const createInvoice = async (ctx: Ctx, given: Given) => {
  const { student_id: student, payers, agency_id: agency, due_date, note = null, draft = false } = given;
  const place = await homeOf(ctx, student);
  mustBill(place, 'student_id');
  const day = given.date ?? place.today;
  mustBeDue(due_date, day);
  mustBeOpen(place, day);
  const items = await itemsOf(ctx, place.location, given.items);
  if (agency && !(await findRow(ctx, 'billing_agency', { id: agency, location_id: place.location }, ['id'])))
    return declined(message('billing.studentElsewhere'), { field: 'agency_id', code: 'OTHER_LOCATION' });
  await askAgain(ctx, student, items);
  const shares = payers && (await partsOf(ctx, student, payers));
  const usual = (await payersOf(ctx, [student], day)).get(student);
  const nobody = { user: null, agency: null };
  const rest = agency ? { user: null, agency } : (shares?.[0] ?? usual?.rest ?? nobody);
  const parts = agency ? [] : (shares ?? (usual ? partsFor(usual, null) : []));
  const split = splitItems(items, parts, rest);
  const ids = await makeInvoices(
    ctx,
    place,
    (split.length > 0 ? split : [{ payer: rest, items }]).map((one) => ({
      ...{ student, payer: one.payer, items: one.items, date: day, due_date, note, draft },
    })),
  );
  if (!draft && place.apply_credits) await useCredits(ctx, place, ids);
  for (const id of ids) ctx.audit({ entity: Invoice, id, after: { ...given, total: totalOf(given.items) } });
  ctx.publish(accountChanged({ student_id: student, location_id: place.location }));
  const [first = null] = ids;
  return done(draft ? message('billing.draftMade') : message('billing.invoiceMade', { count: ids.length }), {
    invoice: first,
    invoices: ids,
  });
};

/** Changes a locked draft, or an open invoice without payments: what was booked of it is taken back and booked anew. */
export const changeInvoice = async (ctx: Ctx, invoice: InvoiceRow, given: InputOf<typeof invoiceChange>) => {
  const { id, location_id, student_id: student } = invoice;
  if (invoice.waived + invoice.transferred + appliedTo(invoice) > 0)
    return declined(message('billing.invoiceIs', { status: invoice.status }), { field: 'id', code: 'STATE' });
  const { date: day = invoice.date, due_date = invoice.due_date, payers, note } = given;
  mustBeDue(due_date, day);
  const place = await placeOf(ctx, location_id);
  if (invoice.status !== 'draft') mustMove(place, invoice.date, day);
  else if (day !== invoice.date) mustBeOpen(place, day);
  const before = await itemsKept(ctx, id);
  const charged = given.items ? await itemsOf(ctx, location_id, given.items) : before;
  if (given.items && invoice.deposit)
    return declined(message('billing.isDeposit'), { field: 'items', code: 'DEPOSIT' });
  if (payers && payers.length !== 1) return declined(message('billing.onePayer'), { field: 'payers', code: 'COUNT' });
  const [user = payerOf(invoice)] = payers ? await partsOf(ctx, student, payers) : [];
  const payer = { user: user.user, agency: user.agency };
  const isRedone = given.items || payers || given.date;
  const booked = invoice.status === 'open' && isRedone;
  // What was moved here keeps its tax, until somebody writes its items anew.
  const from = given.items ? null : invoice.from_invoice_id;
  const bill = { ...billOf(invoice, charged), payer, date: day, from };
  const { items } = isRedone ? withTax(place, bill) : bill;
  if (booked) await bookEntries(ctx, await reversals(ctx, place, invoice));
  if (given.items) {
    await deleteRows(ctx, 'invoice_item', { invoice_id: id });
    await insertItems(
      ctx,
      items.map((item) => ({ invoice: id, item })),
    );
  } else await replaceTax(ctx, id, before, items);
  const total = totalOf(items);
  const status = invoice.status === 'draft' ? 'draft' : total === 0 ? 'paid' : 'open';
  const to = { user_id: payer.user, agency_id: payer.agency };
  const notes = given.items ? { items } : {};
  await invoices.records.change(ctx, invoice, { date: day, due_date, total, note, status, ...to }, {}, notes);
  const lines = billLines(id, { ...bill, items });
  if (booked) await bookEntries(ctx, [entry('invoice', invoice, bookingDay(place, day), lines)]);
  return null;
};

/** Takes back what was billed of an invoice, each part on the day it was booked for; of a closed month on the first open day. */
const reversals = async (ctx: Ctx, place: Place, invoice: InvoiceRow): Promise<Entry[]> =>
  [...Map.groupBy(await billedOf(ctx, invoice.id), ({ on }) => on)].map(([on, sums]) =>
    entry('reversal', invoice, bookingDay(place, on), reversed(sums)),
  );

const entry = (
  kind: 'reversal' | 'invoice',
  { id, location_id: location }: InvoiceRow,
  on: string,
  lines: Entry['lines'],
): Entry => ({ kind, location, on, source: 'invoice', source_id: id, lines });

/** Opens a locked draft, which numbers and books it; answers the invoice as it is then. */
export const openIfDraft = async (ctx: Ctx, invoice: InvoiceRow): Promise<InvoiceRow> => {
  if (invoice.status !== 'draft') return invoice;
  const place = await placeOf(ctx, invoice.location_id);
  const { id } = invoice;
  await openDraft(ctx, place, id, billOf(invoice, await itemsKept(ctx, id)));
  if (place.apply_credits) await useCredits(ctx, place, [id]);
  return { ...(await invoices.records.lock(ctx, id)), id };
};
