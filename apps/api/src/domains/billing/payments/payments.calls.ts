import '../documents.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  mutation,
  one,
  out,
  outcome,
  outList,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { choice, date, flag, id, ids, int, ints, page, pageIfAny, text } from '../../../kernel/call/input.ts';
import { orError, orNothing } from '../../../kernel/read/reach.ts';
import { BillingAgency, Invoice, Payment, PaymentMethod, Refund } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  methodsOfOneself,
  ownInvoices,
  ownMethods,
  ownPayments,
  payingPeople,
  refundsOfOwnLocations,
  studentsBilled,
  studentsWithMoney,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { inOrder, searched, within } from '../invoices/lists.ts';
import { asksRefund } from './ask-refund.ts';
import { chargeInvoice } from './charge.ts';
import { correctPayment } from './correct.ts';
import { addCard, openCardSession, removeCard, saveAutoPay, setDefault } from './methods.ts';
import { applyOne, approveOne, recordPayment, refundOne, unapplyOne, voidOne } from './record.ts';
import { settleDisputes } from './unbooked.ts';

const MOST = 100_000_000;
const cents = int(-MOST, MOST);
const ways = ['cash', 'check', 'card', 'bank', 'external', 'agency'] as const;
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
const reason = text(0, 500).optional();

/** Payments of a state as people speak of it. */
const inState = (status: (typeof states)[number]) => {
  if (status === 'unapplied') return sql<boolean>`payment.unapplied > 0`;
  if (status !== 'disputed') return sql<boolean>`payment.status = ${status}`;
  return sql<boolean>`exists (select 1 from unbooked_dispute u where u.centre_id = payment.centre_id
    and u.payment_id = payment.id and u.settled_at is null)`;
};

