// Written by tools/generate.ts from watchedNow.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WatchedNowQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type WatchedNowQuery = { getCameraBeingWatched: Array<{ id: string, opened_at: string | null, minutes: number | null, device: unknown, user: { id: string, full_name: string, avatar: string | null } | null, student: { id: string, full_name: string } | null, camera: { id: string, name: string, color_code: string, room: { id: string, name: string } | null } | null, location: { timezone: { value: string } | null } | null }> };

export const WatchedNowDocument = /* @__PURE__ */ document<WatchedNowQuery, WatchedNowQueryVariables>("query WatchedNow($location:ID){getCameraBeingWatched(location:$location){id opened_at minutes device user{id full_name avatar __typename}student{id full_name __typename}camera{id name color_code room{id name __typename}__typename}location{timezone{value __typename}__typename}__typename}}", { "shows":["app_user","camera","camera_view","guardian_link","location","room","session","student","timezone","user_location"],"list":{"name":"getCameraBeingWatched","args":{"location":"$location"}} });
