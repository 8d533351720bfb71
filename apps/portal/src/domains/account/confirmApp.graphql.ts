// Written by tools/generate.ts from confirmApp.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmAppMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAppMutation = { confirmAuthenticatorApp: { status: string, message: string, recovery_codes: Array<string> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const ConfirmAppDocument = /* @__PURE__ */ call<ConfirmAppMutation, ConfirmAppMutationVariables>("mutation ConfirmApp($code:String!){confirmAuthenticatorApp(code:$code){status message errors{field code message __typename}recovery_codes __typename}}", {"code":{"required":true,"shortest":1,"longest":40}}, { "changes":["audit","outbox","recovery_code","totp"] });
