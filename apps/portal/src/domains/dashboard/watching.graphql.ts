// Written by tools/generate.ts from watching.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WatchingNowQueryVariables = Exact<{
  location: string | number;
}>;


export type WatchingNowQuery = { getCameraBeingWatched: Array<{ id: string, opened_at: string | null, user: { id: string, full_name: string, avatar: string | null } | null, camera: { id: string, name: string, color_code: string } | null }> };

export const WatchingNowDocument = /* @__PURE__ */ document<WatchingNowQuery, WatchingNowQueryVariables>("query WatchingNow($location:ID!){getCameraBeingWatched(location:$location){id opened_at user{id full_name avatar __typename}camera{id name color_code __typename}__typename}}", { "shows":["app_user","camera","camera_view","guardian_link","student","user_location"],"list":{"name":"getCameraBeingWatched","args":{"location":"$location"}} });
