// Written by tools/generate.ts from saved.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedReportRowFragment = { id: string, name: string, report: string, title: string | null, columns: unknown, address: string | null, type: string, days: string, every: string | null, weekday: number | null, hour: number, sent_on: string | null, updated_at: string, program: { id: string, name: string } | null, readers: Array<{ id: string, full_name: string }> };

export type SavedReportsQueryVariables = Exact<{
  location: string | number;
}>;


export type SavedReportsQuery = { getSavedReports: Array<{ id: string, name: string, report: string, title: string | null, columns: unknown, address: string | null, type: string, days: string, every: string | null, weekday: number | null, hour: number, sent_on: string | null, updated_at: string, program: { id: string, name: string } | null, readers: Array<{ id: string, full_name: string }> }> };

export type SavedReportChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type SavedReportChoicesQuery = { location_programs: Array<{ id: string, name: string }>, getTeamDropdown: Array<{ id: string, full_name: string }> };

export type ListColumnsQueryVariables = Exact<{
  list: string;
}>;


export type ListColumnsQuery = { getListColumns: Array<{ id: string, name: string }> };

export type TakeSavedReportQueryVariables = Exact<{
  id: string | number;
}>;


export type TakeSavedReportQuery = { exportSavedReport: { status: string, message: string, file: string | null } | null };

export const SavedReportsDocument = /* @__PURE__ */ document<SavedReportsQuery, SavedReportsQueryVariables>("query SavedReports($location:ID!){getSavedReports(location:$location){...SavedReportRow __typename}}fragment SavedReportRow on SavedReport{id name report title columns address type days every weekday hour program{id name __typename}sent_on readers{id full_name __typename}updated_at __typename}", { "shows":["app_user","guardian_link","room","saved_report","saved_report_reader","student","user_location"] });
export const SavedReportChoicesDocument = /* @__PURE__ */ document<SavedReportChoicesQuery, SavedReportChoicesQueryVariables>("query SavedReportChoices($location:ID!){location_programs(location_id:$location){id name __typename}getTeamDropdown(location:$location){id full_name __typename}}", { "shows":["app_user","guardian_link","role","room","student","user_location","user_role"] });
export const ListColumnsDocument = /* @__PURE__ */ document<ListColumnsQuery, ListColumnsQueryVariables>("query ListColumns($list:String!){getListColumns(list:$list){id name __typename}}", { "shows":[] });
export const TakeSavedReportDocument = /* @__PURE__ */ document<TakeSavedReportQuery, TakeSavedReportQueryVariables>("query TakeSavedReport($id:ID!){exportSavedReport(id:$id){status message file __typename}}", { "shows":["absence","app_user","attendance","audit","location","room","saved_report","student","timezone","user_location"] });
