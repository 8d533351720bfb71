// Written by tools/generate.ts from place-rooms.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlaceRoomChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceRoomChoicesQuery = { location_programs: Array<{ id: string, name: string, color_code: string | null, max_ratio: number | null }> };

export const PlaceRoomChoicesDocument = /* @__PURE__ */ document<PlaceRoomChoicesQuery, PlaceRoomChoicesQueryVariables>("query PlaceRoomChoices($location:ID!){location_programs(location_id:$location){id name color_code max_ratio __typename}}", { "shows":["room","user_location"] });
