// Written by tools/generate.ts from agency.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgencyRowFragment = { id: string, location_id: string, name: string, email: string | null, phone: string | null, address: string | null, contact_name: string | null, terms: string | null, due_days: number | null, ending: number | null, student_count: number | null, billed: number | null, open: number | null };

export type AgenciesQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AgenciesQuery = { billingAgencies: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, location_id: string, name: string, email: string | null, phone: string | null, address: string | null, contact_name: string | null, terms: string | null, due_days: number | null, ending: number | null, student_count: number | null, billed: number | null, open: number | null }> } };

export type OneAgencyQueryVariables = Exact<{
  id: string | number;
}>;


export type OneAgencyQuery = { billingAgency: { id: string, location_id: string, name: string, email: string | null, phone: string | null, address: string | null, contact_name: string | null, terms: string | null, due_days: number | null, ending: number | null, student_count: number | null, billed: number | null, open: number | null, location: { id: string, name: string, timezone: { value: string } | null } | null } | null, getAgencyOverview: { id: string, balance: number | null, open: number | null, credit: number | null, current: number | null, late_30: number | null, late_60: number | null, late_90: number | null, late_over: number | null, open_invoices: Array<{ student_name: string | null, id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> }>, last_payments: Array<{ id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown }> } | null };

export type AgencyInvoicesQueryVariables = Exact<{
  agency: string | number;
  status?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AgencyInvoicesQuery = { getAgencyInvoices: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ student_name: string | null, id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> }> } };

export type AgencyPaymentsQueryVariables = Exact<{
  agency: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AgencyPaymentsQuery = { getAgencyPayments: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown }> } };

export type AgencyStudentsQueryVariables = Exact<{
  agency: string | number;
  search?: string | null | undefined;
}>;


export type AgencyStudentsQuery = { getAgencyStudents: Array<{ id: string, agency_id: string, student_id: string, amount: number, period: string, units: number | null, copay: number | null, attended: number | null, billed: number | null, paid: number | null, authorization_number: string | null, start_date: string, end_date: string | null, days_left: number | null, agency: { id: string, name: string, due_days: number | null } | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null }> };

export type AgencyUpcomingQueryVariables = Exact<{
  agency: string | number;
  periods?: number | null | undefined;
}>;


export type AgencyUpcomingQuery = { getAgencyUpcomingInvoices: Array<{ student_id: string, student_name: string, payer_name: string | null, plan_id: string | null, plan_name: string, date: string, due_date: string, period_start: string, period_end: string, total: number, skipped: boolean, next: boolean, items: Array<{ name: string, worked: unknown, detail: string | null, amount: number }>, changes: Array<{ id: string, kind: string, name: string | null, amount: number | null, reason: string, by: string | null, at: string }> }> };

export type ReadRemittanceQueryVariables = Exact<{
  agency: string | number;
  file: string;
}>;


export type ReadRemittanceQuery = { remittance: { readable: boolean, lines: Array<{ row: number, number: string, invoice_id: string | null, student_name: string | null, open: number, paid: number, reason: string | null, problem: string | null }> } | null };

export type InvoiceRowFragment = { id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> };

export type PaymentRowFragment = { id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown };

export type SubsidyRowFragment = { id: string, agency_id: string, student_id: string, amount: number, period: string, units: number | null, copay: number | null, attended: number | null, billed: number | null, paid: number | null, authorization_number: string | null, start_date: string, end_date: string | null, days_left: number | null, agency: { id: string, name: string, due_days: number | null } | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null };

export type UpcomingFragment = { student_id: string, student_name: string, payer_name: string | null, plan_id: string | null, plan_name: string, date: string, due_date: string, period_start: string, period_end: string, total: number, skipped: boolean, next: boolean, items: Array<{ name: string, worked: unknown, detail: string | null, amount: number }>, changes: Array<{ id: string, kind: string, name: string | null, amount: number | null, reason: string, by: string | null, at: string }> };

