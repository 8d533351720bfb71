// Written by tools/generate.ts from verifyEmail.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VerifyEmailMutationVariables = Exact<{
  token: string;
  pin_created_at: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { status: string, message: string, note: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const VerifyEmailDocument = /* @__PURE__ */ call<VerifyEmailMutation, VerifyEmailMutationVariables>("mutation VerifyEmail($token:String!$pin_created_at:String!){verifyEmail(token:$token pin_created_at:$pin_created_at){status message note errors{field code message __typename}__typename}}", {"token":{"required":true,"shortest":1,"longest":40},"pin_created_at":{"required":true,"shortest":1,"longest":100}}, { "changes":["app_user","audit","outbox","sign_in_link"] });
