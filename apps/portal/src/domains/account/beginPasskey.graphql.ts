// Written by tools/generate.ts from beginPasskey.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BeginPasskeyMutationVariables = Exact<{
  password: string;
}>;


export type BeginPasskeyMutation = { beginPasskey: { status: string, message: string, challenge: string | null, passkey_options: unknown, errors: Array<{ field: string, code: string, message: string }> } | null };

export const BeginPasskeyDocument = /* @__PURE__ */ call<BeginPasskeyMutation, BeginPasskeyMutationVariables>("mutation BeginPasskey($password:String!){beginPasskey(password:$password){status message errors{field code message __typename}challenge passkey_options __typename}}", {"password":{"required":true,"shortest":1,"longest":1000}}, { "changes":["audit","sign_in_challenge"] });
