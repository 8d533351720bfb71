import { type Calls, mutation, object, objects, out, outcome, outOrNull, query } from '../../../kernel/call/call.ts';
import { date, id, pageIfAny } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { categoriesOfOwnLocations, studentsWithMoney } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { roomsNamed } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { inOrder } from '../documents.ts';
import { statementFile, statementFileInput } from '../paper/statement-file.ts';
import { closeMonth } from '../rounds/close-month.ts';
import { accountsInput, listAccounts, saveAccounts, saveAccountsInput } from './accounting-accounts.ts';
import { agingRows } from './aging.ts';
import { anyDays, ofRoom } from './asked.ts';
import { closedMonths, monthsClosed } from './closed.ts';
import { byMethod, invoiceRows, ofState, paymentRows } from './documents.ts';
import { exportInput, exportReport } from './export.ts';
import { heldDepositRows } from './held-deposits.ts';
import { readOverview } from './overview.ts';
import { revenueRows } from './revenue.ts';
import { salesTaxRows } from './sales-tax.ts';
import { statementRows } from './statement.ts';
import { balanceRows, summaryRows, transactionRows } from './tables.ts';
import { payerYearRows } from './year-payers.ts';

const span = { start_date: date(), end_date: date() };
const place = { location: id(Location).optional() };
const reach = { location: ownLocations };
const inRoom = { ...reach, room: roomsNamed };
/** Cents. A sum over years passes what an Int holds. */
const cents = out.float;

