// Written by tools/generate.ts from program.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MealCountsQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type MealCountsQuery = { mealCounts: Array<{ student_id: string, meal: string, counted_at: string, counted_by: string | null }> };

export type MealProductionQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type MealProductionQuery = { mealProduction: Array<{ meal: string, item_id: string, item_name: string, served: number, needed: string | null, prepared: string | null, leftover: string | null }> };

export type MealClaimQueryVariables = Exact<{
  location: string | number;
  month: string;
}>;


export type MealClaimQuery = { mealClaim: { month: string, due_date: string, days: number, children: number, lines: Array<{ meal: string, category: string, counted: number, claimed: number }>, issues: Array<{ rule: string, source: string, blocks: boolean, student_id: string, student_name: string, date: string, meal: string }> } | null };

export type MealEligibilitiesQueryVariables = Exact<{
  location: string | number;
}>;


export type MealEligibilitiesQuery = { mealEligibilities: Array<{ id: string, category: string, start_date: string, end_date: string, student: { id: string, full_name: string } | null }> };

export type ExportMealReportQueryVariables = Exact<{
  location: string | number;
  month: string;
  report: string;
  type?: string | null | undefined;
}>;


export type ExportMealReportQuery = { exportMealReport: { status: string, message: string, file: string | null } | null };

export const MealCountsDocument = /* @__PURE__ */ document<MealCountsQuery, MealCountsQueryVariables>("query MealCounts($location:ID!$date:Date!){mealCounts(location:$location date:$date){student_id meal counted_at counted_by __typename}}", { "shows":["app_user","meal_count"] });
export const MealProductionDocument = /* @__PURE__ */ document<MealProductionQuery, MealProductionQueryVariables>("query MealProduction($location:ID!$date:Date!){mealProduction(location:$location date:$date){meal item_id item_name served needed prepared leftover __typename}}", { "shows":["food_item","food_menu_entry","food_menu_week","meal_count","meal_production","student"] });
export const MealClaimDocument = /* @__PURE__ */ document<MealClaimQuery, MealClaimQueryVariables>("query MealClaim($location:ID!$month:Date!){mealClaim(location:$location month:$month){month due_date days children lines{meal category counted claimed __typename}issues{rule source blocks student_id student_name date meal __typename}__typename}}", { "shows":["attendance","food_item","food_menu_entry","food_menu_week","location","meal_count","meal_eligibility","student","timezone"] });
export const MealEligibilitiesDocument = /* @__PURE__ */ document<MealEligibilitiesQuery, MealEligibilitiesQueryVariables>("query MealEligibilities($location:ID!){mealEligibilities(location:$location){id category start_date end_date student{id full_name __typename}__typename}}", { "shows":["meal_eligibility","student","user_location"] });
export const ExportMealReportDocument = /* @__PURE__ */ document<ExportMealReportQuery, ExportMealReportQueryVariables>("query ExportMealReport($location:ID!$month:Date!$report:String!$type:String){exportMealReport(location:$location month:$month report:$report type:$type){status message file __typename}}", { "shows":["attendance","audit","food_item","food_menu_entry","food_menu_week","location","meal_count","meal_eligibility","student","timezone"] });
