// Written by tools/generate.ts from plans.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlanTemplatesQueryVariables = Exact<{
  location: string | number;
}>;


export type PlanTemplatesQuery = { getBillingPlanTemplates: Array<{ id: string, name: string, date: string, amount: number, period: string, days: unknown, invoice_without_payer: boolean, invoice_with_payer: boolean, category_id: string | null, prices: unknown, category: { id: string, name: string } | null }> };

export type AllPlansQueryVariables = Exact<{
  location?: string | number | null | undefined;
  status?: string | null | undefined;
  room?: string | number | null | undefined;
  template?: string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AllPlansQuery = { getBillingPlans: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ student_name: string | null, id: string, location_id: string, student_id: string, name: string, period: string, amount: number, days: unknown, date: string, next_date: string, new_date: string | null, status: string, paused_from: string | null, paused_until: string | null, end_date: string | null, category_id: string | null, template_id: string | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null }> } };

export type PlanRowFragment = { id: string, location_id: string, student_id: string, name: string, period: string, amount: number, days: unknown, date: string, next_date: string, new_date: string | null, status: string, paused_from: string | null, paused_until: string | null, end_date: string | null, category_id: string | null, template_id: string | null };

export const PlanTemplatesDocument = /* @__PURE__ */ document<PlanTemplatesQuery, PlanTemplatesQueryVariables>("query PlanTemplates($location:ID!){getBillingPlanTemplates(location_id:$location){id name date amount period days invoice_without_payer invoice_with_payer category_id category{id name __typename}prices __typename}}", { "shows":["billing_plan","billing_plan_template","charge_category","location","student","timezone","user_location"] });
export const AllPlansDocument = /* @__PURE__ */ document<AllPlansQuery, AllPlansQueryVariables>("query AllPlans($location:ID$status:String$room:ID$template:ID$search:String$first:Int!$page:Int){getBillingPlans(location:$location status:$status room:$room template:$template search:$search first:$first page:$page){data{...PlanRow student_name student{id full_name image program{id name color_code __typename}__typename}__typename}currentPage lastPage perPage total __typename}}fragment PlanRow on BillingPlan{id location_id student_id name period amount days date next_date new_date status paused_from paused_until end_date category_id template_id __typename}", { "shows":["billing_plan","location","room","student","timezone"],"list":{"name":"getBillingPlans","args":{"location":"$location","status":"$status","room":"$room","template":"$template","search":"$search","first":"$first","page":"$page"}} });
