// Written by tools/generate.ts from ratio.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardRatioQueryVariables = Exact<{
  location: string | number;
}>;


export type DashboardRatioQuery = { getRoomRatio: Array<{ id: string, name: string, color_code: string | null, children: number, staff: number, capacity: number | null, most: number | null, needed: number, broken: string | null, exceeded: boolean }> };

export const DashboardRatioDocument = /* @__PURE__ */ document<DashboardRatioQuery, DashboardRatioQueryVariables>("query DashboardRatio($location:ID!){getRoomRatio(location:$location){id name color_code children staff capacity most needed broken exceeded __typename}}", { "shows":["app_user","attendance_room","centre","location","ratio_setting","room","room_staff","schedule","schedule_date","student","team_attendance","team_stretch","timezone"] });
