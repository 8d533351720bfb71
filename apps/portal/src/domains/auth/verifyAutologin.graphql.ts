// Written by tools/generate.ts from verifyAutologin.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VerifyAutologinMutationVariables = Exact<{
  token: string | number;
}>;


export type VerifyAutologinMutation = { verifyAutologin: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, challenge: string | null, factors: Array<string> | null, passkey_options: unknown, app_secret: string | null, app_uri: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const VerifyAutologinDocument = /* @__PURE__ */ call<VerifyAutologinMutation, VerifyAutologinMutationVariables>("mutation VerifyAutologin($token:ID!){verifyAutologin(token:$token){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}challenge factors passkey_options app_secret app_uri __typename}}", {"token":{"required":true,"id":true}}, { "changes":["app_user","audit","refresh_token","session","sign_in_challenge","sign_in_link","totp"] });
