import type { ExportType } from '../../../files/content-types.ts';
import { exportParts } from '../../../files/sheet/export-parts.ts';
import { exportSheet } from '../../../files/sheet/export-sheet.ts';
import type { Column } from '../../../files/sheet/sheet.ts';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, type InputOf } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { dateFigures, spanFigures } from '../../../messages/when.ts';
import { Export } from '../../../model/export/entity.ts';
import { todayAt } from '../../../model/location/today.ts';
import { type Accounting, quickBooksFile, xeroFile } from './accounting.ts';
import { type AgingRow, agingRows } from './aging.ts';
import { anyDays, ofRoom } from './asked.ts';
import { type DepositRow, depositRows, type JournalRow, journalRows } from './bookkeeping.ts';
import { type InvoiceRow, invoiceRows, type PaymentRow, paymentRows } from './documents.ts';
import { type HeldDepositRow, heldDepositRows } from './held-deposits.ts';
import { type RevenueRow, revenueRows } from './revenue.ts';
import { type SalesTaxRow, salesTaxRows } from './sales-tax.ts';
import {
  type BalanceRow,
  balanceRows,
  type SummaryRow,
  summaryRows,
  type TransactionRow,
  transactionRows,
} from './tables.ts';
import { type PayerYearRow, payerYearRows } from './year-payers.ts';

export const reportNames = [
  'balance',
  'aging',
  'revenue',
  'year',
  'transactions',
  'invoices',
  'payments',
  'summary',
  'deposits',
  'held',
  'tax',
  'journal',
  'quickbooks',
  'xero',
] as const;

/** What a file is asked for by. */
export const exportInput = {
  report: choice(...reportNames),
  ...anyDays,
  ...ofRoom,
  type: choice(...(['csv', 'xlsx', 'pdf'] as const satisfies readonly ExportType[])).optional(),
};

