// Written by tools/generate.ts from beginApp.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BeginAppMutationVariables = Exact<{
  password: string;
}>;


export type BeginAppMutation = { beginAuthenticatorApp: { status: string, message: string, app_secret: string | null, app_uri: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const BeginAppDocument = /* @__PURE__ */ call<BeginAppMutation, BeginAppMutationVariables>("mutation BeginApp($password:String!){beginAuthenticatorApp(password:$password){status message errors{field code message __typename}app_secret app_uri __typename}}", {"password":{"required":true,"shortest":1,"longest":1000}}, { "changes":["audit","totp"] });