/** Payments, refunds and stored cards. */
export const paymentCalls: Calls = {
  getPayments: query({
    rule: 'admin',
    about:
      'Lists payments over all accounts; status unapplied is what came in and is not applied whole, disputed what a bank took back beyond what could be booked.',
    reach: { location: ownLocations, student_id: studentsBilled, agency_id: agenciesOfOwnLocations, rows: ownPayments },
    input: {
      location: id(Location).optional(),
      status: choice(...states).optional(),
      student_id: id(Student).optional(),
      agency_id: id(BillingAgency).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      method: choice(...ways).optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(Payment),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Payment, {
        where: (q) => [
          i.location !== undefined && q('payment.location_id', '=', i.location),
          i.student_id !== undefined && q('payment.student_id', '=', i.student_id),
          i.agency_id !== undefined && q('payment.agency_id', '=', i.agency_id),
          i.method !== undefined && q('payment.method', '=', i.method),
          i.status !== undefined && inState(i.status),
          within('payment.date', i.start_date, i.end_date),
          i.search && searched('payment', i.search, 'check_number'),
        ],
        order: ['-date', '-id'],
      });
    },
  }),
  getPayment: query({
    rule: 'user',
    about: 'Answers one payment with the invoices it was applied to; contacts only their own, null for any other.',
    reach: { id: orNothing(ownPayments), rows: ownPayments },
    input: { id: id(Payment) },
    answer: one(Payment),
    run: (_, i) => byId(Payment, i.id),
  }),
  getStudentAllPayments: query({
    rule: 'user',
    about: 'Lists the payments of a student between two dates; contacts see their own.',
    reach: { student_id: studentsWithMoney, rows: ownPayments },
    input: { student_id: id(Student), start_date: date().optional(), end_date: date().optional(), ...pageIfAny },
    answer: list(Payment),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Payment, {
        where: (q) => [q('payment.student_id', '=', i.student_id), within('payment.date', i.start_date, i.end_date)],
        order: ['-date', '-id'],
      });
    },
  }),
  createPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Records a payment and applies it to the listed invoices or the oldest ones, the rest staying with the account; zero or less, a day of a closed month, one ahead unless it waits, or invoices of another account or of several locations get Error.',
    reach: { student_id: orError(studentsWithMoney), invoices: orError(ownInvoices), user_id: orError(payingPeople) },
    input: {
      student_id: id(Student),
      amount: cents,
      method: choice(...ways),
      date: date().optional(),
      invoices: ids(Invoice, 200, 0).optional(),
      user_id: id(User).optional(),
      note: text(0, 2000).optional(),
      check_number: text(0, 60).optional(),
      pending: flag().optional(),
    },
    answer: outcome({ payment: Payment }),
    run: recordPayment,
  }),
  updatePayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Corrects date, note or check number of a payment; its money moves to the date. A voided one, a day ahead, or a closed month gets Error.',
    reach: { id: orError(ownPayments) },
    input: {
      id: id(Payment),
      date: date().optional(),
      note: text(0, 2000).nullish(),
      check_number: text(0, 60).nullish(),
    },
    answer: outcome({ payment: Payment }),
    run: correctPayment,
  }),
  approvePayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Approves a pending payment, which then counts in the balance; one not pending gets Error.',
    reach: { id: orError(ownPayments) },
    input: { id: id(Payment) },
    answer: outcome({ payment: Payment }),
    run: approveOne,
  }),
  applyPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Applies what is left of a payment to open invoices; more than what is left gets Error.',
    reach: { id: orError(ownPayments), invoices: orError(ownInvoices) },
    input: { id: id(Payment), invoices: ids(Invoice, 200), amounts: ints(200, -MOST, MOST).optional() },
    answer: outcome({ payment: Payment }),
    run: applyOne,
  }),
  unapplyPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Takes a payment off its invoices, or the listed ones, leaving the money with the account; one not applied gets Error.',
    reach: { id: orError(ownPayments), invoices: orError(ownInvoices) },
    input: { id: id(Payment), invoices: ids(Invoice, 200).optional() },
    answer: outcome({ payment: Payment }),
    run: unapplyOne,
  }),
  voidPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Voids a payment that did not go through a card and opens its invoices again; a refunded or card payment gets Error.',
    reach: { id: orError(ownPayments) },
    input: { id: id(Payment), reason },
    answer: outcome({ payment: Payment }),
    run: voidOne,
  }),
  refundPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Refunds a payment in full or part, through the card it came by; more than what is left gets Error.',
    reach: { id: orError(ownPayments) },
    input: { id: id(Payment), amount: cents, reason },
    answer: outcome({ refund: Refund }),
    confirms: asksRefund,
    run: refundOne,
  }),
  settlePaymentDispute: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Notes that the office has seen to a dispute that could not be booked, and how; a payment without one gets Error.',
    reach: { id: orError(ownPayments) },
    input: { id: id(Payment), note: text(0, 500).optional() },
    answer: outcome({ payment: Payment }),
    run: settleDisputes,
  }),
  getRefunds: query({
    rule: 'manager',
    about: 'Lists refunds with payment, amount and state.',
    reach: { location: ownLocations, student_id: studentsBilled, rows: refundsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      student_id: id(Student).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      ...page,
    },
    answer: paged(Refund),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Refund, {
        where: (q) => [
          i.location !== undefined && q('refund.location_id', '=', i.location),
          i.student_id !== undefined && q('refund.student_id', '=', i.student_id),
          within('refund.date', i.start_date, i.end_date),
        ],
        order: ['-date', '-id'],
      });
    },
  }),
  chargeInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Charges an open invoice to a stored card of its payer; a declined card gets Error and a failed payment.',
    reach: { id: orError(ownInvoices), payment_method: orError(ownMethods) },
    input: { id: id(Invoice), payment_method: id(PaymentMethod).optional(), amount: cents.optional() },
    answer: outcome({ payment: Payment }),
    run: (ctx, i) => chargeInvoice(ctx, i, null),
  }),
  chargeUserInvoice: mutation({
    rule: 'user',
    about:
      "Pays an open invoice from the calling contact's card; another's invoice, too large an amount or a declined card gets Error.",
    reach: { id: orError(ownInvoices), user_id: orError(payingPeople), payment_method: orError(methodsOfOneself) },
    input: {
      id: id(Invoice),
      user_id: id(User).optional(),
      payment_method: id(PaymentMethod).optional(),
      amount: cents.optional(),
    },
    answer: outcome({ payment: Payment }),
    // Whoever pays is the caller: an id of somebody else finds no invoice of theirs.
    run: (ctx, i) => chargeInvoice(ctx, i, i.user_id === undefined || i.user_id === ctx.who.user ? ctx.who.user : 0),
  }),
  getUserPaymentMethods: query({
    rule: 'user',
    about: 'Lists the stored cards of the caller, or for managers of a payer, by their last four digits.',
    reach: { user_id: payingPeople, rows: ownMethods },
    input: { user_id: id(User).optional() },
    answer: list(PaymentMethod),
    run: (ctx, i) =>
      rows(PaymentMethod, {
        where: (q) => [q('payment_method.user_id', '=', i.user_id ?? ctx.who.user)],
        order: ['-is_default'],
      }),
  }),
  createUserCardSession: mutation({
    rule: 'user',
    about:
      'Opens a session with the card provider to take a card whose number never comes here; a location without card payments gets Error.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location) },
    answer: outcome({ client_secret: out.text, provider: out.text, cards: outList(out.text), url: out.text }),
    secret: true,
    run: openCardSession,
  }),
  addUserCard: mutation({
    rule: 'user',
    about:
      "Stores a card of the caller by the provider's reference; a reference the provider does not know gets Error.",
    reach: { location: orError(ownLocations) },
    input: { payment_method: text(1, 200), location: id(Location), is_default: flag().optional() },
    answer: outcome({ method: PaymentMethod }),
    run: addCard,
  }),
  deleteUserCard: mutation({
    rule: 'user',
    about: 'Removes a stored card of the caller; one that automatic payment uses gets Error.',
    reach: { id: orError(methodsOfOneself) },
    input: { id: id(PaymentMethod) },
    answer: outcome(),
    run: removeCard,
  }),
  setDefaultUserCard: mutation({
    rule: 'user',
    about: 'Makes a stored card of the caller the default one.',
    reach: { id: orError(methodsOfOneself) },
    input: { id: id(PaymentMethod) },
    answer: outcome({ method: PaymentMethod }),
    run: setDefault,
  }),
  saveUserAutoPay: mutation({
    rule: 'user',
    about: 'Switches automatic payment of what the caller owes for a student; without a stored card it gets Error.',
    reach: { student_id: orError(studentsBilled), payment_method: orError(methodsOfOneself) },
    input: { student_id: id(Student), active: flag(), payment_method: id(PaymentMethod).optional() },
    answer: outcome({ mandate: out.text }),
    changesNothing: 'what is switched off already stays so',
    run: saveAutoPay,
  }),
};
