import '../documents.fields.ts';
import { sql } from 'kysely';
import {
  type Calls,
  declined,
  list,
  message,
  object,
  out,
  outcome,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { choice, date, type InputOf, id, ids, int, pageIfAny, text } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { BillingAgency, Invoice, Payment, Refund } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  ownInvoices,
  ownPayments,
  payingPeople,
  refundsOfOwnLocations,
  studentsWithMoney,
} from '../../../model/billing/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { cents, ended, listed, listedReach, MOST, mustBePositive, reason, span, within } from '../documents.ts';
import { searched } from '../invoices/lists.ts';
import { applyAsked, toApply, unapplyAsked } from './apply.ts';
import { askRefund, asksRefund } from './ask-refund.ts';
import { sendRefund } from './charge.ts';
import { moveToDay } from './correct.ts';
import { paymentSource, payments } from './funding-source.ts';
import { approve, methods, reverse } from './receive.ts';
import { paymentInput, recordPayment } from './record-payment.ts';
import { refundPayment } from './refund.ts';
import { askAsCredit, asksAsCredit, refundAsCredit } from './refund-as-credit.ts';
import { addReturnedFee } from './returned-fee.ts';
import { settleUnbooked } from './unbooked.ts';

const states = [
  'pending',
  'approved',
  'partly_refunded',
  'refunded',
  'failed',
  'voided',
  'unapplied',
  'disputed',
] as const;

/** Payments of a state as people speak of it. */
const inState = (status: (typeof states)[number]) => {
  if (status === 'unapplied') return sql<boolean>`payment.unapplied > 0`;
  if (status !== 'disputed') return sql<boolean>`payment.status = ${status}`;
  return sql<boolean>`exists (select 1 from unbooked_dispute u where u.payment_id = payment.id and u.settled_at is null)`;
};

/** What payments are narrowed to. */
const narrowed = {
  location: listed.location,
  status: choice(...states).optional(),
  student_id: listed.student_id,
  agency_id: id(BillingAgency).optional(),
  ...span,
  method: choice(...methods).optional(),
  search: text(0, 80).optional(),
};
const asked = (i: InputOf<typeof narrowed>) => [
  matching(Payment, {
    ...{ location_id: i.location, student_id: i.student_id, agency_id: i.agency_id },
    method: i.method,
  }),
  i.status !== undefined && inState(i.status),
  within('payment', i),
  i.search && searched('payment', i.search, 'check_number'),
];

