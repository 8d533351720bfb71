// Written by tools/generate.ts from runs.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RunPreviewQueryVariables = Exact<{
  location: string | number;
  date: string;
  percent?: number | null | undefined;
}>;


export type RunPreviewQuery = { getBillingRunPreview: { invoices: number, families: number, children: number, total: number, before: number, children_before: number, exceptions: Array<{ plan_id: string, plan_name: string, student_id: string, student_name: string, period_start: string | null, total: number, before: number | null, flags: Array<string> }> } | null };

export type RunsQueryVariables = Exact<{
  location: string | number;
}>;


export type RunsQuery = { getBillingRuns: Array<{ id: string, date: string, plan_id: string | null, planned: number, invoices: number, total: number, made_at: string, finished_at: string | null, sent: number, sent_at: string | null, undone_at: string | null, made_by: { id: string, full_name: string } | null, undone_by: { id: string, full_name: string } | null }> };

export type RunsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RunsChangedSubscription = { billingChanged: { id: string } | null };

export const RunPreviewDocument = /* @__PURE__ */ document<RunPreviewQuery, RunPreviewQueryVariables>("query RunPreview($location:ID!$date:Date!$percent:Int){getBillingRunPreview(location:$location date:$date percent:$percent){invoices families children total before children_before exceptions{plan_id plan_name student_id student_name period_start total before flags __typename}__typename}}", { "shows":["alert","app_user","billing_account_setting","billing_agency","billing_autopay","billing_discount_past","billing_month","billing_payer","billing_plan","billing_plan_pause","billing_plan_period","billing_setting","billing_setting_past","charge_category","guardian_link","invoice","location","payment_method","plan","sales_tax","student","subsidy","subsidy_day","timezone","upcoming_change"] });
export const RunsDocument = /* @__PURE__ */ document<RunsQuery, RunsQueryVariables>("query Runs($location:ID!){getBillingRuns(location:$location){id date plan_id planned invoices total made_at finished_at made_by{id full_name __typename}sent sent_at undone_at undone_by{id full_name __typename}__typename}}", { "shows":["app_user","billing_run","guardian_link","invoice","student","user_location"] });
export const RunsChangedDocument = /* @__PURE__ */ document<RunsChangedSubscription, RunsChangedSubscriptionVariables>("subscription RunsChanged{billingChanged{id __typename}}");
