// Written by tools/generate.ts from packs.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InspectorPacksQueryVariables = Exact<{
  location: string | number;
}>;


export type InspectorPacksQuery = { getInspectorPacks: Array<{ id: string, parts: unknown, start_date: string, end_date: string, status: string, created_at: string, bytes: number | null, ends_at: string | null }> };

export type OpenInspectorPackMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type OpenInspectorPackMutation = { openInspectorPack: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const InspectorPacksDocument = /* @__PURE__ */ document<InspectorPacksQuery, InspectorPacksQueryVariables>("query InspectorPacks($location:ID!){getInspectorPacks(location:$location){id parts start_date end_date status created_at bytes ends_at __typename}}", { "shows":["inspector_pack","user_location"] });
export const OpenInspectorPackDocument = /* @__PURE__ */ call<OpenInspectorPackMutation, OpenInspectorPackMutationVariables>("mutation OpenInspectorPack($id:ID!$operation_id:String){openInspectorPack(id:$id operation_id:$operation_id){status message errors{field code message __typename}url __typename}}", {"id":{"required":true,"id":true}});
