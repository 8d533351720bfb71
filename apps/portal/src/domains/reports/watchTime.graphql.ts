// Written by tools/generate.ts from watchTime.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WatchedOnDateQueryVariables = Exact<{
  location?: string | number | null | undefined;
  date: string;
}>;


export type WatchedOnDateQuery = { watchTimeReportByDate: Array<{ user_id: string, minutes: number, views: number, user: { id: string, full_name: string, avatar: string | null } | null }> };

export type WatchedWeekQueryVariables = Exact<{
  location?: string | number | null | undefined;
  date?: string | null | undefined;
}>;


export type WatchedWeekQuery = { watchTimeWeeklyReport: Array<{ date: string, minutes: number, users: number }> };

export type WatchedMonthQueryVariables = Exact<{
  location?: string | number | null | undefined;
  month?: string | null | undefined;
}>;


export type WatchedMonthQuery = { watchTimeMonthlyReport: Array<{ date: string, minutes: number, users: number }> };

export type WatchedCamerasQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type WatchedCamerasQuery = { watchTimeReportByCamera: Array<{ minutes: number, views: number, users: number, camera: { id: string, name: string, color_code: string | null } | null }> };

export type WatchedByPersonQueryVariables = Exact<{
  user: string | number;
  date?: string | null | undefined;
}>;


export type WatchedByPersonQuery = { userWatchTimeWeekly: Array<{ date: string, minutes: number, login_counter: number }> };

export const WatchedOnDateDocument = /* @__PURE__ */ document<WatchedOnDateQuery, WatchedOnDateQueryVariables>("query WatchedOnDate($location:ID$date:Date!){watchTimeReportByDate(location:$location date:$date){user_id minutes views user{id full_name avatar __typename}__typename}}", { "shows":["app_user","camera_view","user_location"] });
export const WatchedWeekDocument = /* @__PURE__ */ document<WatchedWeekQuery, WatchedWeekQueryVariables>("query WatchedWeek($location:ID$date:Date){watchTimeWeeklyReport(location:$location date:$date){date minutes users __typename}}", { "shows":["camera_view","user_location"] });
export const WatchedMonthDocument = /* @__PURE__ */ document<WatchedMonthQuery, WatchedMonthQueryVariables>("query WatchedMonth($location:ID$month:String){watchTimeMonthlyReport(location:$location month:$month){date minutes users __typename}}", { "shows":["camera_view","user_location"] });
export const WatchedCamerasDocument = /* @__PURE__ */ document<WatchedCamerasQuery, WatchedCamerasQueryVariables>("query WatchedCameras($location:ID$from:Date$to:Date){watchTimeReportByCamera(location:$location start_date:$from end_date:$to){minutes views users camera{id name color_code __typename}__typename}}", { "shows":["camera","camera_view","location","user_location"] });
export const WatchedByPersonDocument = /* @__PURE__ */ document<WatchedByPersonQuery, WatchedByPersonQueryVariables>("query WatchedByPerson($user:ID!$date:Date){userWatchTimeWeekly(user_id:$user date:$date){date minutes login_counter __typename}}", { "shows":["camera_view","user_location"] });