/** Payments and refunds. */
export const paymentCalls: Calls = {
  getPayments: payments.list({
    rule: 'admin',
    about:
      'Lists payments over all accounts; status unapplied is what came in and is not applied whole, disputed what a bank took back beyond what could be booked.',
    reach: { ...listedReach, agency_id: agenciesOfOwnLocations },
    input: { ...narrowed, first: listed.first, page: listed.page },
    where: (_, i) => asked(i),
    order: ['-date', '-id'],
  }),
  getPaymentTotals: query({
    rule: 'admin',
    about:
      'Adds up the payments a list is narrowed to. Cents; amount counts what has come in and stands, refunded is not taken off it.',
    reach: { ...listedReach, agency_id: agenciesOfOwnLocations },
    input: narrowed,
    answer: object(
      { amount: out.float, refunded: out.float, unapplied: out.float, pending: out.float },
      'PaymentTotals',
    ),
    run: async (ctx, i) => {
      const { rows: found } = await sql<Record<'amount' | 'refunded' | 'unapplied' | 'pending', number>>`
        select coalesce(sum(amount) filter (where status not in ('pending', 'failed', 'voided')), 0)::float8 as amount,
          coalesce(sum(refunded), 0)::float8 as refunded, coalesce(sum(unapplied), 0)::float8 as unapplied,
          coalesce(sum(amount) filter (where status = 'pending'), 0)::float8 as pending
        from payment where ${ownPayments.filter(ctx.who, { name: 'payment' })} and ${sql.join(
          asked(i).filter((one) => one !== false && one !== undefined && one !== ''),
          sql` and `,
        )}`.execute(ctx.db);
      return found[0] ?? { amount: 0, refunded: 0, unapplied: 0, pending: 0 };
    },
  }),
  getPayment: payments.read({
    rule: 'user',
    about: 'Answers one payment with the invoices it was applied to; contacts only their own, null for any other.',
  }),
  getStudentAllPayments: query({
    rule: 'user',
    about: 'Lists the payments of a student between two dates; contacts see their own.',
    reach: { student_id: studentsWithMoney, rows: ownPayments },
    input: { student_id: id(Student), ...span, ...pageIfAny },
    answer: list(Payment),
    run: (_, i) =>
      rows(Payment, {
        where: (q) => [q('payment.student_id', '=', i.student_id), within('payment', i)],
        order: ['-date', '-id'],
      }),
  }),
  createPayment: payments.add({
    about:
      'Records a payment and applies it to the listed invoices or the oldest ones, the rest staying with the account; zero or less, a day of a closed month, one ahead unless it waits, or invoices of another account or of several locations get Error.',
    reach: { student_id: orError(studentsWithMoney), invoices: orError(ownInvoices), user_id: orError(payingPeople) },
    input: paymentInput,
    run: recordPayment,
    says: (_, { pending }) => message(pending ? 'billing.paymentWaits' : 'billing.paymentMade'),
  }),
  updatePayment: payments.change({
    about:
      'Corrects date, note or check number of a payment; its money moves to the date. A voided one, a day ahead, or a closed month gets Error.',
    input: { date: date().optional(), note: text(0, 2000).nullish(), check_number: text(0, 60).nullish() },
    from: ['pending', 'approved', 'partly_refunded', 'refunded', 'failed'],
    run: (ctx, payment, input) => moveToDay(ctx, payment, input.date),
    set: (input) => input,
    says: message('billing.paymentChanged'),
  }),
  approvePayment: payments.act({
    about: 'Approves a pending payment, which then counts in the balance; one not pending gets Error.',
    run: async (ctx, payment) => {
      if (payment.provider !== null) throw declined(message('billing.underWay'), { field: 'id', code: 'PENDING' });
      await approve(ctx, payment);
    },
    says: message('billing.paymentApproved'),
  }),
  applyPayment: payments.act({
    about: 'Applies what is left of a payment to open invoices; more than what is left gets Error.',
    reach: { invoices: orError(ownInvoices) },
    input: toApply,
    run: async (ctx, payment, input) => ({ notes: { applied: await applyAsked(ctx, paymentSource(payment), input) } }),
    says: message('billing.paymentApplied'),
  }),
  unapplyPayment: payments.act({
    about:
      'Takes a payment off its invoices, or the listed ones, leaving the money with the account; one not applied gets Error.',
    reach: { invoices: orError(ownInvoices) },
    input: { invoices: ids(Invoice, 200).optional() },
    run: async (ctx, payment, { invoices }) => {
      const unapplied = await unapplyAsked(ctx, paymentSource(payment), invoices);
      return unapplied
        ? { notes: { unapplied } }
        : declined(message('billing.notApplied'), { field: 'id', code: 'NOT_APPLIED' });
    },
    says: message('billing.paymentUnapplied'),
  }),
  voidPayment: payments.act({
    about:
      'Voids a payment that did not go through a card and opens its invoices again; with a fee, as for a returned check, its payer gets a bill of it. A refunded or card payment, or a fee for an agency, gets Error.',
    input: { reason, fee: int(0, MOST).optional() },
    run: async (ctx, payment, { reason: why, fee = 0 }) => {
      await reverse(ctx, payment, why ?? null);
      const invoice = fee > 0 ? await addReturnedFee(ctx, payment, fee) : null;
      return { set: ended(ctx, why), ...(invoice === null ? {} : { notes: { fee, fee_invoice: invoice } }) };
    },
    to: 'voided',
    says: message('billing.paymentVoided'),
  }),
  refundPayment: payments.act({
    about:
      'Refunds a payment in full or part: to the way it came by, a card through its company, or to `credit`, which keeps it on the family’s account while the invoices it had paid are owed again. More than what is left, credit for an agency, or what is credit already gets Error.',
    input: { amount: cents, reason, to: choice('method', 'credit').optional() },
    answer: outcome({ refund: Refund }),
    confirms: { ...asksRefund, ...asksAsCredit },
    run: async (ctx, payment, { amount, reason: why = null, to = 'method' }) => {
      mustBePositive(amount);
      if (to === 'credit') {
        const { refund, taken } = await refundAsCredit(ctx, payment, { amount, reason: why });
        await askAsCredit(ctx, payment, { amount, taken });
        return {
          notes: { to, credited: amount, taken, reason: why, refund },
          says: message('billing.keptAsCredit'),
          gives: { refund },
        };
      }
      const refund = await refundPayment(ctx, payment, { amount, reason: why });
      // What leaves is asked: what the card cost more goes back with it.
      const { surcharge = 0 } = (await findRow(ctx, 'refund', { id: refund }, ['surcharge'])) ?? {};
      await askRefund(ctx, {
        amount: amount + surcharge,
        user: payment.user_id,
        method: payment.method,
        entity: Payment,
        id: payment.id,
      });
      const sent = payment.provider === null || (await sendRefund(ctx, refund));
      return {
        notes: { refunded: amount, reason: why, refund },
        says: message(sent ? 'billing.refunded' : 'billing.refundWaits'),
        gives: { refund },
      };
    },
    says: message('billing.refunded'),
  }),
  settlePaymentDispute: payments.act({
    about:
      'Notes that the office has seen to a dispute that could not be booked, and how; a payment without one gets Error.',
    input: { note: text(0, 500).optional() },
    run: async (ctx, { id: payment }, { note }) =>
      (await settleUnbooked(ctx, { payment_id: payment }, note || null)) > 0
        ? { notes: { dispute_settled: note } }
        : declined(message('billing.noDispute'), { field: 'id', code: 'STATE' }),
    says: message('billing.disputeSettled'),
  }),
  getRefunds: query({
    rule: 'manager',
    about: 'Lists refunds with payment, amount and state.',
    reach: { ...listedReach, rows: refundsOfOwnLocations },
    input: listed,
    answer: paged(Refund),
    run: (_, i) =>
      rows(Refund, {
        where: () => [matching(Refund, { location_id: i.location, student_id: i.student_id }), within('refund', i)],
        order: ['-date', '-id'],
      }),
  }),
};
