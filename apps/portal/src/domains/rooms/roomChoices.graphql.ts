// Written by tools/generate.ts from roomChoices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type RoomChoicesQuery = { suggestProgramColors: Array<{ color_code: string }>, location_groups: Array<{ id: string, name: string }>, billingPrograms: { data: Array<{ id: string, name: string }> }, teachers: { data: Array<{ id: string, full_name: string }> } };

export const RoomChoicesDocument = /* @__PURE__ */ document<RoomChoicesQuery, RoomChoicesQueryVariables>("query RoomChoices($location:ID!){suggestProgramColors(location_id:$location){color_code __typename}location_groups(location_id:$location){id name __typename}billingPrograms(location_id:$location first:200){data{id name __typename}__typename}teachers(location:$location first:200){data{id full_name __typename}__typename}}", { "shows":["app_user","billing_program","camera_group","guardian_link","role","room","student","user_location","user_role"],"list":{"name":"billingPrograms","args":{"location_id":"$location","first":200}} });
