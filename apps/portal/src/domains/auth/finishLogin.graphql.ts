// Written by tools/generate.ts from finishLogin.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FinishLoginMutationVariables = Exact<{
  challenge: string | number;
  code: string;
}>;


export type FinishLoginMutation = { finishLogin: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, recovery_codes: Array<string> | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const FinishLoginDocument = /* @__PURE__ */ call<FinishLoginMutation, FinishLoginMutationVariables>("mutation FinishLogin($challenge:ID!$code:String!){finishLogin(challenge:$challenge code:$code){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}recovery_codes __typename}}", {"challenge":{"required":true,"id":true},"code":{"required":true,"shortest":1,"longest":40}}, { "changes":["app_user","audit","outbox","recovery_code","refresh_token","session","sign_in_challenge","totp"] });
