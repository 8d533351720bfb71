// Written by tools/generate.ts from acts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BillingPricesQueryVariables = Exact<{
  location: string | number;
}>;


export type BillingPricesQuery = { chargeCategories: Array<{ id: string, name: string, taxes: unknown }>, billingPresetItems: Array<{ id: string, name: string, amount: number, detail: string | null, kind: string, category_id: string | null }> };

export type BillingTargetsQueryVariables = Exact<{
  student: string | number;
  location: string | number;
}>;


export type BillingTargetsQuery = { getStudentGuardians: Array<{ id: string, black_list: boolean | null, user: { id: string, full_name: string } | null }>, billingAgencies: { data: Array<{ id: string, name: string }> } };

export type PayerMethodsQueryVariables = Exact<{
  user: string | number;
}>;


export type PayerMethodsQuery = { getUserPaymentMethods: Array<{ id: string, kind: string, brand: string, last4: string, is_default: boolean }> };

export type InvoiceInDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type InvoiceInDetailQuery = { getInvoice: { period_start: string | null, period_end: string | null, waived: number, transferred: number, submitted_url: string | null, submitted_note: string | null, ended_reason: string | null, sent_at: string | null, reminded_at: string | null, created_at: string, payments: unknown, history: unknown, student_name: string | null, id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, location: { id: string, timezone: { value: string } | null } | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> } | null, getInvoiceAdjustments: Array<{ id: string, name: string, detail: string | null, amount: number, created_at: string, created_by_name: string | null }> };

export type OpenInvoicesOfAgencyQueryVariables = Exact<{
  agency: string | number;
}>;


export type OpenInvoicesOfAgencyQuery = { getAgencyInvoices: { data: Array<{ id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> }> } };

export type InvoicePaperQueryVariables = Exact<{
  id: string | number;
}>;


export type InvoicePaperQuery = { downloadInvoice: { status: string, message: string, url: string | null } | null };

export type ReceiptPaperQueryVariables = Exact<{
  id: string | number;
}>;


export type ReceiptPaperQuery = { downloadPaymentReceipt: { status: string, message: string, url: string | null } | null };

export type ReturnedFeeQueryVariables = Exact<{
  location: string | number;
}>;


export type ReturnedFeeQuery = { getBillingSetting: { location_id: string, returned_fee: number } | null };

export type InvoiceRowFragment = { id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> };

export const BillingPricesDocument = /* @__PURE__ */ document<BillingPricesQuery, BillingPricesQueryVariables>("query BillingPrices($location:ID!){chargeCategories(location_id:$location){id name taxes __typename}billingPresetItems(location_id:$location){id name amount detail kind category_id __typename}}", { "shows":["billing_preset","charge_category","sales_tax","user_location"] });
export const BillingTargetsDocument = /* @__PURE__ */ document<BillingTargetsQuery, BillingTargetsQueryVariables>("query BillingTargets($student:ID!$location:ID!){getStudentGuardians(student_id:$student){id black_list user{id full_name __typename}__typename}billingAgencies(location:$location first:200){data{id name __typename}__typename}}", { "shows":["app_user","billing_agency","guardian_link","student","user_location"],"list":{"name":"billingAgencies","args":{"location":"$location","first":200}} });
export const PayerMethodsDocument = /* @__PURE__ */ document<PayerMethodsQuery, PayerMethodsQueryVariables>("query PayerMethods($user:ID!){getUserPaymentMethods(user_id:$user){id kind brand last4 is_default __typename}}", { "shows":["payment_method","user_location"] });
export const InvoiceInDetailDocument = /* @__PURE__ */ document<InvoiceInDetailQuery, InvoiceInDetailQueryVariables>("query InvoiceInDetail($id:ID!){getInvoice(id:$id){...InvoiceRow period_start period_end waived transferred submitted_url submitted_note ended_reason sent_at reminded_at created_at payments history student_name location{id timezone{value __typename}__typename}__typename}getInvoiceAdjustments(id:$id){id name detail amount created_at created_by_name __typename}}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}", { "shows":["app_user","billing_agency","credit","invoice","invoice_item","ledger_entry","ledger_line","location","payment","student","timezone","user_location"] });
export const OpenInvoicesOfAgencyDocument = /* @__PURE__ */ document<OpenInvoicesOfAgencyQuery, OpenInvoicesOfAgencyQueryVariables>("query OpenInvoicesOfAgency($agency:ID!){getAgencyInvoices(agency_id:$agency status:\"unpaid\" first:200){data{...InvoiceRow __typename}__typename}}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}", { "shows":["app_user","billing_agency","invoice","invoice_item","location","timezone","user_location"],"list":{"name":"getAgencyInvoices","args":{"agency_id":"$agency","status":"unpaid","first":200}} });
export const InvoicePaperDocument = /* @__PURE__ */ document<InvoicePaperQuery, InvoicePaperQueryVariables>("query InvoicePaper($id:ID!){downloadInvoice(id:$id){status message url __typename}}", { "shows":["app_user","billing_agency","billing_setting","centre","invoice","invoice_item","ledger_line","location","payment","student"] });
export const ReceiptPaperDocument = /* @__PURE__ */ document<ReceiptPaperQuery, ReceiptPaperQueryVariables>("query ReceiptPaper($id:ID!){downloadPaymentReceipt(id:$id){status message url __typename}}", { "shows":["app_user","billing_agency","billing_setting","centre","credit","invoice","ledger_line","location","payment","refund","student"] });
export const ReturnedFeeDocument = /* @__PURE__ */ document<ReturnedFeeQuery, ReturnedFeeQueryVariables>("query ReturnedFee($location:ID!){getBillingSetting(location_id:$location){location_id returned_fee __typename}}", { "shows":["billing_month","billing_setting","billing_setting_past","charge_category","location","sales_tax","timezone"] });
