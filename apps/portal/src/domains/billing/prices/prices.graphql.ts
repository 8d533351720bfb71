// Written by tools/generate.ts from prices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PresetsQueryVariables = Exact<{
  location: string | number;
}>;


export type PresetsQuery = { billingPresetItems: Array<{ id: string, name: string, amount: number, detail: string | null, kind: string, location_id: string | null, category_id: string | null, category: { id: string, name: string } | null }> };

export type CategoriesQueryVariables = Exact<{
  location: string | number;
}>;


export type CategoriesQuery = { chargeCategories: Array<{ id: string, name: string, preset_count: number | null, charge_count: number | null, taxes: unknown }> };

export type VariableChargesQueryVariables = Exact<{
  location: string | number;
}>;


export type VariableChargesQuery = { variableCharges: Array<{ id: string, category_id: string, details: string | null, start_time: string | null, end_time: string | null, amount: number, max_amount: number | null, interval: string, days: unknown, category: { id: string, name: string } | null, programs: Array<{ id: string, name: string }> }> };

export type TemplateTargetsQueryVariables = Exact<{
  location: string | number;
}>;


export type TemplateTargetsQuery = { students: { data: Array<{ id: string, full_name: string }> } };

export type BillingSettingOfQueryVariables = Exact<{
  location: string | number;
}>;


export type BillingSettingOfQuery = { getBillingSetting: { location_id: string, currency: string, due_days: number, invoice_prefix: string, invoice_text: string | null, receipt_text: string | null, ein: string | null, late_fee: number, late_fee_percent: number, late_fee_days: number, reminder_days: Array<number>, autopay_notice_days: number, sibling_discount: number, prorate: boolean, credit_absences: boolean, apply_credits: boolean, send_invoices: boolean, returned_fee: number, surcharge: number, surcharge_state: string | null, credit_closures: boolean, demo_processor: boolean, changes: Array<{ effective_date: string, late_fee: number, late_fee_percent: number, late_fee_days: number, sibling_discount: number, prorate: boolean, credit_absences: boolean, credit_closures: boolean }> } | null };

export type ProviderSettingQueryVariables = Exact<{
  location: string | number;
}>;


export type ProviderSettingQuery = { getPaymentProviderSetting: { can_pay: boolean, enable_test_mode: boolean, publish_key: string | null, has_secret_key: boolean, has_webhook_secret: boolean, webhook_url: string, source: string, changed_by: string | null, changed_at: string | null } | null };

export type AccountingAccountsQueryVariables = Exact<{
  location: string | number;
}>;


export type AccountingAccountsQuery = { getAccountingAccounts: Array<{ kind: string, category: string | null, category_name: string | null, quickbooks: string | null, xero: string | null, xero_tax: string | null, usual_quickbooks: string, usual_xero: string | null, usual_xero_tax: string | null }> };

export const PresetsDocument = /* @__PURE__ */ document<PresetsQuery, PresetsQueryVariables>("query Presets($location:ID!){billingPresetItems(location_id:$location){id name amount detail kind location_id category_id category{id name __typename}__typename}}", { "shows":["billing_preset","charge_category","user_location"] });
export const CategoriesDocument = /* @__PURE__ */ document<CategoriesQuery, CategoriesQueryVariables>("query Categories($location:ID!){chargeCategories(location_id:$location){id name preset_count charge_count taxes __typename}}", { "shows":["billing_preset","charge_category","invoice_item","sales_tax","user_location"] });
export const VariableChargesDocument = /* @__PURE__ */ document<VariableChargesQuery, VariableChargesQueryVariables>("query VariableCharges($location:ID!){variableCharges(location_id:$location){id category_id category{id name __typename}details start_time end_time amount max_amount interval days programs{id name __typename}__typename}}", { "shows":["billing_program","charge_category","user_location","variable_charge","variable_charge_program"] });
export const TemplateTargetsDocument = /* @__PURE__ */ document<TemplateTargetsQuery, TemplateTargetsQueryVariables>("query TemplateTargets($location:ID!){students(location:$location first:200 status:\"active\"){data{id full_name __typename}__typename}}", { "shows":["student","user_location"],"list":{"name":"students","args":{"location":"$location","first":200,"status":"active"}} });
export const BillingSettingOfDocument = /* @__PURE__ */ document<BillingSettingOfQuery, BillingSettingOfQueryVariables>("query BillingSettingOf($location:ID!){getBillingSetting(location_id:$location){location_id currency due_days invoice_prefix invoice_text receipt_text ein late_fee late_fee_percent late_fee_days reminder_days autopay_notice_days sibling_discount prorate credit_absences apply_credits send_invoices returned_fee surcharge surcharge_state credit_closures changes{effective_date late_fee late_fee_percent late_fee_days sibling_discount prorate credit_absences credit_closures __typename}demo_processor __typename}}", { "shows":["billing_month","billing_setting","billing_setting_past","charge_category","location","sales_tax","timezone"] });
export const ProviderSettingDocument = /* @__PURE__ */ document<ProviderSettingQuery, ProviderSettingQueryVariables>("query ProviderSetting($location:ID!){getPaymentProviderSetting(location:$location){can_pay enable_test_mode publish_key has_secret_key has_webhook_secret webhook_url source changed_by changed_at __typename}}", { "shows":["app_setting","app_user","centre","centre_host","location","user_setting"] });
export const AccountingAccountsDocument = /* @__PURE__ */ document<AccountingAccountsQuery, AccountingAccountsQueryVariables>("query AccountingAccounts($location:ID!){getAccountingAccounts(location:$location){kind category category_name quickbooks xero xero_tax usual_quickbooks usual_xero usual_xero_tax __typename}}", { "shows":["accounting_account","charge_category"] });
