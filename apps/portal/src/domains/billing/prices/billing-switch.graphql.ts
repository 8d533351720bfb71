// Written by tools/generate.ts from billing-switch.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BillingSwitchQueryVariables = Exact<{
  location: string | number;
}>;


export type BillingSwitchQuery = { getLocationBillingSetting: { location_id: string, billing: boolean } | null };

export const BillingSwitchDocument = /* @__PURE__ */ document<BillingSwitchQuery, BillingSwitchQueryVariables>("query BillingSwitch($location:ID!){getLocationBillingSetting(location_id:$location){location_id billing __typename}}", { "shows":["location","timezone"] });
