// Written by tools/generate.ts from logout.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LogoutMutationVariables = Exact<{
  session_id: string | number;
}>;


export type LogoutMutation = { logout: { status: string, message: string } | null };

export const LogoutDocument = /* @__PURE__ */ call<LogoutMutation, LogoutMutationVariables>("mutation Logout($session_id:ID!){logout(session_id:$session_id){status message __typename}}", {"session_id":{"required":true,"id":true}}, { "changes":["audit","session"] });
