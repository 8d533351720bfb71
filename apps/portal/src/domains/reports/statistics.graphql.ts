// Written by tools/generate.ts from statistics.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterStatisticsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type CenterStatisticsQuery = { getCenterStatistics: { enrolled: number, waiting: number, contacts: number, days: Array<{ date: string, enrolled: number, present: number, absent: number, attendance_minutes: number, logins: number, watch_minutes: number }> } | null };

export const CenterStatisticsDocument = /* @__PURE__ */ document<CenterStatisticsQuery, CenterStatisticsQueryVariables>("query CenterStatistics($location:ID$from:Date$to:Date){getCenterStatistics(location:$location start_date:$from end_date:$to){enrolled waiting contacts days{date enrolled present absent attendance_minutes logins watch_minutes __typename}__typename}}", { "shows":["absence","attendance","camera_view","guardian_link","student","user_location"] });
