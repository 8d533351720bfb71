// Written by tools/generate.ts from feed.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { made_at: string, fetched_at: string | null, events: boolean, closures: boolean, shifts: boolean, students: boolean } | null };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { status: string, message: string, path: string | null, errors: Array<{ field: string, message: string, code: string }> } | null };

export const CalendarFeedDocument = /* @__PURE__ */ document<CalendarFeedQuery, CalendarFeedQueryVariables>("query CalendarFeed{calendarFeed{made_at fetched_at events closures shifts students __typename}}", { "shows":["calendar_feed"] });
export const RenewCalendarFeedDocument = /* @__PURE__ */ call<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>("mutation RenewCalendarFeed{renewCalendarFeed{status message errors{field message code __typename}path __typename}}", {}, { "changes":["audit","calendar_feed"] });
