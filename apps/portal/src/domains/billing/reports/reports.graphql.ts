// Written by tools/generate.ts from reports.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BalanceRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type BalanceRowsQuery = { getBalanceReport: Array<{ student_id: string, student_name: string, payer_name: string | null, charged: number, paid: number, balance: number, current: number, late_30: number, late_60: number, late_90: number, late_over: number }> };

export type TransactionRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type TransactionRowsQuery = { getTransactionReport: Array<{ id: string, date: string, booked_at: string, kind: string, number: string | null, student_name: string | null, payer_name: string | null, note: string | null, by_name: string | null, amount: number }> };

export type InvoiceReportRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
  status?: string | null | undefined;
}>;


export type InvoiceReportRowsQuery = { getInvoiceReport: Array<{ id: string, number: string | null, date: string, due_date: string, student_name: string, payer_name: string | null, status: string, total: number, paid: number, waived: number, balance: number }> };

export type PaymentReportRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
  method?: string | null | undefined;
}>;


export type PaymentReportRowsQuery = { getPaymentReport: Array<{ id: string, date: string, student_name: string | null, payer_name: string | null, method: string, reference: string | null, status: string, amount: number, refunded: number, unapplied: number }> };

export type SummaryRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type SummaryRowsQuery = { getBillingSummaryReport: { rows: Array<{ part: string, name: string, amount: number }>, closed: Array<{ location_id: string, location: string, month: string }> } | null };

export type AgingRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  to?: string | null | undefined;
  room?: string | number | null | undefined;
}>;


export type AgingRowsQuery = { getAgingReport: Array<{ student_id: string, student_name: string, payer_name: string | null, room_name: string | null, oldest: string, to_30: number, to_60: number, to_90: number, over: number, total: number }> };

export type DepositRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  to?: string | null | undefined;
}>;


export type DepositRowsQuery = { getDepositReport: Array<{ id: string, number: string | null, date: string, location: string, student_id: string, student_name: string, payer_name: string | null, name: string, held: number }> };

export type RevenueRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
  room?: string | number | null | undefined;
}>;


export type RevenueRowsQuery = { getRevenueReport: Array<{ category: string, room_name: string | null, students: number, amount: number }> };

export type SalesTaxRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type SalesTaxRowsQuery = { getSalesTaxReport: Array<{ location: string, category: string, sales: number, taxable: number, tax: number }> };

export type YearReceiptRowsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type YearReceiptRowsQuery = { getYearReceiptReport: Array<{ payer_id: string, payer_name: string, email: string | null, student_name: string, provider: string | null, ein: string | null, amount: number, mailed_at: string | null }> };

export type PayerYearPaperQueryVariables = Exact<{
  year: number;
  user?: string | number | null | undefined;
}>;


export type PayerYearPaperQuery = { paper: { status: string, message: string, url: string | null } | null };

export type MakeReportQueryVariables = Exact<{
  report: string;
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  room?: string | number | null | undefined;
  type?: string | null | undefined;
}>;


export type MakeReportQuery = { exportBillingReport: { status: string, message: string, file: string | null } | null };

export type ClosedMonthsQueryVariables = Exact<{
  location: string | number;
}>;


export type ClosedMonthsQuery = { getClosedBillingMonths: Array<{ month: string, closed_at: string, closed_by: string | null }> };