/** Reports: each is read from the ledger's lines, or from documents whose sums the ledger keeps. */
export const reportCalls: Calls = {
  getBillingOverview: query({
    rule: 'admin',
    about:
      'Answers billed, paid, refunded and waived sums of the days, and what is open, overdue and credit now, in cents.',
    reach,
    input: { ...anyDays },
    answer: object(
      { billed: cents, paid: cents, refunded: cents, waived: cents, open: cents, overdue: cents, credit: cents },
      'BillingOverview',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return readOverview(ctx, i);
    },
  }),
  getBalanceReport: query({
    rule: 'admin',
    about: 'Lists balances by student and payer at the end of the days, or today, with the age of what is owed.',
    reach,
    input: { ...anyDays, ...pageIfAny },
    answer: objects(
      {
        student_id: out.id,
        student_name: out.text,
        payer_name: outOrNull(out.text),
        charged: cents,
        paid: cents,
        balance: cents,
        current: cents,
        late_30: cents,
        late_60: cents,
        late_90: cents,
        late_over: cents,
      },
      'BalanceReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return balanceRows(ctx, i);
    },
  }),
  getTransactionReport: query({
    rule: 'admin',
    about: 'Lists every entry of the ledger of the days with what it does to the balance.',
    reach,
    input: { ...place, ...span, ...pageIfAny },
    answer: objects(
      {
        id: out.id,
        date: out.date,
        booked_at: out.datetime,
        kind: out.text,
        number: outOrNull(out.text),
        student_name: outOrNull(out.text),
        payer_name: outOrNull(out.text),
        note: outOrNull(out.text),
        by_name: outOrNull(out.text),
        amount: cents,
      },
      'TransactionReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return transactionRows(ctx, i);
    },
  }),
  getInvoiceReport: query({
    rule: 'admin',
    about: 'Lists the invoices dated within the days with state and sums; of a closed month as they were then.',
    reach,
    input: { ...place, ...span, ...ofState, ...pageIfAny },
    answer: objects(
      {
        id: out.id,
        number: outOrNull(out.text),
        date: out.date,
        due_date: out.date,
        student_name: out.text,
        payer_name: outOrNull(out.text),
        status: out.text,
        total: out.int,
        paid: out.int,
        waived: out.int,
        balance: out.int,
      },
      'InvoiceReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return invoiceRows(ctx, i);
    },
  }),
  getPaymentReport: query({
    rule: 'admin',
    about: 'Lists the payments dated within the days by method with sums; of a closed month as they were then.',
    reach,
    input: { ...place, ...span, ...byMethod, ...pageIfAny },
    answer: objects(
      {
        id: out.id,
        date: out.date,
        student_name: outOrNull(out.text),
        payer_name: outOrNull(out.text),
        method: out.text,
        reference: outOrNull(out.text),
        status: out.text,
        amount: out.int,
        refunded: out.int,
        unapplied: out.int,
      },
      'PaymentReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return paymentRows(ctx, i);
    },
  }),
  getBillingSummaryReport: query({
    rule: 'admin',
    about:
      'Adds up the days by charge category, method, location and kind of account (without a name: of no category), and names the last closed month of each location.',
    reach,
    input: { ...place, ...span },
    answer: object(
      {
        rows: [object({ part: out.text, name: out.text, amount: cents }, 'BillingSummaryRow')],
        closed: [
          object(
            {
              location_id: out.id,
              location: out.text,
              month: out.date,
              closed_at: out.datetime,
              closed_by: outOrNull(out.text),
            },
            'ClosedMonth',
          ),
        ],
      },
      'BillingSummary',
    ),
    run: async (ctx, i) => {
      inOrder(i);
      return { rows: await summaryRows(ctx, i), closed: await closedMonths(ctx, i) };
    },
  }),
  getAgingReport: query({
    rule: 'admin',
    about:
      'Lists what each payer owes for each student at the end of a day, or today, by the days it is past due (what is not due yet stands in to_30), with the room the child is in now. Cents.',
    reach: inRoom,
    input: { ...place, end_date: date().optional(), ...ofRoom, ...pageIfAny },
    answer: objects(
      {
        student_id: out.id,
        student_name: out.text,
        payer_name: outOrNull(out.text),
        room_name: outOrNull(out.text),
        oldest: out.date,
        to_30: cents,
        to_60: cents,
        to_90: cents,
        over: cents,
        total: cents,
      },
      'AgingReportRow',
    ),
    run: (ctx, i) => agingRows(ctx, i),
  }),
  getDepositReport: query({
    rule: 'admin',
    about:
      'Lists the deposits of families of which something is held at the end of a day, or today, by location. Cents.',
    reach,
    input: { ...place, end_date: date().optional(), ...pageIfAny },
    answer: objects(
      {
        id: out.id,
        number: outOrNull(out.text),
        date: out.date,
        location: out.text,
        student_id: out.id,
        student_name: out.text,
        payer_name: outOrNull(out.text),
        name: out.text,
        held: out.int,
      },
      'DepositReportRow',
    ),
    run: (ctx, i) => heldDepositRows(ctx, i),
  }),
  getRevenueReport: query({
    rule: 'admin',
    about:
      'Adds up what was earned within the days by charge category (without a name: of none) and room, with how many children that is of. Cents.',
    reach: inRoom,
    input: { ...place, ...span, ...ofRoom, ...pageIfAny },
    answer: objects(
      { category: out.text, room_name: outOrNull(out.text), students: out.int, amount: cents },
      'RevenueReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return revenueRows(ctx, i);
    },
  }),
  getSalesTaxReport: query({
    rule: 'admin',
    about:
      'Adds up sales, what of them bore sales tax, and the tax within the days by location and charge category (without a name: of none), as a return of sales tax asks for them. Cents.',
    reach,
    input: { ...place, ...span, ...pageIfAny },
    answer: objects(
      { location: out.text, category: out.text, sales: cents, taxable: cents, tax: cents },
      'SalesTaxReportRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return salesTaxRows(ctx, i);
    },
  }),
  getYearReceiptReport: query({
    rule: 'admin',
    about:
      'Lists what each payer has paid for each child within the days, refunds taken off, with address and tax number of who was paid, as IRS Form 2441 asks for them; mailed_at: when the payer was last mailed a receipt of the year the days begin in. Cents.',
    reach,
    input: { ...place, ...span, ...pageIfAny },
    answer: objects(
      {
        payer_id: out.id,
        payer_name: out.text,
        email: outOrNull(out.text),
        student_name: out.text,
        location: out.text,
        provider: outOrNull(out.text),
        ein: outOrNull(out.text),
        amount: cents,
        mailed_at: outOrNull(out.datetime),
      },
      'YearReceiptRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return payerYearRows(ctx, i);
    },
  }),
  exportBillingReport: query({
    rule: 'admin',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Makes a file (csv, xlsx or pdf) of a report: balance, aging, revenue, year (what each payer has paid for each child), transactions, invoices, payments, summary, deposits (by day, for the bank), held (deposits of families), tax (sales tax by category), journal (for accounting), quickbooks or xero (csv as these programs import it, several in a ZIP where one is more than they take). A room narrows aging and revenue. An unknown report is refused.',
    reach: inRoom,
    input: exportInput,
    answer: outcome({ file: out.text }),
    writes: true,
    limit: { times: 60, seconds: 600, by: 'user' },
    run: (ctx, i) => {
      inOrder(i);
      return exportReport(ctx, i);
    },
  }),
  getAccountingAccounts: query({
    rule: 'admin',
    about:
      'Lists the accounts the books of a location are kept on, income by category too: what each is called in QuickBooks and Xero, and what it is called as usual. A location outside the reach is refused.',
    reach,
    input: accountsInput,
    answer: objects(
      {
        kind: out.text,
        category: outOrNull(out.id),
        category_name: outOrNull(out.text),
        quickbooks: outOrNull(out.text),
        xero: outOrNull(out.text),
        xero_tax: outOrNull(out.text),
        usual_quickbooks: out.text,
        usual_xero: outOrNull(out.text),
        usual_xero_tax: outOrNull(out.text),
      },
      'AccountingAccount',
    ),
    run: listAccounts,
  }),
  saveAccountingAccounts: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about:
      'Says what the accounts of a location are called in QuickBooks and Xero, all at once: one that is left out is called as usual. A category of another location, one named twice, and a code of Xero for what stands on no invoice get Error.',
    reach: { location: orError(ownLocations), 'accounts.category': orError(categoriesOfOwnLocations) },
    input: saveAccountsInput,
    answer: outcome(),
    run: saveAccounts,
  }),
  getClosedBillingMonths: query({
    rule: 'admin',
    about:
      'Lists the months of a location that were closed, the latest first, with when and by whom; each closed all before it.',
    reach,
    input: { location: id(Location), ...pageIfAny },
    answer: objects({ month: out.date, closed_at: out.datetime, closed_by: outOrNull(out.text) }, 'ClosedBillingMonth'),
    run: (ctx, i) => monthsClosed(ctx, i),
  }),
  exportStudentStatement: query({
    rule: 'manager',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      "Makes a file (csv, xlsx or pdf) of an account's statement of the days, with its running balance; an end before the start is refused.",
    reach: { student_id: studentsWithMoney },
    input: statementFileInput,
    answer: outcome({ file: out.text }),
    writes: true,
    limit: { times: 60, seconds: 600, by: 'user' },
    run: (ctx, i) => {
      inOrder(i);
      return statementFile(ctx, i);
    },
  }),
  closeBillingMonth: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about:
      'Closes a month of a location that is over, and all before it; later corrections count in the first open month. One that is not over, or closed, gets Error.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), month: date() },
    answer: outcome(),
    run: closeMonth,
  }),
  getStudentStatement: query({
    rule: 'user',
    about: "Answers the account's statement of the days with its running balance; contacts see their own part.",
    reach: { student_id: studentsWithMoney },
    input: { student_id: id(Student), ...span },
    answer: objects(
      {
        date: out.date,
        kind: out.text,
        number: outOrNull(out.text),
        detail: outOrNull(out.text),
        amount: cents,
        balance: cents,
      },
      'StatementRow',
    ),
    run: (ctx, i) => {
      inOrder(i);
      return statementRows(ctx, i);
    },
  }),
};
