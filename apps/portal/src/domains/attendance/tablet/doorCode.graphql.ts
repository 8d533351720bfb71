// Written by tools/generate.ts from doorCode.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TabletCodeQueryVariables = Exact<{
  parm: string;
}>;


export type TabletCodeQuery = { getLocationByTimeclockLink: { qr_code: string | null, qr_expires_at: string | null } | null };

export const TabletCodeDocument = /* @__PURE__ */ document<TabletCodeQuery, TabletCodeQueryVariables>("query TabletCode($parm:String!){getLocationByTimeclockLink(parm:$parm){qr_code qr_expires_at __typename}}", { "shows":["checkin_setting","location","timeclock_link","timezone"] });
