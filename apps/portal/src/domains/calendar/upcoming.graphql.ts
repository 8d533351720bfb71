// Written by tools/generate.ts from upcoming.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpcomingEventsQueryVariables = Exact<{
  location: string | number;
}>;


export type UpcomingEventsQuery = { upcomingCalendarEvents: Array<{ id: string, name: string, details: string | null, date: string, start_time: string | null, end_time: string | null, programs: Array<{ id: string, name: string }> }> };

export const UpcomingEventsDocument = /* @__PURE__ */ document<UpcomingEventsQuery, UpcomingEventsQueryVariables>("query UpcomingEvents($location:ID!){upcomingCalendarEvents(location:$location limit:8){id name details date start_time end_time programs{id name __typename}__typename}}", { "shows":["alert","app_user","calendar_event","calendar_event_room","guardian_link","location","room","room_staff","student","student_room","timezone","user_location"] });
