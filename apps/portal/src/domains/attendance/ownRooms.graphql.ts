// Written by tools/generate.ts from ownRooms.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnRoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRoomsQuery = { me: { id: string, programs: Array<{ id: string }> } | null };

export const OwnRoomsDocument = /* @__PURE__ */ document<OwnRoomsQuery, OwnRoomsQueryVariables>("query OwnRooms{me{id programs{id __typename}__typename}}", { "shows":["alert","app_user","guardian_link","room","room_staff","student","user_location"] });