export const BalanceRowsDocument = /* @__PURE__ */ document<BalanceRowsQuery, BalanceRowsQueryVariables>("query BalanceRows($location:ID$from:Date$to:Date){getBalanceReport(location:$location start_date:$from end_date:$to){student_id student_name payer_name charged paid balance current late_30 late_60 late_90 late_over __typename}}", { "shows":["app_user","billing_agency","credit","invoice","ledger_account","ledger_entry","ledger_line","location","student","timezone"] });
export const TransactionRowsDocument = /* @__PURE__ */ document<TransactionRowsQuery, TransactionRowsQueryVariables>("query TransactionRows($location:ID$from:Date!$to:Date!){getTransactionReport(location:$location start_date:$from end_date:$to){id date booked_at kind number student_name payer_name note by_name amount __typename}}", { "shows":["app_user","billing_agency","credit","invoice","ledger_account","ledger_entry","ledger_line","student"] });
export const InvoiceReportRowsDocument = /* @__PURE__ */ document<InvoiceReportRowsQuery, InvoiceReportRowsQueryVariables>("query InvoiceReportRows($location:ID$from:Date!$to:Date!$status:String){getInvoiceReport(location:$location start_date:$from end_date:$to status:$status){id number date due_date student_name payer_name status total paid waived balance __typename}}", { "shows":["app_user","billing_agency","billing_month","invoice","ledger_entry","ledger_line","location","student","timezone"] });
export const PaymentReportRowsDocument = /* @__PURE__ */ document<PaymentReportRowsQuery, PaymentReportRowsQueryVariables>("query PaymentReportRows($location:ID$from:Date!$to:Date!$method:String){getPaymentReport(location:$location start_date:$from end_date:$to method:$method){id date student_name payer_name method reference status amount refunded unapplied __typename}}", { "shows":["app_user","billing_agency","billing_month","credit","ledger_entry","ledger_line","payment","refund","student"] });
export const SummaryRowsDocument = /* @__PURE__ */ document<SummaryRowsQuery, SummaryRowsQueryVariables>("query SummaryRows($location:ID$from:Date!$to:Date!){getBillingSummaryReport(location:$location start_date:$from end_date:$to){rows{part name amount __typename}closed{location_id location month __typename}__typename}}", { "shows":["app_user","billing_month","charge_category","credit","ledger_account","ledger_entry","ledger_line","location"] });
export const AgingRowsDocument = /* @__PURE__ */ document<AgingRowsQuery, AgingRowsQueryVariables>("query AgingRows($location:ID$to:Date$room:ID){getAgingReport(location:$location end_date:$to room:$room){student_id student_name payer_name room_name oldest to_30 to_60 to_90 over total __typename}}", { "shows":["app_user","billing_agency","invoice","ledger_account","ledger_entry","ledger_line","location","room","student","timezone"] });
export const DepositRowsDocument = /* @__PURE__ */ document<DepositRowsQuery, DepositRowsQueryVariables>("query DepositRows($location:ID$to:Date){getDepositReport(location:$location end_date:$to){id number date location student_id student_name payer_name name held __typename}}", { "shows":["app_user","billing_agency","invoice","invoice_item","ledger_entry","ledger_line","location","student","timezone"] });
export const RevenueRowsDocument = /* @__PURE__ */ document<RevenueRowsQuery, RevenueRowsQueryVariables>("query RevenueRows($location:ID$from:Date!$to:Date!$room:ID){getRevenueReport(location:$location start_date:$from end_date:$to room:$room){category room_name students amount __typename}}", { "shows":["attendance_room","charge_category","invoice","ledger_account","ledger_entry","ledger_line","location","room","student","timezone"] });
export const SalesTaxRowsDocument = /* @__PURE__ */ document<SalesTaxRowsQuery, SalesTaxRowsQueryVariables>("query SalesTaxRows($location:ID$from:Date!$to:Date!){getSalesTaxReport(location:$location start_date:$from end_date:$to){location category sales taxable tax __typename}}", { "shows":["charge_category","ledger_account","ledger_entry","ledger_line","location"] });
export const YearReceiptRowsDocument = /* @__PURE__ */ document<YearReceiptRowsQuery, YearReceiptRowsQueryVariables>("query YearReceiptRows($location:ID$from:Date!$to:Date!){getYearReceiptReport(location:$location start_date:$from end_date:$to){payer_id payer_name email student_name provider ein amount mailed_at __typename}}", { "shows":["app_user","billing_setting","credit","invoice","ledger_entry","ledger_line","location","payment","student","year_receipt"] });
export const PayerYearPaperDocument = /* @__PURE__ */ document<PayerYearPaperQuery, PayerYearPaperQueryVariables>("query PayerYearPaper($year:Int!$user:ID){paper:downloadYearReceipt(year:$year user_id:$user){status message url __typename}}", { "shows":["app_user","audit","billing_setting","centre","credit","guardian_link","invoice","ledger_entry","ledger_line","location","payment","student"] });
export const MakeReportDocument = /* @__PURE__ */ document<MakeReportQuery, MakeReportQueryVariables>("query MakeReport($report:String!$location:ID$from:Date$to:Date$room:ID$type:String){exportBillingReport(report:$report location:$location start_date:$from end_date:$to room:$room type:$type){status message file __typename}}", { "shows":["app_user","audit","billing_agency","credit","invoice","ledger_account","ledger_entry","ledger_line","location","student","timezone"] });
export const ClosedMonthsDocument = /* @__PURE__ */ document<ClosedMonthsQuery, ClosedMonthsQueryVariables>("query ClosedMonths($location:ID!){getClosedBillingMonths(location:$location){month closed_at closed_by __typename}}", { "shows":["app_user","billing_month"] });
