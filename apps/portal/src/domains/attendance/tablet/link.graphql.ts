// Written by tools/generate.ts from link.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TimeclockLinkQueryVariables = Exact<{
  location: string | number;
}>;


export type TimeclockLinkQuery = { getTimeclockLink: { id: string, active: boolean, signature: boolean, device: string | null, bound: boolean | null, bound_at: string | null } | null };

export type MakeTimeclockLinkMutationVariables = Exact<{
  location: string | number;
}>;


export type MakeTimeclockLinkMutation = { generateTimeclockLink: { status: string, message: string, url: string | null, errors: Array<{ field: string, message: string }> } | null };

export const TimeclockLinkDocument = /* @__PURE__ */ document<TimeclockLinkQuery, TimeclockLinkQueryVariables>("query TimeclockLink($location:ID!){getTimeclockLink(location:$location){id active signature device bound bound_at __typename}}", { "shows":["timeclock_link","user_location"] });
export const MakeTimeclockLinkDocument = /* @__PURE__ */ call<MakeTimeclockLinkMutation, MakeTimeclockLinkMutationVariables>("mutation MakeTimeclockLink($location:ID!){generateTimeclockLink(location:$location){status message url errors{field message __typename}__typename}}", {"location":{"required":true,"id":true}}, { "changes":["audit","timeclock_link"] });
