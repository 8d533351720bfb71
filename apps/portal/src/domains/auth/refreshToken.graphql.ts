// Written by tools/generate.ts from refreshToken.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RefreshTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshTokenMutation = { refreshToken: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const RefreshTokenDocument = /* @__PURE__ */ call<RefreshTokenMutation, RefreshTokenMutationVariables>("mutation RefreshToken{refreshToken{status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}__typename}}", {}, { "changes":["audit","refresh_token","session"] });
