// Written by tools/generate.ts from verifyInvitedUserEmail.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VerifyInvitedUserEmailMutationVariables = Exact<{
  token: string;
  pin_created_at: string;
}>;


export type VerifyInvitedUserEmailMutation = { verifyInvitedUserEmail: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, user: { id: string, fname: string, email: string | null, username: string | null } | null } | null };

export const VerifyInvitedUserEmailDocument = /* @__PURE__ */ call<VerifyInvitedUserEmailMutation, VerifyInvitedUserEmailMutationVariables>("mutation VerifyInvitedUserEmail($token:String!$pin_created_at:String!){verifyInvitedUserEmail(token:$token pin_created_at:$pin_created_at){status message errors{field code message __typename}user{id fname email username __typename}__typename}}", {"token":{"required":true,"shortest":1,"longest":40},"pin_created_at":{"required":true,"shortest":1,"longest":100}}, { "changes":["app_user","audit"] });
