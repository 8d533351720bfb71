// Written by tools/generate.ts from roomRatiosChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomRatiosChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type RoomRatiosChangedSubscription = { roomRatioChanged: { location: string, rooms: Array<{ id: string, name: string, color_code: string | null, children: number, staff: number, capacity: number | null, max_ratio: number | null, per_staff: number | null, most: number | null, needed: number, teachers: number | null, broken: string | null, exceeded: boolean, unknown_ages: number, staff_by: string }> } | null };

export const RoomRatiosChangedDocument = /* @__PURE__ */ document<RoomRatiosChangedSubscription, RoomRatiosChangedSubscriptionVariables>("subscription RoomRatiosChanged($location:ID!){roomRatioChanged(location:$location){location rooms{id name color_code children staff capacity max_ratio per_staff most needed teachers broken exceeded unknown_ages staff_by __typename}__typename}}");
