// Written by tools/generate.ts from closures.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClosuresQueryVariables = Exact<{
  location: string | number;
  from: string;
}>;


export type ClosuresQuery = { closures: Array<{ id: string, name: string, start_date: string, end_date: string, location_id: string | null }> };

export const ClosuresDocument = /* @__PURE__ */ document<ClosuresQuery, ClosuresQueryVariables>("query Closures($location:ID!$from:Date!){closures(location:$location start_date:$from){id name start_date end_date location_id __typename}}", { "shows":["alert","app_user","closure","guardian_link","student","user_location"] });
