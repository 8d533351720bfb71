// Written by tools/generate.ts from export.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExportAttendanceQueryVariables = Exact<{
  location: string | number;
  report: string;
  from: string;
  to: string;
  type?: string | null | undefined;
  room?: string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
}>;


export type ExportAttendanceQuery = { exportAttendanceReport: { status: string, message: string, file: string | null } | null };

export type ExportReportQueryVariables = Exact<{
  report: string;
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  type?: string | null | undefined;
  outbreak?: string | null | undefined;
}>;


export type ExportReportQuery = { exportReport: { status: string, message: string, file: string | null } | null };

export const ExportAttendanceDocument = /* @__PURE__ */ document<ExportAttendanceQuery, ExportAttendanceQueryVariables>("query ExportAttendance($location:ID!$report:String!$from:Date!$to:Date!$type:String$room:ID$students:[ID!]$users:[ID!]){exportAttendanceReport(location:$location report:$report start_date:$from end_date:$to type:$type program_id:$room students:$students users:$users){status message file __typename}}", { "shows":["absence","app_user","attendance","audit","location","room","student","timezone"] });
export const ExportReportDocument = /* @__PURE__ */ document<ExportReportQuery, ExportReportQueryVariables>("query ExportReport($report:String!$location:ID$from:Date$to:Date$type:String$outbreak:String){exportReport(report:$report location:$location start_date:$from end_date:$to type:$type outbreak:$outbreak){status message file __typename}}", { "shows":["app_user","audit","location","room","team_attendance","team_stretch","timezone","user_location"] });
