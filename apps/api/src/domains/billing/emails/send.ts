import { sql } from 'kysely';
import type { Change } from '../../../kernel/audit/change.ts';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { date, id, ids } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { Invoice, Payment } from '../../../model/billing/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { mailerOf } from '../../../outbox/mailer.ts';
import { sendEmails } from '../../../outbox/send-emails.ts';
import { accountChanged, inOrder } from '../documents.ts';
import { invoices } from '../invoices/invoice.ts';
import { openIfDraft } from '../invoices/save.ts';
import { isOwedToday } from '../ledger/owed.ts';
import { placeOf } from '../ledger/place.ts';
import { hasReceipt, receiptAttached } from '../paper/paper.ts';
import { statementAttached } from '../paper/statement-paper.ts';
import { billFacts, FAMILY_PAGE, sendBill, sendUnpaid, type Unpaid } from './bill-emails.ts';
import { type BillReader, billReaders, billReadersOf, hasAddress, payersToday } from './readers.ts';

const users = ids(User, 20).optional();
export const ofInvoice = { id: id(Invoice), users };
export const ofPayment = { id: id(Payment), users };
export const ofStatement = { student_id: id(Student), start_date: date(), end_date: date(), users };
/** Each of them is a letter, or several. */
export const ofStudents = { students: ids(Student, 100) };
export const ofStudent = { student_id: id(Student) };
const look = { label: message('bills.button.look'), path: FAMILY_PAGE };

/** Readers with an address; declines where there is none. */
const reached = (found: readonly (BillReader | null)[]): readonly BillReader[] => {
  const readers = found.filter((one): one is BillReader => one !== null && hasAddress(one));
  if (readers.length === 0) throw declined(message('billing.nobodyToMail'), { field: 'users', code: 'NO_EMAIL' });
  return readers;
};
/** Declines to write to people it is none of the business of. */
const mustPay = (users: readonly number[] | undefined, payers: readonly (number | null)[]): void => {
  if (users?.some((one) => !payers.includes(one)))
    throw declined(message('bills.notItsPayer'), { field: 'users', code: 'NOT_PAYER' });
};
/** Says who got it, and writes that down. */
const sentTo = (
  ctx: Ctx,
  readers: readonly BillReader[],
  { as, more, ...about }: Pick<Change, 'entity' | 'id'> & { readonly as: string; readonly more?: object },
) => {
  const names = readers.map(({ name }) => name);
  ctx.audit({ ...about, after: { [as]: names, ...more } });
  return done(message('bills.sentTo', { names: names.join(', ') }), { sent_to: names });
};

/** An agency by its address; it has no account. */
const agencyReader = async (ctx: Ctx, agency: number): Promise<BillReader | null> => {
  const row = await findRow(ctx, 'billing_agency', { id: agency }, ['name', 'email', 'contact_name']);
  if (!row) return null;
  const { name, email } = row;
  return { id: null, fname: row.contact_name ?? name, name, email, phone: null, language: null };
};

/** Mails an invoice to its payer, which opens a draft; where nobody pays yet, to guardians that are named. */
export const sendInvoice = async (ctx: Ctx, { id, users }: InputOf<typeof ofInvoice>) => {
  const invoice = await openIfDraft(ctx, { ...(await invoices.records.lock(ctx, id)), id });
  const { status, student_id: student, user_id: user, agency_id: agency } = invoice;
  if (status === 'voided' || status === 'transferred')
    return declined(message('billing.invoiceIs', { status }), { field: 'id', code: 'STATE' });
  const { today } = await placeOf(ctx, invoice.location_id);
  const own = user === null ? (agency === null ? await payersToday(ctx, student, today) : []) : [user];
  mustPay(users, own);
  const readers = reached(
    agency === null ? await billReaders(ctx, student, users ?? own) : [await agencyReader(ctx, agency)],
  );
  const [bill] = await billFacts(ctx, sql<boolean>`i.id = ${id}`);
  if (bill) await sendBill(ctx, await mailerOf(ctx), 'invoice', bill, readers);
  await updateRows(ctx, 'invoice', { id }, { sent_at: ctx.now() });
  ctx.publish(accountChanged(invoice));
  return sentTo(ctx, readers, { entity: Invoice, id, as: 'sent_to' });
};

/** What a receipt says of a payment. */
interface Paid {
  readonly status: string;
  readonly user: number | null;
  readonly agency: number | null;
  readonly student_id: number | null;
  readonly student: string;
  readonly cents: number;
  readonly currency: string;
  readonly day: string;
}

