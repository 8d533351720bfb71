// Written by tools/generate.ts from summary.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttendanceSummaryQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  room?: string | number | null | undefined;
}>;


export type AttendanceSummaryQuery = { getAttendanceSummary: Array<{ date: string, expected: number, present: number, checked_out: number, absent: number, minutes: number, program: { id: string, name: string, color_code: string | null } | null }> };

export const AttendanceSummaryDocument = /* @__PURE__ */ document<AttendanceSummaryQuery, AttendanceSummaryQueryVariables>("query AttendanceSummary($location:ID!$from:Date!$to:Date!$room:ID){getAttendanceSummary(location:$location date:$from end_date:$to program_id:$room){date program{id name color_code __typename}expected present checked_out absent minutes __typename}}", { "shows":["absence","attendance","closure","location","room","roster","roster_time","schedule","schedule_date","student","timezone"] });
