// Written by tools/generate.ts from family.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FamilyBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyBillingQuery = { accounts: Array<{ id: string, balance: number | null, open: number | null, credit: number | null, deposit: number | null, overdue: number | null, oldest_due_date: string | null, currency: string | null, autopay: boolean | null, autopay_method_id: string | null, autopay_mandate: string | null, student: { id: string, fname: string, full_name: string, image: string | null } | null, location: { id: string, name: string } | null, open_invoices: Array<{ id: string, number: string | null, student_id: string, location_id: string, status: string | null, date: string, due_date: string, total: number, balance: number, paid: number | null, waived: number, transferred: number, currency: string | null, note: string | null, ended_reason: string | null, payments: unknown, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number }>, questions: Array<{ id: string, item_id: string | null, note: string, answer: string | null, created_at: string }> }>, plans: Array<{ id: string, name: string, period: string, amount: number, next_date: string, status: string, paused_from: string | null, end_date: string | null }> }>, methods: Array<{ id: string, location_id: string, kind: string, brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, surcharge: number | null, demo: boolean | null, mandate: unknown }> };

export type FamilyBillsDueQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyBillsDueQuery = { accounts: Array<{ id: string, currency: string | null, location: { id: string } | null, open_invoices: Array<{ id: string, balance: number, due_date: string, status: string | null }> }> };

export type FamilyHistoryQueryVariables = Exact<{
  student: string | number;
  first: number;
}>;


export type FamilyHistoryQuery = { invoices: Array<{ id: string, number: string | null, student_id: string, location_id: string, status: string | null, date: string, due_date: string, total: number, balance: number, paid: number | null, waived: number, transferred: number, currency: string | null, note: string | null, ended_reason: string | null, payments: unknown, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number }>, questions: Array<{ id: string, item_id: string | null, note: string, answer: string | null, created_at: string }> }>, payments: Array<{ id: string, date: string, method: string, method_detail: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, failure: string | null, invoices: unknown }>, upcoming: Array<{ plan_id: string | null, plan_name: string, payer_name: string | null, date: string, period_start: string, due_date: string, total: number, items: Array<{ name: string, worked: unknown, detail: string | null, amount: number }> }> };

export type FamilyStatementQueryVariables = Exact<{
  student: string | number;
  from: string;
  to: string;
}>;


export type FamilyStatementQuery = { rows: Array<{ date: string, kind: string, number: string | null, detail: string | null, amount: number, balance: number }> };

export type MayPayByCardQueryVariables = Exact<{
  location: string | number;
}>;


export type MayPayByCardQuery = { checkLocationAllowStripePayment: { status: string, can_pay: boolean | null, enable_test_mode: boolean | null } | null };

export type OwnInvoicePaperQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnInvoicePaperQuery = { paper: { status: string, message: string, url: string | null } | null };

export type OwnReceiptPaperQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnReceiptPaperQuery = { paper: { status: string, message: string, url: string | null } | null };

export type OwnYearReceiptQueryVariables = Exact<{
  year: number;
}>;


export type OwnYearReceiptQuery = { paper: { status: string, message: string, url: string | null } | null };

export type PayOwnInvoiceMutationVariables = Exact<{
  id: string | number;
  method?: string | number | null | undefined;
  amount?: number | null | undefined;
  surcharge?: number | null | undefined;
  confirm?: Array<string> | string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type PayOwnInvoiceMutation = { chargeUserInvoice: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, payment: { id: string, status: string, amount: number, surcharge: number } | null } | null };

export type OpenCardSessionMutationVariables = Exact<{
  location: string | number;
}>;


