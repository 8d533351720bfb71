// Written by tools/generate.ts from checkUserName.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckUserNameQueryVariables = Exact<{
  username: string;
}>;


export type CheckUserNameQuery = { checkUserNameExceptId: { status: string, counter: number | null } | null };

export const CheckUserNameDocument = /* @__PURE__ */ document<CheckUserNameQuery, CheckUserNameQueryVariables>("query CheckUserName($username:String!){checkUserNameExceptId(username:$username){status counter __typename}}", { "shows":["app_user"] });
