// Written by tools/generate.ts from place.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardPlaceQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type DashboardPlaceQuery = { getRoomRatioWidgetSetting: { show_room_ration_widget: boolean } | null, locationsDropdown: Array<{ id: string, name: string, timezone: { value: string } | null, schedule: { scheduledates: Array<{ day: string, start_time: string, end_time: string }> } | null }> };

export const DashboardPlaceDocument = /* @__PURE__ */ document<DashboardPlaceQuery, DashboardPlaceQueryVariables>("query DashboardPlace($location:ID){getRoomRatioWidgetSetting(location:$location){show_room_ration_widget __typename}locationsDropdown{id name timezone{value __typename}schedule{scheduledates{day start_time end_time __typename}__typename}__typename}}", { "shows":["app_setting","app_user","centre","location","schedule","schedule_date","timezone","user_location","user_setting"] });
