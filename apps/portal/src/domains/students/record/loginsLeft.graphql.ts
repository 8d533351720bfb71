// Written by tools/generate.ts from loginsLeft.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LoginsLeftQueryVariables = Exact<{
  user: string | number;
}>;


export type LoginsLeftQuery = { checkRemainingLogins: { status: string, message: string, remaining: number | null, max_logins: number | null } | null };

export const LoginsLeftDocument = /* @__PURE__ */ document<LoginsLeftQuery, LoginsLeftQueryVariables>("query LoginsLeft($user:ID!){checkRemainingLogins(id:$user){status message remaining max_logins __typename}}", { "shows":["app_setting","app_user","camera_login_day","camera_login_reset","camera_view","guardian_link","location","location_setting","student","timezone"] });
