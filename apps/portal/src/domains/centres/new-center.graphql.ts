// Written by tools/generate.ts from new-center.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterSetUpQueryVariables = Exact<{
  token: string;
}>;


export type CenterSetUpQuery = { checkValidCenterSetup: { status: string, message: string, state: string | null, step: string | null, address: string | null, customer: { name: string, email: string, company: string | null, plan: string | null, trial_days: number | null } | null } | null };

export const CenterSetUpDocument = /* @__PURE__ */ document<CenterSetUpQuery, CenterSetUpQueryVariables>("query CenterSetUp($token:String!){checkValidCenterSetup(token:$token){status message state step address customer{name email company plan trial_days __typename}__typename}}", { "shows":["center_set_up"] });
