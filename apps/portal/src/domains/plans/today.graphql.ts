// Written by tools/generate.ts from today.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TodayPlanQueryVariables = Exact<{
  location: string | number;
  rooms?: Array<string | number> | string | number | null | undefined;
  day: string;
}>;


export type TodayPlanQuery = { filterRoomPlans: Array<{ id: string, name: string, theme: string | null, sections: Array<{ id: string, name: string, topics: Array<{ id: string, name: string, date: string | null }> }>, activities: Array<{ topic_id: string, activity: { id: string } | null }> }> };

export const TodayPlanDocument = /* @__PURE__ */ document<TodayPlanQuery, TodayPlanQueryVariables>("query TodayPlan($location:ID!$rooms:[ID!]$day:Date!){filterRoomPlans(location:$location rooms:$rooms from:$day to:$day){id name theme sections{id name topics{id name date __typename}__typename}activities{topic_id activity{id __typename}__typename}__typename}}", { "shows":["activity","checkin_setting","learning_activity","plan","plan_activity","plan_room","plan_section","plan_topic","room","room_staff","user_location"] });
