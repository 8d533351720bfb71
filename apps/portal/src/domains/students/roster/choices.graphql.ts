// Written by tools/generate.ts from choices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RosterChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type RosterChoicesQuery = { location_programs: Array<{ id: string, name: string, color_code: string | null }>, location_cameras: Array<{ id: string, name: string, color_code: string, room: { id: string } | null }>, relationships: Array<{ id: string, name: string, is_default: boolean }> };

export const RosterChoicesDocument = /* @__PURE__ */ document<RosterChoicesQuery, RosterChoicesQueryVariables>("query RosterChoices($location:ID!){location_programs(location_id:$location){id name color_code __typename}location_cameras(location_id:$location){id name color_code room{id __typename}__typename}relationships(location:$location){id name is_default __typename}}", { "shows":["camera","relationship","room","user_location"],"list":{"name":"relationships","args":{"location":"$location"}} });
