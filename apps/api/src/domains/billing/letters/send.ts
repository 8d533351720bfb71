import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { mailerOf } from '../../../outbox/mailer.ts';
import { sendLetters } from '../../../outbox/send-letters.ts';
import { inOrder } from '../invoices/lists.ts';
import { openIfDraft } from '../invoices/save.ts';
import { placeOf } from '../ledger/place.ts';
import { hasReceipt, receiptAttached } from '../paper/paper.ts';
import { statementAttached } from '../paper/statement-paper.ts';
import { billFacts, FAMILY_PAGE, sendBill, sendUnpaid } from './bill-letters.ts';
import { type BillReader, billReaders, hasAddress, payersToday } from './readers.ts';

type Users = readonly Id<'app_user'>[] | undefined;

const nobody = () => declined(message('billing.nobodyToMail'), { field: 'users', code: 'NO_EMAIL' });
const notPayer = () => declined(message('bills.notItsPayer'), { field: 'users', code: 'NOT_PAYER' });
/** Says who got it. */
const sentTo = (readers: readonly BillReader[]) => {
  const names = readers.map(({ name }) => name);
  return done(message('bills.sentTo', { names: names.join(', ') }), { sent_to: names });
};

/** An agency by its address; it has no account. */
const agencyReader = async (ctx: Ctx, id: number): Promise<BillReader | null> => {
  const row = await ctx.db
    .selectFrom('billing_agency')
    .select(['name', 'email', 'contact_name'])
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: null,
    fname: row.contact_name ?? row.name,
    name: row.name,
    email: row.email,
    phone: null,
    language: null,
  };
};

/** Mails an invoice to its payer, which opens a draft; where nobody pays yet, to guardians that are named. */
export const sendInvoice = async (ctx: Ctx, { id, users }: { id: Id<'invoice'>; users?: Users }) => {
  const held = await openIfDraft(ctx, id);
  if (!held) return declined(message('billing.invoiceGone'), { field: 'id', code: 'GONE' });
  if (['voided', 'transferred'].includes(held.status))
    return declined(message('billing.invoiceIs', { status: held.status }), { field: 'id', code: 'STATE' });
  const { user, agency } = held.payer;
  const place = await placeOf(ctx, held.location);
  const own = user === null ? (agency === null ? await payersToday(ctx, held.student, place.today) : []) : [user];
  if (users?.some((one) => !own.includes(one))) return notPayer();
  const found =
    agency === null ? await billReaders(ctx, held.student, users ?? own) : [await agencyReader(ctx, agency)];
  const readers = found.filter((one): one is BillReader => one !== null && hasAddress(one));
  if (readers.length === 0) return nobody();
  const [bill] = await billFacts(ctx, sql<boolean>`i.id = ${id}`);
  if (bill) await sendBill(ctx, await mailerOf(ctx), 'invoice', bill, readers);
  await ctx.db
    .updateTable('invoice')
    .set({ sent_at: ctx.now() })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .execute();
  ctx.audit({ entity: 'Invoice', id, after: { sent_to: readers.map(({ name }) => name) } });
  ctx.publish({ kind: 'billing', ids: [held.student], at: { location: held.location } });
  return sentTo(readers);
};

