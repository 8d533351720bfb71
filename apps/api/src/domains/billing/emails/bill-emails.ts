import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { type Message, message } from '../../../kernel/call/message.ts';
import { InvoiceSent } from '../../../model/billing/events.ts';
import { type Mailer, sendEmails, type Words } from '../../../outbox/send-emails.ts';
import { invoiceAttached } from '../paper/paper.ts';
import type { BillReader } from './readers.ts';

/** Where families find what they owe. */
export const FAMILY_PAGE = '/user/students/billing';

/** What a letter says of an invoice. */
export interface BillFacts {
  readonly id: number;
  readonly number: string;
  readonly student_id: number;
  readonly location_id: number;
  readonly user_id: number | null;
  readonly student: string;
  /** Still owed. */
  readonly cents: number;
  readonly currency: string;
  readonly due: string;
}

/** What letters say of invoices; `where` is a condition on `i`. */
export const billFacts = async (
  { db }: Pick<WriteContext, 'db'>,
  where: ReturnType<typeof sql<boolean>>,
): Promise<readonly BillFacts[]> => {
  const { rows } =
    await sql<BillFacts>`select i.id, coalesce(i.number, '') as number, i.student_id, i.location_id, i.user_id,
      st.full_name as student, i.open_cents as cents, coalesce(s.currency, 'USD') as currency,
      to_char(i.due_date, 'YYYY-MM-DD') as due
    from invoice i join student st on st.id = i.student_id
    left join billing_setting s on s.location_id = i.location_id
    where ${where} order by i.due_date, i.id`.execute(db);
  return rows;
};

const greeted = (to: BillReader, lines: readonly Message[]): readonly Message[] => [
  message('bills.hello', { name: to.fname }),
  ...lines,
];
const pay = { label: message('bills.button.pay'), path: FAMILY_PAGE };

/** What an invoice's letter is about, and how it differs. */
const wordsOf = (kind: 'invoice' | 'reminder', to: BillReader, bill: BillFacts): Omit<Words, 'attach'> => {
  const { number, student } = bill;
  const body =
    kind === 'reminder'
      ? message('bills.reminder.body', bill)
      : bill.cents === 0
        ? message('bills.invoice.paid', { number, student })
        : message('bills.invoice.body', bill);
  return {
    subject: message(kind === 'reminder' ? 'bills.reminder.subject' : 'bills.invoice.subject', bill),
    lines: greeted(to, [body]),
    ...(to.id === null ? {} : { button: pay }),
  };
};

/** Sends an invoice, or a reminder of it, with the invoice attached. */
export const sendBill = (
  ctx: WriteContext,
  mailer: Mailer,
  kind: 'invoice' | 'reminder',
  bill: BillFacts,
  readers: readonly BillReader[],
): Promise<void> => {
  if (kind === 'invoice' && bill.user_id !== null)
    ctx.emit(InvoiceSent, { invoice: bill.id, student: bill.student_id, location: bill.location_id });
  return sendEmails(
    mailer,
    `billing_${kind}`,
    readers.map((to) => ({
      to,
      words: { ...wordsOf(kind, to, bill), attach: (language) => invoiceAttached(ctx, bill.id, language) },
    })),
  );
};

/** Tells what automatic payment will take, and from what. */
export const sendAutopayNotice = (
  mailer: Mailer,
  bill: BillFacts & { readonly method: string },
  to: BillReader,
): Promise<void> =>
  sendEmails(mailer, 'billing_autopay', [
    {
      to,
      words: {
        subject: message('bills.autopay.subject', bill),
        lines: greeted(to, [message('bills.autopay.body', bill), message('bills.autopay.off')]),
        button: { label: message('bills.button.look'), path: FAMILY_PAGE },
      },
    },
  ]);

/** Tells that automatic payment did not go through, so that the payer can pay another way. */
export const sendAutopayFailed = (
  mailer: Mailer,
  bill: BillFacts & { readonly method: string },
  to: BillReader,
): Promise<void> =>
  sendEmails(mailer, 'billing_failed', [
    {
      to,
      words: {
        subject: message('bills.failed.subject', bill),
        lines: greeted(to, [message('bills.failed.body', bill)]),
        button: pay,
      },
    },
  ]);

/** What somebody still owes for a student: the open bills that are due to them. */
export interface Unpaid {
  readonly to: BillReader;
  readonly bills: readonly BillFacts[];
}

/** Letters over all that is open of a student and due to one payer: one for each. */
export const sendUnpaid = (mailer: Mailer, unpaid: readonly Unpaid[]): Promise<void> =>
  sendEmails(
    mailer,
    'billing_reminder',
    unpaid.flatMap(({ to, bills }) => {
      const [first] = bills;
      if (!first) return [];
      const cents = bills.reduce((sum, bill) => sum + bill.cents, 0);
      const { student, currency } = first;
      const lines = [...bills.map((bill) => message('bills.unpaid.line', bill)), message('bills.unpaid.end')];
      const subject = message('bills.unpaid.subject', { student, currency, cents });
      return [{ to, words: { subject, lines: greeted(to, lines), button: pay } }];
    }),
  );
