// Written by tools/generate.ts from ahead.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RatioForecastQueryVariables = Exact<{
  location: string | number;
}>;


export type RatioForecastQuery = { getRatioForecast: { unplanned: number, days: Array<{ date: string, closed: boolean, children: number, needed: number, planned: number, at: string | null, short: Array<{ from: string, until: string, children: number, needed: number, planned: number, room: { id: string, name: string, color_code: string | null } | null }> }> } | null };

export type RatioLogQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
}>;


export type RatioLogQuery = { getRatioLog: Array<{ date: string, from: string, until: string | null, minutes: number, children: number, staff: number, needed: number, broken: string, rule: string | null, room: { id: string, name: string, color_code: string | null } | null }> };

export const RatioForecastDocument = /* @__PURE__ */ document<RatioForecastQuery, RatioForecastQueryVariables>("query RatioForecast($location:ID!){getRatioForecast(location:$location){unplanned days{date closed children needed planned at short{from until children needed planned room{id name color_code __typename}__typename}__typename}__typename}}", { "shows":["absence","app_user","centre","closure","location","ratio_setting","room","roster_time","student","time_off","timezone"] });
export const RatioLogDocument = /* @__PURE__ */ document<RatioLogQuery, RatioLogQueryVariables>("query RatioLog($location:ID!$from:Date!$to:Date!){getRatioLog(location:$location start_date:$from end_date:$to){date from until minutes children staff needed broken rule room{id name color_code __typename}__typename}}", { "shows":["attendance","attendance_room","audit","location","ratio_setting","room","room_staff","schedule_date","student","team_attendance","team_stretch","timezone"] });