/** Mails the receipt of a payment to whoever paid it. */
export const sendReceipt = async (ctx: Ctx, { id, users }: { id: Id<'payment'>; users?: Users }) => {
  const { rows } = await sql<{
    status: string;
    user: number | null;
    agency: number | null;
    student_id: number | null;
    student: string;
    cents: number;
    currency: string;
    day: string;
  }>`select p.status, p.user_id as user, p.agency_id as agency, p.student_id, coalesce(st.full_name, '') as student,
      p.amount as cents, coalesce(s.currency, 'USD') as currency, to_char(p.date, 'YYYY-MM-DD') as day
    from payment p left join student st on st.centre_id = p.centre_id and st.id = p.student_id
    left join billing_setting s on s.centre_id = p.centre_id and s.location_id = p.location_id
    where p.centre_id = ${ctx.who.centre} and p.id = ${id}`.execute(ctx.db);
  const [paid] = rows;
  if (!paid) return declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
  if (!hasReceipt(paid.status)) return declined(message('bills.noReceipt'), { field: 'id', code: 'STATE' });
  if (users?.some((one) => one !== paid.user)) return notPayer();
  const found =
    paid.user === null
      ? [paid.agency === null ? null : await agencyReader(ctx, paid.agency)]
      : await billReaders(ctx, paid.student_id ?? 0, [paid.user]);
  const readers = found.filter((one): one is BillReader => one !== null && hasAddress(one));
  if (readers.length === 0) return nobody();
  await sendLetters(
    await mailerOf(ctx),
    'billing_receipt',
    readers.map((to) => ({
      to,
      words: {
        subject: message('bills.receipt.subject', paid),
        lines: [message('bills.hello', { name: to.fname }), message('bills.receipt.body', paid)],
        ...(to.id === null ? {} : { button: { label: message('bills.button.look'), path: FAMILY_PAGE } }),
        attach: (language) => receiptAttached(ctx, id, language),
      },
    })),
  );
  ctx.audit({ entity: 'Payment', id, after: { receipt_to: readers.map(({ name }) => name) } });
  return sentTo(readers);
};

interface Statement {
  readonly student_id: Id<'student'>;
  readonly start_date: string;
  readonly end_date: string;
  readonly users?: Users;
}

/** Mails each payer of a student the statement of its own part. */
export const sendStatement = async (ctx: Ctx, { student_id, start_date: from, end_date: to, users }: Statement) => {
  inOrder(from, to);
  const { rows } = await sql<{
    user: number;
    student: string;
  }>`select distinct a.user_id as user, st.full_name as student
    from ledger_account a join student st on st.centre_id = a.centre_id and st.id = a.student_id
    where a.centre_id = ${ctx.who.centre} and a.student_id = ${student_id} and a.user_id is not null`.execute(ctx.db);
  const own = rows.map(({ user }) => user);
  if (users?.some((one) => !own.some((user) => user === one))) return notPayer();
  const readers = (await billReaders(ctx, student_id, users ?? own)).filter(hasAddress);
  if (readers.length === 0) return nobody();
  const student = rows[0]?.student ?? '';
  await sendLetters(
    await mailerOf(ctx),
    'billing_statement',
    readers.map((reader) => ({
      to: reader,
      words: {
        subject: message('bills.statement.subject', { student }),
        lines: [message('bills.hello', { name: reader.fname }), message('bills.statement.body', { student, from, to })],
        button: { label: message('bills.button.look'), path: FAMILY_PAGE },
        attach: (language) => statementAttached(ctx, { student_id, from, to, payer: reader.id ?? 0 }, language),
      },
    })),
  );
  ctx.audit({ entity: 'Student', id: student_id, after: { statement_to: readers.map(({ name }) => name), from, to } });
  return sentTo(readers);
};

/** Mails each payer of a student what is still owed by it. */
export const sendReminder = async (ctx: Ctx, { student_id }: { student_id: Id<'student'> }) => {
  const bills = await billFacts(
    ctx,
    sql<boolean>`i.student_id = ${student_id} and i.status in ('open', 'partly_paid') and i.user_id is not null`,
  );
  if (bills.length === 0) return declined(message('billing.nothingOwed'), { field: 'student_id', code: 'NOTHING' });
  const owing = bills.flatMap(({ user_id }) => user_id ?? []);
  const readers = (await billReaders(ctx, student_id, owing)).filter(hasAddress);
  if (readers.length === 0) return nobody();
  const mailer = await mailerOf(ctx);
  for (const to of readers) {
    const own = bills.filter(({ user_id }) => user_id === to.id);
    await sendUnpaid(mailer, own, to);
  }
  const told = bills.filter(({ user_id }) => readers.some(({ id }) => id === user_id)).map(({ id }) => id);
  await sql`update invoice set reminded_at = ${ctx.now()}::timestamptz
    where centre_id = ${ctx.who.centre} and id = any(${told}::int[])`.execute(ctx.db);
  ctx.audit({ entity: 'Student', id: student_id, after: { reminded: readers.map(({ name }) => name) } });
  return sentTo(readers);
};
