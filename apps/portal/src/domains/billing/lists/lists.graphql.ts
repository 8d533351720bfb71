// Written by tools/generate.ts from lists.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateInvoiceItemsInput = {
  name: string;
  amount: number;
  detail?: string | null | undefined;
  category?: string | number | null | undefined;
  /** One of: charge, registration. */
  kind?: string | null | undefined;
};

export type BillingOverviewQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type BillingOverviewQuery = { getBillingOverview: { billed: number, paid: number, refunded: number, waived: number, open: number, overdue: number, credit: number } | null };

export type AccountLineFragment = { id: string, balance: number | null, open: number | null, credit: number | null, overdue: number | null, oldest_due_date: string | null, days_late: number | null, last_reminder: string | null, last_payment_date: string | null, last_payment_amount: number | null, next_invoice_date: string | null, student_name: string | null, student: { id: string, full_name: string, image: string | null, guardians: Array<{ id: string, is_payer: boolean, user: { id: string, full_name: string } | null }> } | null, room: { id: string, name: string, color_code: string | null } | null, payers: Array<{ id: string, name: string | null, percent: number | null, amount: number | null, start_date: string, end_date: string | null }> };

export type UnpaidAccountsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  room?: string | number | null | undefined;
  age?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type UnpaidAccountsQuery = { getUnpaidOverview: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, balance: number | null, open: number | null, credit: number | null, overdue: number | null, oldest_due_date: string | null, days_late: number | null, last_reminder: string | null, last_payment_date: string | null, last_payment_amount: number | null, next_invoice_date: string | null, student_name: string | null, student: { id: string, full_name: string, image: string | null, guardians: Array<{ id: string, is_payer: boolean, user: { id: string, full_name: string } | null }> } | null, room: { id: string, name: string, color_code: string | null } | null, payers: Array<{ id: string, name: string | null, percent: number | null, amount: number | null, start_date: string, end_date: string | null }> }> } };

export type AllAccountsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  room?: string | number | null | undefined;
  template?: string | number | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AllAccountsQuery = { getBillingStudentsOverview: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, balance: number | null, open: number | null, credit: number | null, overdue: number | null, oldest_due_date: string | null, days_late: number | null, last_reminder: string | null, last_payment_date: string | null, last_payment_amount: number | null, next_invoice_date: string | null, student_name: string | null, student: { id: string, full_name: string, image: string | null, guardians: Array<{ id: string, is_payer: boolean, user: { id: string, full_name: string } | null }> } | null, room: { id: string, name: string, color_code: string | null } | null, payers: Array<{ id: string, name: string | null, percent: number | null, amount: number | null, start_date: string, end_date: string | null }> }> } };

export type AllPaymentsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  status?: string | null | undefined;
  method?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AllPaymentsQuery = { getPayments: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ student_name: string | null, id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown }> } };

export type PaymentTotalsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  status?: string | null | undefined;
  method?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PaymentTotalsQuery = { getPaymentTotals: { amount: number, refunded: number, unapplied: number, pending: number } | null };

export type UnpaidByAgeQueryVariables = Exact<{
  location?: string | number | null | undefined;
  room?: string | number | null | undefined;
}>;


export type UnpaidByAgeQuery = { getAgingReport: Array<{ to_30: number, to_60: number, to_90: number, over: number }> };

export type AllRefundsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AllRefundsQuery = { getRefunds: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, amount: number, surcharge: number, method: string, status: string, reason: string | null, chargeback: boolean, failure: string | null, student_name: string | null }> } };

export type AllVoidsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AllVoidsQuery = { getVoids: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ kind: string, id: string, number: string | null, student_name: string | null, payer_name: string | null, amount: number, voided_at: string, voided_by: string | null, reason: string | null }> } | null };