/** Mails the receipt of a payment to whoever paid it. */
export const sendReceipt = async (ctx: Ctx, { id, users }: InputOf<typeof ofPayment>) => {
  const { rows } =
    await sql<Paid>`select p.status, p.user_id as user, p.agency_id as agency, p.student_id, coalesce(st.full_name, '') as student,
      p.amount + p.surcharge as cents, coalesce(s.currency, 'USD') as currency, to_char(p.date, 'YYYY-MM-DD') as day
    from payment p left join student st on st.id = p.student_id
    left join billing_setting s on s.location_id = p.location_id where p.id = ${id}`.execute(ctx.db);
  const [paid] = rows;
  if (!paid) return gone(message('billing.paymentGone'));
  if (!hasReceipt(paid.status)) return declined(message('bills.noReceipt'), { field: 'id', code: 'STATE' });
  mustPay(users, [paid.user]);
  const readers = reached(
    paid.user === null
      ? [paid.agency === null ? null : await agencyReader(ctx, paid.agency)]
      : await billReaders(ctx, paid.student_id ?? 0, [paid.user]),
  );
  await sendEmails(
    await mailerOf(ctx),
    'billing_receipt',
    readers.map((to) => ({
      to,
      words: {
        subject: message('bills.receipt.subject', paid),
        lines: [message('bills.hello', { name: to.fname }), message('bills.receipt.body', paid)],
        ...(to.id === null ? {} : { button: look }),
        attach: (language) => receiptAttached(ctx, id, language),
      },
    })),
  );
  return sentTo(ctx, readers, { entity: Payment, id, as: 'receipt_to' });
};

/** Mails each payer of a student the statement of its own part. */
export const sendStatement = async (ctx: Ctx, { student_id, users, ...days }: InputOf<typeof ofStatement>) => {
  inOrder(days);
  const { start_date: from, end_date: to } = days;
  const { rows } = await sql<{
    user: number;
    student: string;
  }>`select distinct a.user_id as user, st.full_name as student
    from ledger_account a join student st on st.id = a.student_id
    where a.student_id = ${student_id} and a.user_id is not null`.execute(ctx.db);
  const own = rows.map(({ user }) => user);
  mustPay(users, own);
  const readers = reached(await billReaders(ctx, student_id, users ?? own));
  const student = rows[0]?.student ?? '';
  await sendEmails(
    await mailerOf(ctx),
    'billing_statement',
    readers.map((reader) => ({
      to: reader,
      words: {
        subject: message('bills.statement.subject', { student }),
        lines: [message('bills.hello', { name: reader.fname }), message('bills.statement.body', { student, from, to })],
        button: look,
        attach: (language) => statementAttached(ctx, { student_id, from, to, payer: reader.id ?? 0 }, language),
      },
    })),
  );
  return sentTo(ctx, readers, { entity: Student, id: student_id, as: 'statement_to', more: { from, to } });
};

/** Letters to the payers of students about what each still owes, those with an address; and how many payers have none. */
const unpaidLetters = async (ctx: Ctx, students: readonly number[], field: 'student_id' | 'students') => {
  const owed = sql<boolean>`i.student_id = any(${[...students]}::int[]) and i.user_id is not null and ${isOwedToday(ctx.now())}`;
  const bills = await billFacts(ctx, owed);
  if (bills.length === 0) throw declined(message('billing.nothingOwed'), { field, code: 'NOTHING' });
  const owing = [...Map.groupBy(bills, ({ student_id, user_id }) => `${student_id} ${user_id}`).values()];
  const payers = owing.flatMap(([bill]) => (bill?.user_id ? [{ student: bill.student_id, user: bill.user_id }] : []));
  const letters: Unpaid[] = (await billReadersOf(ctx, payers)).filter(hasAddress).map(({ student, ...to }) => ({
    to,
    bills: bills.filter(({ student_id, user_id }) => student_id === student && user_id === to.id),
  }));
  const without = payers.length - letters.length;
  reached(letters.map(({ to }) => to));
  return { letters, without };
};

const sendLetters = async (ctx: Ctx, letters: readonly Unpaid[]): Promise<void> => {
  const mailer = await mailerOf(ctx);
  await sendUnpaid(mailer, letters);
  const told = letters.flatMap(({ bills }) => bills.map(({ id: bill }) => bill));
  await updateRows(ctx, 'invoice', { id: told }, { reminded_at: ctx.now() });
};

/** Mails each payer of a student what is still owed by it. */
export const sendReminder = async (ctx: Ctx, { student_id }: InputOf<typeof ofStudent>) => {
  const { letters } = await unpaidLetters(ctx, [student_id], 'student_id');
  await sendLetters(ctx, letters);
  const readers = letters.map(({ to }) => to);
  return sentTo(ctx, readers, { entity: Student, id: student_id, as: 'reminded' });
};

/** Mails the payers of several students what each still owes, after asking: how many, whom and over how much. */
export const sendReminders = async (ctx: Ctx, { students }: InputOf<typeof ofStudents>) => {
  const { letters, without } = await unpaidLetters(ctx, students, 'students');
  const cents = letters.flatMap(({ bills }) => bills).reduce((sum, bill) => sum + bill.cents, 0);
  const names = [...new Set(letters.map(({ to }) => to.name))];
  const [first] = letters;
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.reminders', { count: letters.length, cents }),
    lines: [message('confirm.remindersLine', { payers: names, without })],
    about: { entity: Student, id: first?.bills[0]?.student_id ?? 0 },
  });
  ctx.mustBeConfirmed();
  await sendLetters(ctx, letters);
  for (const [student, of] of Map.groupBy(letters, ({ bills }) => bills[0]?.student_id ?? 0))
    ctx.audit({ entity: Student, id: student, after: { reminded: of.map(({ to }) => to.name) } });
  return done(message('bills.reminded', { count: letters.length }));
};
