// Written by tools/generate.ts from openLink.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenTimeclockLinkQueryVariables = Exact<{
  parm: string;
  device?: string | null | undefined;
}>;


export type OpenTimeclockLinkQuery = { getLocationByTimeclockLink: { id: string, name: string, timezone: string, signature: boolean, ask_phone: boolean, pin_digits: number | null } | null };

export const OpenTimeclockLinkDocument = /* @__PURE__ */ document<OpenTimeclockLinkQuery, OpenTimeclockLinkQueryVariables>("query OpenTimeclockLink($parm:String!$device:String){getLocationByTimeclockLink(parm:$parm device:$device){id name timezone signature ask_phone pin_digits __typename}}", { "shows":["checkin_setting","location","timeclock_link","timezone"] });