export type ChargeOneMutationVariables = Exact<{
  student_id: string | number;
  items: Array<CreateInvoiceItemsInput> | CreateInvoiceItemsInput;
  date?: string | null | undefined;
  due_date: string;
  note?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type ChargeOneMutation = { createInvoice: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type PaymentRowFragment = { id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown };

export const BillingOverviewDocument = /* @__PURE__ */ document<BillingOverviewQuery, BillingOverviewQueryVariables>("query BillingOverview($location:ID$from:Date$to:Date){getBillingOverview(location:$location start_date:$from end_date:$to){billed paid refunded waived open overdue credit __typename}}", { "shows":["credit","invoice","ledger_account","ledger_balance","ledger_entry","ledger_line","location","refund","timezone"] });
export const UnpaidAccountsDocument = /* @__PURE__ */ document<UnpaidAccountsQuery, UnpaidAccountsQueryVariables>("query UnpaidAccounts($location:ID$search:String$room:ID$age:String$first:Int!$page:Int){getUnpaidOverview(location:$location search:$search room:$room age:$age first:$first page:$page){data{...AccountLine __typename}currentPage lastPage perPage total __typename}}fragment AccountLine on BillingAccount{id balance open credit overdue oldest_due_date days_late last_reminder last_payment_date last_payment_amount next_invoice_date student_name student{id full_name image guardians{id is_payer user{id full_name __typename}__typename}__typename}room{id name color_code __typename}payers{id name percent amount start_date end_date __typename}__typename}", { "shows":["app_user","billing_payer","billing_plan","credit","guardian_link","invoice","ledger_account","ledger_balance","ledger_entry","ledger_line","location","payment","room","student","timezone"],"list":{"name":"getUnpaidOverview","args":{"location":"$location","search":"$search","room":"$room","age":"$age","first":"$first","page":"$page"}} });
export const AllAccountsDocument = /* @__PURE__ */ document<AllAccountsQuery, AllAccountsQueryVariables>("query AllAccounts($location:ID$search:String$status:String$room:ID$template:ID$sort:String$first:Int!$page:Int){getBillingStudentsOverview(location:$location search:$search status:$status room:$room template:$template sort:$sort first:$first page:$page){data{...AccountLine __typename}currentPage lastPage perPage total __typename}}fragment AccountLine on BillingAccount{id balance open credit overdue oldest_due_date days_late last_reminder last_payment_date last_payment_amount next_invoice_date student_name student{id full_name image guardians{id is_payer user{id full_name __typename}__typename}__typename}room{id name color_code __typename}payers{id name percent amount start_date end_date __typename}__typename}", { "shows":["app_user","billing_payer","billing_plan","credit","guardian_link","invoice","ledger_account","ledger_balance","ledger_entry","ledger_line","location","payment","room","student","timezone"],"sorts":["student"],"list":{"name":"getBillingStudentsOverview","args":{"location":"$location","search":"$search","status":"$status","room":"$room","template":"$template","sort":"$sort","first":"$first","page":"$page"}} });
export const AllPaymentsDocument = /* @__PURE__ */ document<AllPaymentsQuery, AllPaymentsQueryVariables>("query AllPayments($location:ID$status:String$method:String$from:Date$to:Date$search:String$first:Int!$page:Int){getPayments(location:$location status:$status method:$method start_date:$from end_date:$to search:$search first:$first page:$page){data{...PaymentRow student_name __typename}currentPage lastPage perPage total __typename}}fragment PaymentRow on Payment{id date student_id user_id agency_id location_id payer_name method method_detail check_number amount surcharge unapplied refunded status demo note failure disputed invoices __typename}", { "shows":["app_user","billing_agency","invoice","ledger_line","payment","payment_method","student","unbooked_dispute"],"list":{"name":"getPayments","args":{"location":"$location","status":"$status","method":"$method","start_date":"$from","end_date":"$to","search":"$search","first":"$first","page":"$page"}} });
export const PaymentTotalsDocument = /* @__PURE__ */ document<PaymentTotalsQuery, PaymentTotalsQueryVariables>("query PaymentTotals($location:ID$status:String$method:String$from:Date$to:Date$search:String){getPaymentTotals(location:$location status:$status method:$method start_date:$from end_date:$to search:$search){amount refunded unapplied pending __typename}}", { "shows":["payment"] });
export const UnpaidByAgeDocument = /* @__PURE__ */ document<UnpaidByAgeQuery, UnpaidByAgeQueryVariables>("query UnpaidByAge($location:ID$room:ID){getAgingReport(location:$location room:$room){to_30 to_60 to_90 over __typename}}", { "shows":["app_user","billing_agency","invoice","ledger_account","ledger_entry","ledger_line","location","room","student","timezone"] });
export const AllRefundsDocument = /* @__PURE__ */ document<AllRefundsQuery, AllRefundsQueryVariables>("query AllRefunds($location:ID$from:Date$to:Date$first:Int!$page:Int){getRefunds(location:$location start_date:$from end_date:$to first:$first page:$page){data{id date amount surcharge method status reason chargeback failure student_name __typename}currentPage lastPage perPage total __typename}}", { "shows":["refund","student","user_location"],"list":{"name":"getRefunds","args":{"location":"$location","start_date":"$from","end_date":"$to","first":"$first","page":"$page"}} });
export const AllVoidsDocument = /* @__PURE__ */ document<AllVoidsQuery, AllVoidsQueryVariables>("query AllVoids($location:ID$from:Date$to:Date$first:Int!$page:Int){getVoids(location:$location start_date:$from end_date:$to first:$first page:$page){data{kind id number student_name payer_name amount voided_at voided_by reason __typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","billing_agency","credit","invoice","location","payment","student","timezone","user_location"],"list":{"name":"getVoids","args":{"location":"$location","start_date":"$from","end_date":"$to","first":"$first","page":"$page"}} });
export const ChargeOneDocument = /* @__PURE__ */ call<ChargeOneMutation, ChargeOneMutationVariables>("mutation ChargeOne($student_id:ID!$items:[CreateInvoiceItemsInput!]!$date:Date$due_date:Date!$note:String$operation_id:String$confirm:[String!]){createInvoice(student_id:$student_id items:$items date:$date due_date:$due_date note:$note operation_id:$operation_id confirm:$confirm){status message errors{field code message __typename}__typename}}", {"student_id":{"required":true,"id":true},"items":{"required":true,"longest":100,"list":true,"object":true,"of":{"name":{"required":true,"shortest":1,"longest":200},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":1000},"category":{"id":true}}},"due_date":{"required":true},"note":{"shortest":0,"longest":2000}}, { "changes":["audit","credit","invoice","invoice_counter","invoice_item","ledger_account","ledger_balance","ledger_entry","ledger_line","payment"] });