/** Makes the file of a report, and leaves in the trail who took what. */
export const exportReport = async (
  ctx: Ctx,
  { report, type: wanted = 'csv', ...asked }: InputOf<typeof exportInput>,
) => {
  // What another program imports is a text it reads, whatever was asked for; more than it takes at once comes as several in a ZIP.
  const type = report === 'quickbooks' || report === 'xero' ? 'csv' : wanted;
  const w = textsIn(ctx.request);
  const title = w[`billing.report.${report}`];
  const days = [asked.start_date, asked.end_date].filter(Boolean).join(' – ') || (await todayAt(ctx, asked.location));
  const text = <R>(head: string, value: (row: R) => string | null): Column<R> => ({ head, kind: 'text', value });
  const day = <R>(head: string, value: (row: R) => string | null): Column<R> => ({ head, kind: 'date', value });
  const money = <R>(head: string, value: (row: R) => number): Column<R> => ({
    head,
    kind: 'cents',
    value,
    total: true,
  });
  const save = <R>(rows: readonly R[], columns: readonly Column<R>[]) =>
    exportSheet(ctx, type, `${title} ${days}`, {
      title,
      subtitle: spanFigures(asked.start_date, asked.end_date) || dateFigures(days),
      columns,
      rows,
    });
  const saveParts = <R>({ columns, parts }: Accounting<R>) =>
    parts.length > 1 ? exportParts(ctx, `${title} ${days}`, columns, parts) : save(parts[0] ?? [], columns);
  const makers = {
    balance: async () =>
      save<BalanceRow>(await balanceRows(ctx, asked), [
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        money(w['billing.column.charged'], (r) => r.charged),
        money(w['billing.column.paid'], (r) => r.paid),
        money(w['billing.column.balance'], (r) => r.balance),
        money(w['billing.column.current'], (r) => r.current),
        money('1–30', (r) => r.late_30),
        money('31–60', (r) => r.late_60),
        money('61–90', (r) => r.late_90),
        money('> 90', (r) => r.late_over),
      ]),
    aging: async () =>
      save<AgingRow>(await agingRows(ctx, asked), [
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['bills.column.room'], (r) => r.room_name),
        day(w['billing.column.due'], (r) => r.oldest),
        money('0–30', (r) => r.to_30),
        money('31–60', (r) => r.to_60),
        money('61–90', (r) => r.to_90),
        money('> 90', (r) => r.over),
        money(w['billing.column.balance'], (r) => r.total),
      ]),
    revenue: async () =>
      save<RevenueRow>(await revenueRows(ctx, asked), [
        text(w['bills.column.category'], (r) => r.category),
        text(w['bills.column.room'], (r) => r.room_name),
        { head: w['bills.column.students'], kind: 'number', value: (r) => r.students },
        money(w['billing.column.amount'], (r) => r.amount),
      ]),
    year: async () =>
      save<PayerYearRow>(await payerYearRows(ctx, asked), [
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['billing.column.student'], (r) => r.student_name),
        money(w['billing.column.amount'], (r) => r.amount),
        text(w['bills.column.location'], (r) => r.location),
        { head: w['bills.column.provider'], kind: 'text', width: 46, value: (r) => r.provider },
      ]),
    transactions: async () =>
      save<TransactionRow>(await transactionRows(ctx, asked), [
        day(w['billing.column.date'], (r) => r.date),
        text(w['billing.column.kind'], (r) => r.kind),
        text(w['billing.column.number'], (r) => r.number),
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['billing.column.note'], (r) => r.note),
        money(w['billing.column.amount'], (r) => r.amount),
      ]),
    invoices: async () =>
      save<InvoiceRow>(await invoiceRows(ctx, asked), [
        text(w['billing.column.number'], (r) => r.number),
        day(w['billing.column.date'], (r) => r.date),
        day(w['billing.column.due'], (r) => r.due_date),
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['billing.column.status'], (r) => r.status),
        money(w['billing.column.amount'], (r) => r.total),
        money(w['billing.column.paid'], (r) => r.paid),
        money(w['billing.column.balance'], (r) => r.balance),
      ]),
    payments: async () =>
      save<PaymentRow>(await paymentRows(ctx, asked), [
        day(w['billing.column.date'], (r) => r.date),
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['billing.column.method'], (r) => r.method),
        text(w['billing.column.reference'], (r) => r.reference),
        text(w['billing.column.status'], (r) => r.status),
        money(w['billing.column.amount'], (r) => r.amount),
        money(w['billing.column.refunded'], (r) => r.refunded),
      ]),
    summary: async () =>
      save<SummaryRow>(await summaryRows(ctx, asked), [
        text(w['billing.column.kind'], (r) => r.part),
        text(w['billing.column.name'], (r) => r.name),
        { head: w['billing.column.amount'], kind: 'cents', value: (r) => r.amount },
      ]),
    deposits: async () =>
      save<DepositRow>(await depositRows(ctx, asked), [
        day(w['billing.column.date'], (r) => r.date),
        text(w['bills.column.location'], (r) => r.location),
        text(w['billing.column.method'], (r) => message(`bills.way.${r.method}`).in(w)),
        money(w['bills.column.received'], (r) => r.received),
        money(w['billing.column.refunded'], (r) => r.returned),
        money(w['billing.column.amount'], (r) => r.net),
      ]),
    held: async () =>
      save<HeldDepositRow>(await heldDepositRows(ctx, asked), [
        text(w['bills.column.location'], (r) => r.location),
        text(w['billing.column.student'], (r) => r.student_name),
        text(w['billing.column.payer'], (r) => r.payer_name),
        text(w['billing.column.name'], (r) => r.name),
        text(w['billing.column.number'], (r) => r.number),
        day(w['billing.column.date'], (r) => r.date),
        money(w['billing.column.held'], (r) => r.held),
      ]),
    tax: async () =>
      save<SalesTaxRow>(await salesTaxRows(ctx, asked), [
        text(w['bills.column.location'], (r) => r.location),
        text(w['bills.column.category'], (r) => r.category),
        money(w['bills.column.sales'], (r) => r.sales),
        money(w['bills.column.taxable'], (r) => r.taxable),
        money(w['bills.column.tax'], (r) => r.tax),
      ]),
    quickbooks: async () => saveParts(await quickBooksFile(ctx, asked)),
    xero: async () => saveParts(await xeroFile(ctx, asked)),
    journal: async () =>
      save<JournalRow>(await journalRows(ctx, asked), [
        text(w['bills.column.entry'], (r) => r.entry),
        day(w['billing.column.date'], (r) => r.date),
        text(w['bills.column.account'], (r) =>
          [message(`bills.account.${r.account}`).in(w), r.part].filter(Boolean).join(': '),
        ),
        money(w['bills.column.debit'], (r) => r.debit),
        money(w['bills.column.credit'], (r) => r.credit),
        text(w['billing.column.note'], (r) =>
          [message(`bills.kind.${r.kind}`).in(w), r.number].filter(Boolean).join(' '),
        ),
        text(w['billing.column.payer'], (r) => r.name),
        text(w['bills.column.location'], (r) => r.location),
      ]),
  };
  const file = await makers[report]();
  ctx.audit({ entity: Export, id: asked.location ?? 0, after: { report: `billing ${report}`, type, ...asked } });
  return done(message('billing.linkMade'), { file });
};
