import { question } from '@nestling/kit/asked-ahead.ts';
import { asksHere } from '../../../asks.ts';
import { screen } from '../../../screen.ts';
import { daysAsked, daysOfYear, yearAsked } from './days-asked.ts';

const documents = () => import('./reports.graphql.ts');

/** The reports of the office. */
export const reportScreens = {
  'billing.report.balance': screen({
    path: '/billing/report-balance',
    rule: 'admin',
    title: { en: 'Balance report', es: 'Informe de saldos' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ BalanceRowsDocument }, { place, address }) => [
      question(BalanceRowsDocument, { location: place.id, ...daysAsked(address, place.today) }),
    ]),
    load: () => import('../screens/BalanceReport.tsx'),
  }),
  'billing.report.aging': screen({
    path: '/billing/report-aging',
    rule: 'admin',
    title: { en: 'Aged receivables', es: 'Antigüedad de saldos' },
    parent: 'billing.reports',
    located: 'rooms',
    asks: asksHere(documents, ({ AgingRowsDocument }, { place, address }) => [
      question(AgingRowsDocument, { location: place.id, to: address.to || place.today, room: address.narrow || null }),
    ]),
    load: () => import('../screens/AgingReport.tsx'),
  }),
  'billing.report.revenue': screen({
    path: '/billing/report-revenue',
    rule: 'admin',
    title: { en: 'Revenue report', es: 'Informe de ingresos' },
    parent: 'billing.reports',
    located: 'rooms',
    asks: asksHere(documents, ({ RevenueRowsDocument }, { place, address }) => [
      question(RevenueRowsDocument, {
        location: place.id,
        ...daysAsked(address, place.today),
        room: address.narrow || null,
      }),
    ]),
    load: () => import('../screens/RevenueReport.tsx'),
  }),
  'billing.report.year': screen({
    path: '/billing/report-year',
    rule: 'admin',
    title: { en: 'Year receipts', es: 'Recibos del año' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ YearReceiptRowsDocument }, { place, address }) => [
      question(YearReceiptRowsDocument, { location: place.id, ...daysOfYear(yearAsked(address, place.today)) }),
    ]),
    load: () => import('../screens/YearReceipts.tsx'),
  }),
  'billing.report.deposits': screen({
    path: '/billing/report-deposits',
    rule: 'admin',
    title: { en: 'Deposits held', es: 'Depósitos guardados' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ DepositRowsDocument }, { place, address }) => [
      question(DepositRowsDocument, { location: place.id, to: address.to || place.today }),
    ]),
    load: () => import('../screens/DepositReport.tsx'),
  }),
  'billing.report.tax': screen({
    path: '/billing/report-tax',
    rule: 'admin',
    title: { en: 'Sales tax', es: 'Impuesto a las ventas' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ SalesTaxRowsDocument }, { place, address }) => [
      question(SalesTaxRowsDocument, { location: place.id, ...daysAsked(address, place.today) }),
    ]),
    load: () => import('../screens/SalesTaxReport.tsx'),
  }),
  'billing.report.transactions': screen({
    path: '/billing/report-transactions',
    rule: 'admin',
    title: { en: 'Transactions report', es: 'Informe de movimientos' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ TransactionRowsDocument }, { place, address }) => [
      question(TransactionRowsDocument, { location: place.id, ...daysAsked(address, place.today) }),
    ]),
    load: () => import('../screens/TransactionsReport.tsx'),
  }),
  'billing.report.invoices': screen({
    path: '/billing/report-invoices',
    rule: 'admin',
    title: { en: 'Invoices report', es: 'Informe de facturas' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ InvoiceReportRowsDocument }, { place, address }) => [
      question(InvoiceReportRowsDocument, {
        location: place.id,
        ...daysAsked(address, place.today),
        status: address.narrow || null,
      }),
    ]),
    load: () => import('../screens/InvoicesReport.tsx'),
  }),
  'billing.report.payments': screen({
    path: '/billing/report-payments',
    rule: 'admin',
    title: { en: 'Payments report', es: 'Informe de pagos' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ PaymentReportRowsDocument }, { place, address }) => [
      question(PaymentReportRowsDocument, {
        location: place.id,
        ...daysAsked(address, place.today),
        method: address.narrow || null,
      }),
    ]),
    load: () => import('../screens/PaymentsReport.tsx'),
  }),
  'billing.report.summary': screen({
    path: '/billing/report-billing-summary',
    rule: 'admin',
    title: { en: 'Billing summary', es: 'Resumen de facturación' },
    parent: 'billing.reports',
    located: true,
    asks: asksHere(documents, ({ SummaryRowsDocument }, { place, address }) => [
      question(SummaryRowsDocument, { location: place.id, ...daysAsked(address, place.today) }),
    ]),
    load: () => import('../screens/SummaryReport.tsx'),
  }),
} as const;
