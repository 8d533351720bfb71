// Written by tools/generate.ts from locationOfCode.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationOfCodeQueryVariables = Exact<{
  signup_code: string;
}>;


export type LocationOfCodeQuery = { getLocationBySignupCode: { id: string, name: string, address: string | null } | null };

export const LocationOfCodeDocument = /* @__PURE__ */ document<LocationOfCodeQuery, LocationOfCodeQueryVariables>("query LocationOfCode($signup_code:String!){getLocationBySignupCode(signup_code:$signup_code){id name address __typename}}", { "shows":["location","location_setting"] });
