// Written by tools/generate.ts from finishLoginByPasskey.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FinishLoginByPasskeyMutationVariables = Exact<{
  challenge: string | number;
  response: unknown;
}>;


export type FinishLoginByPasskeyMutation = { finishLoginByPasskey: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const FinishLoginByPasskeyDocument = /* @__PURE__ */ call<FinishLoginByPasskeyMutation, FinishLoginByPasskeyMutationVariables>("mutation FinishLoginByPasskey($challenge:ID!$response:JSON!){finishLoginByPasskey(challenge:$challenge response:$response){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}__typename}}", {"challenge":{"required":true,"id":true},"response":{"required":true,"object":true}}, { "changes":["app_user","audit","passkey","refresh_token","session","sign_in_challenge"] });
