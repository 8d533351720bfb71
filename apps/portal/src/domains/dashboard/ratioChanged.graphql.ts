// Written by tools/generate.ts from ratioChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomRatioChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type RoomRatioChangedSubscription = { roomRatioChanged: { location: string, rooms: Array<{ id: string, name: string, color_code: string | null, children: number, staff: number, capacity: number | null, most: number | null, needed: number, broken: string | null, exceeded: boolean }> } | null };

export const RoomRatioChangedDocument = /* @__PURE__ */ document<RoomRatioChangedSubscription, RoomRatioChangedSubscriptionVariables>("subscription RoomRatioChanged($location:ID!){roomRatioChanged(location:$location){location rooms{id name color_code children staff capacity most needed broken exceeded __typename}__typename}}");
