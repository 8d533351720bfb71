// Written by tools/generate.ts from checkUserEmail.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckUserEmailQueryVariables = Exact<{
  email: string;
}>;


export type CheckUserEmailQuery = { checkUserEmail: { status: string, counter: number | null } | null };

export const CheckUserEmailDocument = /* @__PURE__ */ document<CheckUserEmailQuery, CheckUserEmailQueryVariables>("query CheckUserEmail($email:String!){checkUserEmail(email:$email){status counter __typename}}", { "shows":["app_user"] });
