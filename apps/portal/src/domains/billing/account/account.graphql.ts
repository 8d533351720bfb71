// Written by tools/generate.ts from account.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentAccountQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentAccountQuery = { getStudentAccountDetail: { id: string, balance: number | null, open: number | null, credit: number | null, deposit: number | null, overdue: number | null, oldest_due_date: string | null, days_late: number | null, next_invoice_date: string | null, last_reminder: string | null, autopay: boolean | null, settings: unknown, student_name: string | null, deposits: Array<{ id: string, number: string | null, name: string | null, date: string, student_id: string, location_id: string, payer_name: string | null, amount: number | null, open: number, held: number | null, returned: number | null, applied: number | null, kept: number | null }>, student: { id: string, fname: string, full_name: string, image: string | null } | null, room: { id: string, name: string, color_code: string | null } | null, location: { id: string, name: string, timezone: { value: string } | null } | null, plans: Array<{ id: string, name: string, amount: number, period: string }>, payers: Array<{ id: string, user_id: string, name: string | null, percent: number | null, amount: number | null, category_id: string | null, plan_id: string | null, start_date: string, end_date: string | null, balance: number | null, category: { id: string, name: string } | null, user: { id: string, avatar: string | null } | null }>, subsidies: Array<{ id: string, agency_id: string, student_id: string, amount: number, period: string, units: number | null, copay: number | null, attended: number | null, billed: number | null, paid: number | null, authorization_number: string | null, start_date: string, end_date: string | null, days_left: number | null, agency: { id: string, name: string, due_days: number | null } | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null }>, methods: Array<{ id: string, user_id: string, kind: string, brand: string, last4: string, is_default: boolean }> } | null };

export type AccountOpenInvoicesQueryVariables = Exact<{
  student: string | number;
}>;


export type AccountOpenInvoicesQuery = { getStudentOpenInvoices: Array<{ id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> }> };