export type OpenCardSessionMutation = { createUserCardSession: { status: string, message: string, client_secret: string | null, provider: string | null, cards: Array<string> | null, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type FamilyBillingChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FamilyBillingChangedSubscription = { billingChanged: { id: string } | null };

export type OwnBillFragment = { id: string, number: string | null, student_id: string, location_id: string, status: string | null, date: string, due_date: string, total: number, balance: number, paid: number | null, waived: number, transferred: number, currency: string | null, note: string | null, ended_reason: string | null, payments: unknown, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number }>, questions: Array<{ id: string, item_id: string | null, note: string, answer: string | null, created_at: string }> };

export type OwnMethodFragment = { id: string, location_id: string, kind: string, brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, surcharge: number | null, demo: boolean | null, mandate: unknown };

export const FamilyBillingDocument = /* @__PURE__ */ document<FamilyBillingQuery, FamilyBillingQueryVariables>("query FamilyBilling{accounts:getUserBilling{id student{id fname full_name image __typename}location{id name __typename}balance open credit deposit overdue oldest_due_date currency autopay autopay_method_id autopay_mandate open_invoices{...OwnBill __typename}plans{id name period amount next_date status paused_from end_date __typename}__typename}methods:getUserPaymentMethods{...OwnMethod __typename}}fragment OwnBill on Invoice{id number student_id location_id status date due_date total balance paid waived transferred currency note ended_reason payments items{id kind name detail worked amount __typename}questions{id item_id note answer created_at __typename}__typename}fragment OwnMethod on PaymentMethod{id location_id kind brand last4 exp_month exp_year is_default surcharge demo mandate __typename}", { "shows":["alert","app_user","billing_autopay","billing_plan","billing_setting","centre","credit","guardian_link","invoice","invoice_item","invoice_question","ledger_account","ledger_balance","ledger_entry","ledger_line","location","payment","payment_method","student","timezone","user_location"] });
export const FamilyBillsDueDocument = /* @__PURE__ */ document<FamilyBillsDueQuery, FamilyBillsDueQueryVariables>("query FamilyBillsDue{accounts:getUserBilling{id currency location{id __typename}open_invoices{id balance due_date status __typename}__typename}}", { "shows":["alert","app_user","billing_setting","guardian_link","invoice","location","student","timezone","user_location"] });
export const FamilyHistoryDocument = /* @__PURE__ */ document<FamilyHistoryQuery, FamilyHistoryQueryVariables>("query FamilyHistory($student:ID!$first:Int!){invoices:getStudentAllInvoices(student_id:$student first:$first){...OwnBill __typename}payments:getStudentAllPayments(student_id:$student first:$first){id date method method_detail amount surcharge unapplied refunded status demo failure invoices __typename}upcoming:getStudentUpcomingInvoices(student_id:$student periods:3){plan_id plan_name payer_name date period_start due_date total items{name worked detail amount __typename}__typename}}fragment OwnBill on Invoice{id number student_id location_id status date due_date total balance paid waived transferred currency note ended_reason payments items{id kind name detail worked amount __typename}questions{id item_id note answer created_at __typename}__typename}", { "shows":["app_user","attendance","billing_account_setting","billing_agency","billing_discount_past","billing_month","billing_plan","billing_plan_pause","billing_plan_period","billing_setting","billing_setting_past","charge_category","credit","guardian_link","invoice","invoice_item","invoice_question","ledger_line","location","payment","payment_method","sales_tax","student","timezone","upcoming_change","user_location","variable_charge","variable_charge_program","variable_charge_use"] });
export const FamilyStatementDocument = /* @__PURE__ */ document<FamilyStatementQuery, FamilyStatementQueryVariables>("query FamilyStatement($student:ID!$from:Date!$to:Date!){rows:getStudentStatement(student_id:$student start_date:$from end_date:$to){date kind number detail amount balance __typename}}", { "shows":["credit","invoice","invoice_item","ledger_account","ledger_entry","ledger_line","user_location"] });
export const MayPayByCardDocument = /* @__PURE__ */ document<MayPayByCardQuery, MayPayByCardQueryVariables>("query MayPayByCard($location:ID!){checkLocationAllowStripePayment(location:$location){status can_pay enable_test_mode __typename}}", { "shows":["app_setting","location"] });
export const OwnInvoicePaperDocument = /* @__PURE__ */ document<OwnInvoicePaperQuery, OwnInvoicePaperQueryVariables>("query OwnInvoicePaper($id:ID!){paper:downloadInvoice(id:$id){status message url __typename}}", { "shows":["app_user","billing_agency","billing_setting","centre","invoice","invoice_item","ledger_line","location","payment","student"] });
export const OwnReceiptPaperDocument = /* @__PURE__ */ document<OwnReceiptPaperQuery, OwnReceiptPaperQueryVariables>("query OwnReceiptPaper($id:ID!){paper:downloadPaymentReceipt(id:$id){status message url __typename}}", { "shows":["app_user","billing_agency","billing_setting","centre","credit","invoice","ledger_line","location","payment","refund","student"] });
export const OwnYearReceiptDocument = /* @__PURE__ */ document<OwnYearReceiptQuery, OwnYearReceiptQueryVariables>("query OwnYearReceipt($year:Int!){paper:downloadYearReceipt(year:$year){status message url __typename}}", { "shows":["app_user","audit","billing_setting","centre","credit","guardian_link","invoice","ledger_entry","ledger_line","location","payment","student"] });
export const PayOwnInvoiceDocument = /* @__PURE__ */ call<PayOwnInvoiceMutation, PayOwnInvoiceMutationVariables>("mutation PayOwnInvoice($id:ID!$method:ID$amount:Int$surcharge:Int$confirm:[String!]$operation_id:String){chargeUserInvoice(id:$id payment_method:$method amount:$amount surcharge:$surcharge confirm:$confirm operation_id:$operation_id){status message errors{field code message __typename}payment{id status amount surcharge __typename}__typename}}", {"id":{"required":true,"id":true},"method":{"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"surcharge":{"least":0,"most":100000000,"number":true}}, { "changes":["audit","demo_charge","invoice","ledger_account","ledger_balance","ledger_entry","ledger_line","payment","payment_wish"] });
export const OpenCardSessionDocument = /* @__PURE__ */ call<OpenCardSessionMutation, OpenCardSessionMutationVariables>("mutation OpenCardSession($location:ID!){createUserCardSession(location:$location){status message errors{field code message __typename}client_secret provider cards url __typename}}", {"location":{"required":true,"id":true}}, { "changes":["audit","payment_customer"] });
export const FamilyBillingChangedDocument = /* @__PURE__ */ document<FamilyBillingChangedSubscription, FamilyBillingChangedSubscriptionVariables>("subscription FamilyBillingChanged{billingChanged{id __typename}}");
