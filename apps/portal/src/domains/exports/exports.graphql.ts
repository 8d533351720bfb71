// Written by tools/generate.ts from exports.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExportLineFragment = { id: string, status: string, sealed: boolean, started_at: string | null, finished_at: string | null, ends_at: string | null, bytes: number | null, table_count: number | null, done_count: number, row_count: number | null, file_count: number | null, sha256: string | null, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null };

export type CenterExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type CenterExportsQuery = { getCenterExports: Array<{ id: string, status: string, sealed: boolean, started_at: string | null, finished_at: string | null, ends_at: string | null, bytes: number | null, table_count: number | null, done_count: number, row_count: number | null, file_count: number | null, sha256: string | null, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null }> };

export type CenterExportChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CenterExportChangedSubscription = { centerExportChanged: { id: string } | null };

export type RequestExportMutationVariables = Exact<{
  passphrase?: string | null | undefined;
}>;


export type RequestExportMutation = { requestCenterExport: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, export: { id: string, status: string, sealed: boolean, started_at: string | null, finished_at: string | null, ends_at: string | null, bytes: number | null, table_count: number | null, done_count: number, row_count: number | null, file_count: number | null, sha256: string | null, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null } | null } | null };

export type DownloadExportMutationVariables = Exact<{
  id: string | number;
}>;


export type DownloadExportMutation = { downloadCenterExport: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const CenterExportsDocument = /* @__PURE__ */ document<CenterExportsQuery, CenterExportsQueryVariables>("query CenterExports{getCenterExports{...ExportLine __typename}}fragment ExportLine on CenterExport{id status sealed started_at finished_at ends_at bytes table_count done_count row_count file_count sha256 reason created_at created_by{id full_name __typename}__typename}", { "shows":["app_user","center_export"] });
export const CenterExportChangedDocument = /* @__PURE__ */ document<CenterExportChangedSubscription, CenterExportChangedSubscriptionVariables>("subscription CenterExportChanged{centerExportChanged{id __typename}}");
export const RequestExportDocument = /* @__PURE__ */ call<RequestExportMutation, RequestExportMutationVariables>("mutation RequestExport($passphrase:String){requestCenterExport(passphrase:$passphrase){status message errors{field code message __typename}export{...ExportLine __typename}__typename}}fragment ExportLine on CenterExport{id status sealed started_at finished_at ends_at bytes table_count done_count row_count file_count sha256 reason created_at created_by{id full_name __typename}__typename}", {"passphrase":{"shortest":0,"longest":200,"clears":true}}, { "changes":["audit","center_export","outbox"] });
export const DownloadExportDocument = /* @__PURE__ */ call<DownloadExportMutation, DownloadExportMutationVariables>("mutation DownloadExport($id:ID!){downloadCenterExport(id:$id){status message errors{field code message __typename}url __typename}}", {"id":{"required":true,"id":true}});
