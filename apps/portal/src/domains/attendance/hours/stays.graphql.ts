// Written by tools/generate.ts from stays.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StayReportQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  room?: string | number | null | undefined;
}>;


export type StayReportQuery = { getStudentAttendanceReport: Array<{ id: string | null, date: string, start_time: string | null, end_time: string | null, minutes: number, check_in_signature: string | null, check_out_signature: string | null, absent: boolean, absent_reason: string | null, note: string | null, student: { id: string, full_name: string, image: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null }> };

export const StayReportDocument = /* @__PURE__ */ document<StayReportQuery, StayReportQueryVariables>("query StayReport($location:ID!$from:Date!$to:Date!$room:ID){getStudentAttendanceReport(location:$location start_date:$from end_date:$to program_id:$room){id date student{id full_name image __typename}program{id name color_code __typename}start_time end_time minutes checkedin_by{id full_name __typename}checkedout_by{id full_name __typename}check_in_signature check_out_signature absent absent_reason note __typename}}", { "shows":["absence","app_user","attendance","location","room","student","timezone"] });
