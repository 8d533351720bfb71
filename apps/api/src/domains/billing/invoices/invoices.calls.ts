import '../documents.fields.ts';
import { type Calls, declined, list, message, mutation, outcome, query, rows } from '../../../kernel/call/call.ts';
import { choice, id, pageIfAny, text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { BillingAgency, ChargeCategory, Invoice, InvoiceAdjustment } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  categoriesOfOwnLocations,
  ownInvoices,
  payingPeople,
  studentsBilled,
  studentsWithMoney,
} from '../../../model/billing/reach.ts';
import { usePicture } from '../../../model/picture/use-picture.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { accountChanged, cents, listed, listedReach, mustBePositive, reason, span, within } from '../documents.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';
import { adjust, transfer, voidInvoice, waive } from './change.ts';
import { invoices } from './invoice.ts';
import { inState, invoiceStates, searched } from './lists.ts';
import { asksAgain } from './registration.ts';
import { changeInvoice, createInvoice, invoiceChange, newInvoice } from './save.ts';
import { targetOf } from './target.ts';
import { voidFeesOf } from './void-fees.ts';

const partsReach = { 'items.category': orError(categoriesOfOwnLocations), 'payers.user_id': orError(payingPeople) };

/** Invoices: lists, and what is done with one. */
export const invoiceCalls: Calls = {
  getInvoices: invoices.list({
    rule: 'admin',
    about:
      'Lists invoices over all accounts; status overdue follows from the due date, unpaid is all that is still owed.',
    reach: { ...listedReach, agency_id: agenciesOfOwnLocations },
    input: {
      location: listed.location,
      status: choice(...invoiceStates).optional(),
      student_id: listed.student_id,
      agency_id: id(BillingAgency).optional(),
      ...span,
      search: text(0, 80).optional(),
      first: listed.first,
      page: listed.page,
    },
    where: (_, i, ctx) => [
      matching(Invoice, { location_id: i.location, student_id: i.student_id, agency_id: i.agency_id }),
      i.status !== undefined && inState(ctx, i.status),
      within('invoice', i),
      i.search && searched('invoice', i.search, 'number'),
    ],
    order: ['-date', '-id'],
  }),
  getInvoice: invoices.read({
    rule: 'user',
    about: 'Answers one invoice with items, payments and history; contacts those they pay, null for any other.',
  }),
  getInvoiceAdjustments: query({
    rule: 'manager',
    about: 'Lists the adjustments of an invoice with who made them; an id outside the reach is refused.',
    reach: { id: ownInvoices },
    input: { id: id(Invoice) },
    answer: list(InvoiceAdjustment),
    run: (_, i) =>
      rows(InvoiceAdjustment, {
        where: () => [matching(InvoiceAdjustment, { invoice_id: i.id, kind: 'adjustment' })],
        order: ['created_at'],
      }),
  }),
  getStudentAllInvoices: query({
    rule: 'user',
    about:
      'Lists the invoices of a student between two dates; contacts see their own, an end before the start is refused.',
    reach: { student_id: studentsWithMoney, rows: ownInvoices },
    input: { student_id: id(Student), ...span, ...pageIfAny },
    answer: list(Invoice),
    run: (_, i) =>
      rows(Invoice, {
        where: (q) => [q('invoice.student_id', '=', i.student_id), within('invoice', i)],
        order: ['-date', '-id'],
      }),
  }),
  getStudentOpenInvoices: invoices.list({
    rule: 'user',
    about: 'Lists the invoices of a student still to be paid, the oldest due first; contacts see their own.',
    reach: { student_id: studentsWithMoney },
    input: { student_id: id(Student) },
    where: (q, i) => [q('invoice.student_id', '=', i.student_id), q('invoice.status', 'in', ['open', 'partly_paid'])],
    order: ['due_date'],
  }),
  createInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Makes an open invoice for each payer of the account, or drafts when asked; no items, an amount below zero, a day of a closed month, a due date before the date or a location whose billing is off gets Error.',
    reach: { student_id: orError(studentsBilled), agency_id: orError(agenciesOfOwnLocations), ...partsReach },
    input: newInvoice,
    confirms: asksAgain,
    answer: outcome({ invoice: Invoice, invoices: [Invoice] }),
    run: createInvoice,
  }),
  updateInvoice: invoices.change({
    about: 'Changes a draft or an open invoice without payments; any other gets Error.',
    reach: partsReach,
    input: invoiceChange,
    from: ['draft', 'open'],
    run: changeInvoice,
    says: message('billing.invoiceChanged'),
  }),
  updateInvoiceNote: invoices.change({
    about: 'Saves only the note of an invoice, in any state.',
    input: { note: text(0, 2000) },
    set: ({ note }) => ({ note: note || null }),
    says: message('billing.invoiceNoted'),
  }),
  deleteInvoice: invoices.remove({
    rule: 'admin',
    about: 'Deletes a draft; any other invoice can only be voided and gets Error.',
    run: (_, { status }) =>
      status === 'draft' ? null : declined(message('billing.noDraft'), { field: 'id', code: 'STATE' }),
    says: message('billing.draftRemoved'),
  }),
  adjustInvoice: invoices.act({
    about: 'Adds an adjustment up or down to an open invoice; one that would take it below zero gets Error.',
    reach: { category: orError(categoriesOfOwnLocations) },
    input: { amount: cents, detail: text(0, 1000).optional(), category: id(ChargeCategory).optional() },
    run: async (ctx, invoice, { amount, detail = null, category = null }) => {
      mustBePositive(Math.abs(amount));
      await mustBeCategoriesOf(ctx, invoice.location_id, [category]);
      await adjust(ctx, invoice, { amount, name: textsIn(ctx.request)['billing.adjustment'], detail, category });
    },
    says: message('billing.invoiceAdjusted'),
  }),
  voidInvoice: invoices.act({
    about:
      'Voids an open invoice and takes it off the balance; one with applied payments gets Error until they are unapplied.',
    input: { reason },
    run: async (ctx, invoice, { reason: why }) => {
      await voidInvoice(ctx, invoice, why ?? null);
      const number = invoice.number ?? '';
      const fees = await voidFeesOf(ctx, invoice.id, textsIn(ctx.request)['billing.feeGoes']({ number }));
      for (const fee of fees) ctx.publish(accountChanged(fee));
      if (fees.length === 0) return {};
      const numbers = fees.map((fee) => fee.number).join(', ');
      return { says: message('billing.voidedWithFee', { count: fees.length, numbers }) };
    },
    says: message('billing.invoiceVoided'),
  }),
  waiveInvoice: invoices.act({
    about: 'Waives what is left of an open invoice, or a part of it; nothing left or too large an amount gets Error.',
    input: { amount: cents.optional(), reason },
    run: (ctx, invoice, { amount, reason: why = null }) => {
      mustBePositive(amount);
      return waive(ctx, invoice, { amount, reason: why });
    },
    says: message('billing.invoiceWaived'),
  }),
  transferInvoiceBill: invoices.act({
    about:
      'Moves an open invoice, or a part of it, to another student, agency or payer; a target outside the location gets Error.',
    reach: {
      to_student: orError(studentsBilled),
      to_agency: orError(agenciesOfOwnLocations),
      to_user: orError(payingPeople),
    },
    input: {
      to_student: id(Student).optional(),
      to_agency: id(BillingAgency).optional(),
      to_user: id(User).optional(),
      amount: cents.optional(),
    },
    run: async (ctx, invoice, { amount, to_student = null, to_agency = null, to_user = null }) => {
      mustBePositive(amount);
      const to = await targetOf(ctx, invoice, { student: to_student, agency: to_agency, user: to_user });
      const name = textsIn(ctx.request)['billing.transferred']({ number: invoice.number ?? '' });
      const made = await transfer(ctx, invoice, to, { amount, name });
      if (to.student !== invoice.student_id) ctx.publish(accountChanged({ ...invoice, student_id: to.student }));
      return { gives: { invoice: made } };
    },
    says: message('billing.invoiceTransferred'),
  }),
  submitInvoice: invoices.act({
    about:
      'Hands an invoice in to its agency with an uploaded picture of the form, and marks it submitted; without a file or agency it gets Error.',
    input: { file: text(0, 200), note: text(0, 2000).optional() },
    run: async (ctx, { agency_id, status }, { file, note = null }) => {
      if (agency_id === null) return declined(message('billing.noAgency'), { field: 'id', code: 'NO_AGENCY' });
      if (['draft', 'voided', 'transferred'].includes(status))
        return declined(message('billing.invoiceIs', { status }), { field: 'id', code: 'STATE' });
      if (file === '') return declined(message('billing.noFile'), { field: 'file', code: 'REQUIRED' });
      const unknown = await usePicture(ctx, file, 'file');
      return unknown ?? { set: { submitted_at: ctx.now(), submitted_file: file, submitted_note: note } };
    },
    says: message('billing.invoiceSubmitted'),
  }),
};
