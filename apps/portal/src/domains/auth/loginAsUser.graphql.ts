// Written by tools/generate.ts from loginAsUser.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LoginAsUserMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type LoginAsUserMutation = { loginAsUser: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const LoginAsUserDocument = /* @__PURE__ */ call<LoginAsUserMutation, LoginAsUserMutationVariables>("mutation LoginAsUser($id:ID!$reason:String){loginAsUser(id:$id reason:$reason){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}__typename}}", {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}}, { "changes":["audit","refresh_token","session"] });
