// Written by tools/generate.ts from presigned.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UploadLinkQueryVariables = Exact<{
  name: string;
  type: string;
}>;


export type UploadLinkQuery = { getPresignedUploadUrl: { url: string, key: string, expires_in: number } | null };

export type ConfirmUploadMutationVariables = Exact<{
  key: string;
  operation_id?: string | null | undefined;
}>;


export type ConfirmUploadMutation = { confirmPresignedUpload: { status: string, message: string, file_name: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const UploadLinkDocument = /* @__PURE__ */ document<UploadLinkQuery, UploadLinkQueryVariables>("query UploadLink($name:String!$type:String!){getPresignedUploadUrl(name:$name type:$type){url key expires_in __typename}}", { "shows":[] });
export const ConfirmUploadDocument = /* @__PURE__ */ call<ConfirmUploadMutation, ConfirmUploadMutationVariables>("mutation ConfirmUpload($key:String!$operation_id:String){confirmPresignedUpload(key:$key operation_id:$operation_id){status message file_name errors{field code message __typename}__typename}}", {"key":{"required":true,"shortest":1,"longest":100}}, { "changes":["audit","picture"] });