export type AccountInvoicesQueryVariables = Exact<{
  student: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AccountInvoicesQuery = { getStudentAllInvoices: Array<{ id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> }> };

export type AccountPaymentsQueryVariables = Exact<{
  student: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AccountPaymentsQuery = { getStudentAllPayments: Array<{ id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown }> };

export type AccountCreditsQueryVariables = Exact<{
  student: string | number;
}>;


export type AccountCreditsQuery = { getStudentAvailableCredits: Array<{ id: string, date: string, student_id: string, location_id: string, user_id: string | null, payer_name: string | null, amount: number, left: number, status: string, detail: string | null, category_id: string | null, expires_on: string | null }> };

export type AccountAllCreditsQueryVariables = Exact<{
  student: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type AccountAllCreditsQuery = { getCredits: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, student_id: string, location_id: string, user_id: string | null, payer_name: string | null, amount: number, left: number, status: string, detail: string | null, category_id: string | null, expires_on: string | null }> } };

export type AccountStatementQueryVariables = Exact<{
  student: string | number;
  from: string;
  to: string;
}>;


export type AccountStatementQuery = { getStudentStatement: Array<{ date: string, kind: string, number: string | null, detail: string | null, amount: number, balance: number }> };

export type AccountUpcomingQueryVariables = Exact<{
  student: string | number;
  periods?: number | null | undefined;
}>;


export type AccountUpcomingQuery = { getStudentUpcomingInvoices: Array<{ student_id: string, student_name: string, payer_name: string | null, plan_id: string | null, plan_name: string, date: string, due_date: string, period_start: string, period_end: string, total: number, skipped: boolean, next: boolean, items: Array<{ name: string, worked: unknown, detail: string | null, amount: number }>, changes: Array<{ id: string, kind: string, name: string | null, amount: number | null, reason: string, by: string | null, at: string }> }> };

export type AccountPlansQueryVariables = Exact<{
  student: string | number;
}>;


export type AccountPlansQuery = { getStudentBillingPlans: Array<{ id: string, location_id: string, student_id: string, name: string, period: string, amount: number, days: unknown, date: string, next_date: string, new_date: string | null, status: string, paused_from: string | null, paused_until: string | null, end_date: string | null, category_id: string | null, template_id: string | null }> };

export type AccountGuardiansQueryVariables = Exact<{
  student: string | number;
}>;


export type AccountGuardiansQuery = { getStudentGuardians: Array<{ id: string, black_list: boolean | null, user: { id: string, full_name: string } | null, relation: { id: string, name: string } | null }> };

export type TakeStatementQueryVariables = Exact<{
  student: string | number;
  from: string;
  to: string;
  type?: string | null | undefined;
}>;


export type TakeStatementQuery = { exportStudentStatement: { status: string, message: string, file: string | null } | null };

export type DepositRowFragment = { id: string, number: string | null, name: string | null, date: string, student_id: string, location_id: string, payer_name: string | null, amount: number | null, open: number, held: number | null, returned: number | null, applied: number | null, kept: number | null };

export type InvoiceRowFragment = { id: string, number: string | null, date: string, due_date: string, user_id: string | null, agency_id: string | null, student_id: string, location_id: string, payer_name: string | null, status: string | null, total: number, paid: number | null, balance: number, note: string | null, submitted_at: string | null, items: Array<{ id: string, kind: string, name: string, detail: string | null, worked: unknown, amount: number, category_id: string | null }> };

export type PaymentRowFragment = { id: string, date: string, student_id: string | null, user_id: string | null, agency_id: string | null, location_id: string, payer_name: string | null, method: string, method_detail: string | null, check_number: string | null, amount: number, surcharge: number, unapplied: number, refunded: number, status: string, demo: boolean | null, note: string | null, failure: string | null, disputed: number | null, invoices: unknown };

export type CreditRowFragment = { id: string, date: string, student_id: string, location_id: string, user_id: string | null, payer_name: string | null, amount: number, left: number, status: string, detail: string | null, category_id: string | null, expires_on: string | null };

export type PlanRowFragment = { id: string, location_id: string, student_id: string, name: string, period: string, amount: number, days: unknown, date: string, next_date: string, new_date: string | null, status: string, paused_from: string | null, paused_until: string | null, end_date: string | null, category_id: string | null, template_id: string | null };

export type SubsidyRowFragment = { id: string, agency_id: string, student_id: string, amount: number, period: string, units: number | null, copay: number | null, attended: number | null, billed: number | null, paid: number | null, authorization_number: string | null, start_date: string, end_date: string | null, days_left: number | null, agency: { id: string, name: string, due_days: number | null } | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null };

export type UpcomingFragment = { student_id: string, student_name: string, payer_name: string | null, plan_id: string | null, plan_name: string, date: string, due_date: string, period_start: string, period_end: string, total: number, skipped: boolean, next: boolean, items: Array<{ name: string, worked: unknown, detail: string | null, amount: number }>, changes: Array<{ id: string, kind: string, name: string | null, amount: number | null, reason: string, by: string | null, at: string }> };

export const StudentAccountDocument = /* @__PURE__ */ document<StudentAccountQuery, StudentAccountQueryVariables>("query StudentAccount($student:ID!){getStudentAccountDetail(student_id:$student){id balance open credit deposit deposits{...DepositRow __typename}overdue oldest_due_date days_late next_invoice_date last_reminder autopay settings student_name student{id fname full_name image __typename}room{id name color_code __typename}location{id name timezone{value __typename}__typename}plans{id name amount period __typename}payers{id user_id name percent amount category_id category{id name __typename}plan_id start_date end_date balance user{id avatar __typename}__typename}subsidies{...SubsidyRow __typename}methods{id user_id kind brand last4 is_default __typename}__typename}}fragment DepositRow on Deposit{id number name date student_id location_id payer_name amount open held returned applied kept __typename}fragment SubsidyRow on Subsidy{id agency_id student_id amount period units copay attended billed paid authorization_number start_date end_date days_left agency{id name due_days __typename}student{id full_name image program{id name color_code __typename}__typename}__typename}", { "shows":["alert","app_user","attendance","billing_account_setting","billing_agency","billing_autopay","billing_discount_past","billing_payer","billing_plan","charge_category","credit","guardian_link","invoice","invoice_item","ledger_account","ledger_balance","ledger_entry","ledger_line","location","payment_method","room","student","subsidy","subsidy_day","timezone","user_location"] });
export const AccountOpenInvoicesDocument = /* @__PURE__ */ document<AccountOpenInvoicesQuery, AccountOpenInvoicesQueryVariables>("query AccountOpenInvoices($student:ID!){getStudentOpenInvoices(student_id:$student){...InvoiceRow __typename}}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}", { "shows":["app_user","billing_agency","guardian_link","invoice","invoice_item","location","timezone","user_location"] });
export const AccountInvoicesDocument = /* @__PURE__ */ document<AccountInvoicesQuery, AccountInvoicesQueryVariables>("query AccountInvoices($student:ID!$from:Date$to:Date$first:Int$page:Int){getStudentAllInvoices(student_id:$student start_date:$from end_date:$to first:$first page:$page){...InvoiceRow __typename}}fragment InvoiceRow on Invoice{id number date due_date user_id agency_id student_id location_id payer_name status total paid balance note submitted_at items{id kind name detail worked amount category_id __typename}__typename}", { "shows":["app_user","billing_agency","guardian_link","invoice","invoice_item","location","timezone","user_location"] });
export const AccountPaymentsDocument = /* @__PURE__ */ document<AccountPaymentsQuery, AccountPaymentsQueryVariables>("query AccountPayments($student:ID!$from:Date$to:Date$first:Int$page:Int){getStudentAllPayments(student_id:$student start_date:$from end_date:$to first:$first page:$page){...PaymentRow __typename}}fragment PaymentRow on Payment{id date student_id user_id agency_id location_id payer_name method method_detail check_number amount surcharge unapplied refunded status demo note failure disputed invoices __typename}", { "shows":["app_user","billing_agency","guardian_link","invoice","ledger_line","payment","payment_method","unbooked_dispute","user_location"] });
export const AccountCreditsDocument = /* @__PURE__ */ document<AccountCreditsQuery, AccountCreditsQueryVariables>("query AccountCredits($student:ID!){getStudentAvailableCredits(student_id:$student){...CreditRow __typename}}fragment CreditRow on Credit{id date student_id location_id user_id payer_name amount left status detail category_id expires_on __typename}", { "shows":["app_user","credit","guardian_link","user_location"] });
export const AccountAllCreditsDocument = /* @__PURE__ */ document<AccountAllCreditsQuery, AccountAllCreditsQueryVariables>("query AccountAllCredits($student:ID!$first:Int!$page:Int){getCredits(student_id:$student first:$first page:$page){data{...CreditRow __typename}currentPage lastPage perPage total __typename}}fragment CreditRow on Credit{id date student_id location_id user_id payer_name amount left status detail category_id expires_on __typename}", { "shows":["app_user","credit","user_location"] });
export const AccountStatementDocument = /* @__PURE__ */ document<AccountStatementQuery, AccountStatementQueryVariables>("query AccountStatement($student:ID!$from:Date!$to:Date!){getStudentStatement(student_id:$student start_date:$from end_date:$to){date kind number detail amount balance __typename}}", { "shows":["credit","invoice","invoice_item","ledger_account","ledger_entry","ledger_line","user_location"] });
export const AccountUpcomingDocument = /* @__PURE__ */ document<AccountUpcomingQuery, AccountUpcomingQueryVariables>("query AccountUpcoming($student:ID!$periods:Int){getStudentUpcomingInvoices(student_id:$student periods:$periods){...Upcoming __typename}}fragment Upcoming on UpcomingInvoice{student_id student_name payer_name plan_id plan_name date due_date period_start period_end total skipped next items{name worked detail amount __typename}changes{id kind name amount reason by at __typename}__typename}", { "shows":["app_user","attendance","billing_account_setting","billing_agency","billing_discount_past","billing_month","billing_plan","billing_plan_pause","billing_plan_period","billing_setting","billing_setting_past","charge_category","location","sales_tax","student","timezone","upcoming_change","variable_charge","variable_charge_program","variable_charge_use"] });
export const AccountPlansDocument = /* @__PURE__ */ document<AccountPlansQuery, AccountPlansQueryVariables>("query AccountPlans($student:ID!){getStudentBillingPlans(student_id:$student){...PlanRow __typename}}fragment PlanRow on BillingPlan{id location_id student_id name period amount days date next_date new_date status paused_from paused_until end_date category_id template_id __typename}", { "shows":["alert","app_user","billing_plan","guardian_link","location","timezone","user_location"] });
export const AccountGuardiansDocument = /* @__PURE__ */ document<AccountGuardiansQuery, AccountGuardiansQueryVariables>("query AccountGuardians($student:ID!){getStudentGuardians(student_id:$student){id black_list user{id full_name __typename}relation{id name __typename}__typename}}", { "shows":["alert","app_user","guardian_link","relationship","student","user_location","user_role"] });
export const TakeStatementDocument = /* @__PURE__ */ document<TakeStatementQuery, TakeStatementQueryVariables>("query TakeStatement($student:ID!$from:Date!$to:Date!$type:String){exportStudentStatement(student_id:$student start_date:$from end_date:$to type:$type){status message file __typename}}", { "shows":["app_user","audit","centre","credit","invoice","invoice_item","ledger_account","ledger_entry","ledger_line","location","student","user_location"] });
