// Written by tools/generate.ts from schedules.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SchedulesQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type SchedulesQuery = { schedules: Array<{ id: string, name: string, status: string, location_id: string | null, camera_count: number | null, scheduledates: Array<{ id: string, day: string, start_time: string, end_time: string }> }> };

export const SchedulesDocument = /* @__PURE__ */ document<SchedulesQuery, SchedulesQueryVariables>("query Schedules($location:ID){schedules(location:$location){id name status location_id camera_count scheduledates{id day start_time end_time __typename}__typename}}", { "shows":["camera","schedule","schedule_date","user_location"],"list":{"name":"schedules","args":{"location":"$location"}} });
