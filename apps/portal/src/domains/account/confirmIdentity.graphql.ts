// Written by tools/generate.ts from confirmIdentity.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const ConfirmIdentityDocument = /* @__PURE__ */ call<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>("mutation ConfirmIdentity($password:String$code:String){confirmIdentity(password:$password code:$code){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"password":{"shortest":1,"longest":1000},"code":{"shortest":1,"longest":40}}, { "changes":["audit","session","totp"] });
