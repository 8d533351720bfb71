// Written by tools/generate.ts from timeTracking.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TimeTrackingQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  only_in?: boolean | null | undefined;
}>;


export type TimeTrackingQuery = { getTimeTrackingReport: { total_minutes: number, total_overall_hours: number, total_employees: number, result: Array<{ days: number, shifts: number, minutes: number, break_minutes: number, open: number, unconfirmed: number, user: { id: string, full_name: string, avatar: string | null, job_title: string | null } | null }> } | null };

export const TimeTrackingDocument = /* @__PURE__ */ document<TimeTrackingQuery, TimeTrackingQueryVariables>("query TimeTracking($location:ID!$from:Date!$to:Date!$only_in:Boolean){getTimeTrackingReport(location:$location start_date:$from end_date:$to only_checked_in:$only_in){result{user{id full_name avatar job_title __typename}days shifts minutes break_minutes open unconfirmed __typename}total_minutes total_overall_hours total_employees __typename}}", { "shows":["app_user","team_attendance","team_stretch"] });