export const AgenciesDocument = /* @__PURE__ */ document<AgenciesQuery, AgenciesQueryVariables>("query Agencies($location:ID$search:String$first:Int!$page:Int){billingAgencies(location:$location search:$search first:$first page:$page){data{...AgencyRow __typename}currentPage lastPage perPage total __typename}}fragment AgencyRow on BillingAgency{id location_id name email phone address contact_name terms due_days ending student_count billed open __typename}", { "shows":["billing_agency","invoice","location","student","subsidy","timezone","user_location"],"list":{"name":"billingAgencies","args":{"location":"$location","search":"$search","first":"$first","page":"$page"}} });
export const OneAgencyDocument = /* @__PURE__ */ document<OneAgencyQuery, OneAgencyQueryVariables>("query OneAgency($id:ID!){billingAgency(id:$id){...AgencyRow location{id name timezone{value __typename}__typename}__typename}getAgencyOverview(agency_id:$id){id balance open credit current late_30 late_60 late_90 late_over open_invoices{...InvoiceRow student_name __typename}last_payments{...PaymentRow __typename}__typename}}fragment AgencyRow on BillingAgency{id location_id name email phone address contact_name terms due_days ending student_count billed open __typename}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}fragment PaymentRow on Payment{id date student_id user_id agency_id location_id payer_name method method_detail check_number amount surcharge unapplied refunded status demo note failure disputed invoices __typename}", { "shows":["app_user","billing_agency","credit","invoice","invoice_item","ledger_account","ledger_balance","ledger_entry","ledger_line","location","payment","payment_method","student","subsidy","timezone","unbooked_dispute","user_location"] });
export const AgencyInvoicesDocument = /* @__PURE__ */ document<AgencyInvoicesQuery, AgencyInvoicesQueryVariables>("query AgencyInvoices($agency:ID!$status:String$from:Date$to:Date$first:Int!$page:Int){getAgencyInvoices(agency_id:$agency status:$status start_date:$from end_date:$to first:$first page:$page){data{...InvoiceRow student_name __typename}currentPage lastPage perPage total __typename}}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}", { "shows":["app_user","billing_agency","invoice","invoice_item","location","student","timezone","user_location"],"list":{"name":"getAgencyInvoices","args":{"agency_id":"$agency","status":"$status","start_date":"$from","end_date":"$to","first":"$first","page":"$page"}} });
export const AgencyPaymentsDocument = /* @__PURE__ */ document<AgencyPaymentsQuery, AgencyPaymentsQueryVariables>("query AgencyPayments($agency:ID!$from:Date$to:Date$first:Int!$page:Int){getAgencyPayments(agency_id:$agency start_date:$from end_date:$to first:$first page:$page){data{...PaymentRow __typename}currentPage lastPage perPage total __typename}}fragment PaymentRow on Payment{id date student_id user_id agency_id location_id payer_name method method_detail check_number amount surcharge unapplied refunded status demo note failure disputed invoices __typename}", { "shows":["app_user","billing_agency","invoice","ledger_line","payment","payment_method","unbooked_dispute","user_location"],"list":{"name":"getAgencyPayments","args":{"agency_id":"$agency","start_date":"$from","end_date":"$to","first":"$first","page":"$page"}} });
export const AgencyStudentsDocument = /* @__PURE__ */ document<AgencyStudentsQuery, AgencyStudentsQueryVariables>("query AgencyStudents($agency:ID!$search:String){getAgencyStudents(agency_id:$agency search:$search){...SubsidyRow __typename}}fragment SubsidyRow on Subsidy{id agency_id student_id amount period units copay attended billed paid authorization_number start_date end_date days_left agency{id name due_days __typename}student{id full_name image program{id name color_code __typename}__typename}__typename}", { "shows":["attendance","billing_agency","invoice","location","room","student","subsidy","subsidy_day","timezone","user_location"] });
export const AgencyUpcomingDocument = /* @__PURE__ */ document<AgencyUpcomingQuery, AgencyUpcomingQueryVariables>("query AgencyUpcoming($agency:ID!$periods:Int){getAgencyUpcomingInvoices(agency_id:$agency periods:$periods){...Upcoming __typename}}fragment Upcoming on UpcomingInvoice{student_id student_name payer_name plan_id plan_name date due_date period_start period_end total skipped next items{name worked detail amount __typename}changes{id kind name amount reason by at __typename}__typename}", { "shows":["app_user","billing_account_setting","billing_agency","billing_discount_past","billing_month","billing_plan","billing_plan_pause","billing_plan_period","billing_setting","billing_setting_past","charge_category","location","sales_tax","student","subsidy","timezone","upcoming_change","user_location"] });
export const ReadRemittanceDocument = /* @__PURE__ */ document<ReadRemittanceQuery, ReadRemittanceQueryVariables>("query ReadRemittance($agency:ID!$file:String!){remittance:readRemittance(agency_id:$agency file:$file){readable lines{row number invoice_id student_name open paid reason problem __typename}__typename}}", { "shows":["invoice","student"] });
