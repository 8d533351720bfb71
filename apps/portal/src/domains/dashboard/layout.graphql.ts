// Written by tools/generate.ts from layout.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardLayoutQueryVariables = Exact<{
  user_id: string | number;
  location: string | number;
  role: string;
}>;


export type DashboardLayoutQuery = { getDashboardLayout: Array<{ id: string, name: string, layout: unknown }>, getRoleDashboard: { layout: unknown, changed_by: string | null } | null };

export const DashboardLayoutDocument = /* @__PURE__ */ document<DashboardLayoutQuery, DashboardLayoutQueryVariables>("query DashboardLayout($user_id:ID!$location:ID!$role:String!){getDashboardLayout(user_id:$user_id){id name layout __typename}getRoleDashboard(location:$location role:$role){layout changed_by __typename}}", { "shows":["app_setting","app_user","centre","dashboard_layout","location","user_setting"] });
