// Written by tools/generate.ts from calendar.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CalendarEventsQueryVariables = Exact<{
  location: string | number;
  start_date: string;
  end_date: string;
  programs?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
}>;


export type CalendarEventsQuery = { filterCalendarEvents: Array<{ id: string, name: string, details: string | null, date: string, start_time: string | null, end_time: string | null, reminder_minutes: number | null, recursive_id: number | null, programs: Array<{ id: string, name: string, color_code: string | null }> }>, calendarLayers: Array<{ kind: string, name: string, date: string, end_date: string }> };

export type CalendarChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type CalendarChangedSubscription = { calendarChanged: { location: string } | null };

export const CalendarEventsDocument = /* @__PURE__ */ document<CalendarEventsQuery, CalendarEventsQueryVariables>("query CalendarEvents($location:ID!$start_date:Date!$end_date:Date!$programs:[ID!]$search:String){filterCalendarEvents(location:$location start_date:$start_date end_date:$end_date programs:$programs search:$search){id name details date start_time end_time reminder_minutes recursive_id programs{id name color_code __typename}__typename}calendarLayers(location:$location start_date:$start_date end_date:$end_date){kind name date end_date __typename}}", { "shows":["calendar_event","calendar_event_room","closure","room","student","user_location"] });
export const CalendarChangedDocument = /* @__PURE__ */ document<CalendarChangedSubscription, CalendarChangedSubscriptionVariables>("subscription CalendarChanged($location:ID!){calendarChanged(location:$location){location __typename}}");
