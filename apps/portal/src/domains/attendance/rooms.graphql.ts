// Written by tools/generate.ts from rooms.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationRoomsQueryVariables = Exact<{
  location: string | number;
}>;


export type LocationRoomsQuery = { location_programs: Array<{ id: string, name: string, color_code: string | null, max_ratio: number | null, checked_in_count: number | null, location: { id: string, timezone: { value: string } | null } | null }> };

export const LocationRoomsDocument = /* @__PURE__ */ document<LocationRoomsQuery, LocationRoomsQueryVariables>("query LocationRooms($location:ID!){location_programs(location_id:$location){id name color_code max_ratio checked_in_count location{id timezone{value __typename}__typename}__typename}}", { "shows":["attendance_room","location","room","timezone","user_location"] });
