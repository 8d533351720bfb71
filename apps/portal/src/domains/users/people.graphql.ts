// Written by tools/generate.ts from people.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmEmailsMutationVariables = Exact<{
  users: Array<string | number> | string | number;
  operation_id?: string | null | undefined;
}>;


export type ConfirmEmailsMutation = { confirmUserEmail: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const ConfirmEmailsDocument = /* @__PURE__ */ call<ConfirmEmailsMutation, ConfirmEmailsMutationVariables>("mutation ConfirmEmails($users:[ID!]!$operation_id:String){confirmUserEmail(name:\"confirm\" user_ids:$users operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"users":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true}}, { "changes":["app_user","audit"] });
