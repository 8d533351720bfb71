// Written by tools/generate.ts from renewCodes.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RenewCodesMutationVariables = Exact<{
  password: string;
}>;


export type RenewCodesMutation = { renewRecoveryCodes: { status: string, message: string, recovery_codes: Array<string> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const RenewCodesDocument = /* @__PURE__ */ call<RenewCodesMutation, RenewCodesMutationVariables>("mutation RenewCodes($password:String!){renewRecoveryCodes(password:$password){status message errors{field code message __typename}recovery_codes __typename}}", {"password":{"required":true,"shortest":1,"longest":1000}}, { "changes":["audit","recovery_code"] });
