// Written by tools/generate.ts from rooms.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomRatiosQueryVariables = Exact<{
  location: string | number;
}>;


export type RoomRatiosQuery = { getRoomRatio: Array<{ id: string, name: string, color_code: string | null, children: number, staff: number, capacity: number | null, max_ratio: number | null, per_staff: number | null, most: number | null, needed: number, teachers: number | null, broken: string | null, exceeded: boolean, unknown_ages: number, staff_by: string }>, getRatioSetting: { location: string, rule: string | null, name: string | null, citation: string | null, source: string | null, verified: string | null } | null };

export const RoomRatiosDocument = /* @__PURE__ */ document<RoomRatiosQuery, RoomRatiosQueryVariables>("query RoomRatios($location:ID!){getRoomRatio(location:$location){id name color_code children staff capacity max_ratio per_staff most needed teachers broken exceeded unknown_ages staff_by __typename}getRatioSetting(location:$location){location rule name citation source verified __typename}}", { "shows":["app_user","attendance_room","centre","location","ratio_setting","room","room_staff","schedule","schedule_date","student","team_attendance","team_stretch","timezone"] });
