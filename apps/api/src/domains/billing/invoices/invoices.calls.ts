import '../documents.fields.ts';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../../kernel/call/call.ts';
import { choice, date, flag, float, id, int, listOf, page, pageIfAny, text } from '../../../kernel/call/input.ts';
import { orError, orNothing } from '../../../kernel/read/reach.ts';
import { BillingAgency, ChargeCategory, Invoice, InvoiceAdjustment } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  categoriesOfOwnLocations,
  ownInvoices,
  payingPeople,
  studentsBilled,
  studentsWithMoney,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { adjustInvoice, submitOne, transferOne, voidOne, waiveOne } from './act.ts';
import { inOrder, inState, invoiceStates, searched, within } from './lists.ts';
import { changeInvoice, createInvoice, noteInvoice, removeDraft } from './save.ts';

const MOST = 100_000_000;
const items = listOf(
  {
    name: text(1, 200),
    amount: int(-MOST, MOST),
    detail: text(0, 1000).optional(),
    category: id(ChargeCategory).optional(),
  },
  100,
);
const payers = listOf({ user_id: id(User), percent: float(0, 100).optional(), amount: int(1, MOST).optional() }, 10);
const partsReach = { 'items.category': orError(categoriesOfOwnLocations), 'payers.user_id': orError(payingPeople) };

/** Invoices: lists, and what is done with one. */
export const invoiceCalls: Calls = {
  getInvoices: query({
    rule: 'admin',
    about:
      'Lists invoices over all accounts; status overdue follows from the due date, unpaid is all that is still owed.',
    reach: { location: ownLocations, student_id: studentsBilled, agency_id: agenciesOfOwnLocations, rows: ownInvoices },
    input: {
      location: id(Location).optional(),
      status: choice(...invoiceStates).optional(),
      student_id: id(Student).optional(),
      agency_id: id(BillingAgency).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(Invoice),
    run: (ctx, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Invoice, {
        where: (q) => [
          i.location !== undefined && q('invoice.location_id', '=', i.location),
          i.student_id !== undefined && q('invoice.student_id', '=', i.student_id),
          i.agency_id !== undefined && q('invoice.agency_id', '=', i.agency_id),
          i.status !== undefined && inState(ctx, i.status),
          within('invoice.date', i.start_date, i.end_date),
          i.search && searched('invoice', i.search, 'number'),
        ],
        order: ['-date', '-id'],
      });
    },
  }),
  getInvoice: query({
    rule: 'user',
    about: 'Answers one invoice with items, payments and history; contacts those they pay, null for any other.',
    reach: { id: orNothing(ownInvoices), rows: ownInvoices },
    input: { id: id(Invoice) },
    answer: one(Invoice),
    run: (_, i) => byId(Invoice, i.id),
  }),
  getInvoiceAdjustments: query({
    rule: 'manager',
    about: 'Lists the adjustments of an invoice with who made them; an id outside the reach is refused.',
    reach: { id: ownInvoices },
    input: { id: id(Invoice) },
    answer: list(InvoiceAdjustment),
    run: (_, i) =>
      rows(InvoiceAdjustment, {
        where: (q) => [q('invoice_item.invoice_id', '=', i.id), q('invoice_item.kind', '=', 'adjustment')],
        order: ['created_at'],
      }),
  }),
  getStudentAllInvoices: query({
    rule: 'user',
    about:
      'Lists the invoices of a student between two dates; contacts see their own, an end before the start is refused.',
    reach: { student_id: studentsWithMoney, rows: ownInvoices },
    input: { student_id: id(Student), start_date: date().optional(), end_date: date().optional(), ...pageIfAny },
    answer: list(Invoice),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Invoice, {
        where: (q) => [q('invoice.student_id', '=', i.student_id), within('invoice.date', i.start_date, i.end_date)],
        order: ['-date', '-id'],
      });
    },
  }),
  getStudentOpenInvoices: query({
    rule: 'user',
    about: 'Lists the invoices of a student still to be paid, the oldest due first; contacts see their own.',
    reach: { student_id: studentsWithMoney, rows: ownInvoices },
    input: { student_id: id(Student) },
    answer: list(Invoice),
    run: (_, i) =>
      rows(Invoice, {
        where: (q) => [q('invoice.student_id', '=', i.student_id), q('invoice.status', 'in', ['open', 'partly_paid'])],
        order: ['due_date'],
      }),
  }),
  createInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Makes an open invoice for each payer of the account, or drafts when asked; no items, an amount below zero, a day of a closed month or a due date before the date gets Error.',
    reach: { student_id: orError(studentsBilled), agency_id: orError(agenciesOfOwnLocations), ...partsReach },
    input: {
      student_id: id(Student),
      items,
      due_date: date(),
      date: date().optional(),
      payers: payers.optional(),
      agency_id: id(BillingAgency).optional(),
      note: text(0, 2000).optional(),
      draft: flag().optional(),
    },
    answer: outcome({ invoice: Invoice, invoices: [Invoice] }),
    run: createInvoice,
  }),
  updateInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Changes a draft or an open invoice without payments; any other gets Error.',
    reach: { id: orError(ownInvoices), ...partsReach },
    input: {
      id: id(Invoice),
      items: items.optional(),
      due_date: date().optional(),
      date: date().optional(),
      payers: payers.optional(),
      note: text(0, 2000).nullish(),
    },
    answer: outcome({ invoice: Invoice }),
    run: changeInvoice,
  }),
  updateInvoiceNote: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Saves only the note of an invoice, in any state.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice), note: text(0, 2000) },
    answer: outcome({ invoice: Invoice }),
    run: noteInvoice,
  }),
  deleteInvoice: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes a draft; any other invoice can only be voided and gets Error.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice) },
    answer: outcome(),
    run: removeDraft,
  }),
  adjustInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Adds an adjustment up or down to an open invoice; one that would take it below zero gets Error.',
    reach: { id: orError(ownInvoices), category: orError(categoriesOfOwnLocations) },
    input: {
      id: id(Invoice),
      amount: int(-MOST, MOST),
      detail: text(0, 1000).optional(),
      category: id(ChargeCategory).optional(),
    },
    answer: outcome({ invoice: Invoice }),
    run: adjustInvoice,
  }),
  voidInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Voids an open invoice and takes it off the balance; one with applied payments gets Error until they are unapplied.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice), reason: text(0, 500).optional() },
    answer: outcome({ invoice: Invoice }),
    run: voidOne,
  }),
  waiveInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Waives what is left of an open invoice, or a part of it; nothing left or too large an amount gets Error.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice), amount: int(-MOST, MOST).optional(), reason: text(0, 500).optional() },
    answer: outcome({ invoice: Invoice }),
    run: waiveOne,
  }),
  transferInvoiceBill: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Moves an open invoice, or a part of it, to another student, agency or payer; a target outside the location gets Error.',
    reach: {
      id: orError(ownInvoices),
      to_student: orError(studentsBilled),
      to_agency: orError(agenciesOfOwnLocations),
      to_user: orError(payingPeople),
    },
    input: {
      id: id(Invoice),
      to_student: id(Student).optional(),
      to_agency: id(BillingAgency).optional(),
      to_user: id(User).optional(),
      amount: int(-MOST, MOST).optional(),
    },
    answer: outcome({ invoice: Invoice }),
    run: transferOne,
  }),
  submitInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Hands an invoice in to its agency with an uploaded picture of the form, and marks it submitted; without a file or agency it gets Error.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice), file: text(0, 200), note: text(0, 2000).optional() },
    answer: outcome({ invoice: Invoice }),
    run: submitOne,
  }),
};
