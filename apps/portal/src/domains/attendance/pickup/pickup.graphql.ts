// Written by tools/generate.ts from pickup.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PickupPeopleQueryVariables = Exact<{
  location: string | number;
}>;


export type PickupPeopleQuery = { getActiveStudents: Array<{ id: string, fname: string, full_name: string, image: string | null, guardians: Array<{ id: string, pickup: boolean, legal_guardian: boolean, black_list: boolean | null, relation: { id: string, name: string } | null, user: { id: string, full_name: string, avatar: string | null } | null }> }> };

export const PickupPeopleDocument = /* @__PURE__ */ document<PickupPeopleQuery, PickupPeopleQueryVariables>("query PickupPeople($location:ID!){getActiveStudents(location:$location){id fname full_name image guardians{id pickup legal_guardian black_list relation{id name __typename}user{id full_name avatar __typename}__typename}__typename}}", { "shows":["app_user","guardian_link","relationship","student","user_location"] });
