// Written by tools/generate.ts from logins.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraLoginsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type CameraLoginsQuery = { getLoginReport: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, user_id: string, date: string | null, login_counter: number | null, first_at: string | null, user: { id: string, full_name: string, avatar: string | null } | null, location: { id: string, timezone: { value: string } | null } | null }> } };

export type LoginWeekQueryVariables = Exact<{
  location?: string | number | null | undefined;
  date?: string | null | undefined;
}>;


export type LoginWeekQuery = { getLoginWeekReport: Array<{ date: string, login_counter: number, users: number }> };

export const CameraLoginsDocument = /* @__PURE__ */ document<CameraLoginsQuery, CameraLoginsQueryVariables>("query CameraLogins($location:ID$from:Date$to:Date$search:String$page:Int){getLoginReport(location:$location start_date:$from end_date:$to search:$search first:50 page:$page){data{id user_id date login_counter first_at user{id full_name avatar __typename}location{id timezone{value __typename}__typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","camera_view","guardian_link","location","student","timezone","user_location"],"list":{"name":"getLoginReport","args":{"location":"$location","start_date":"$from","end_date":"$to","search":"$search","first":50,"page":"$page"}} });
export const LoginWeekDocument = /* @__PURE__ */ document<LoginWeekQuery, LoginWeekQueryVariables>("query LoginWeek($location:ID$date:Date){getLoginWeekReport(location:$location date:$date){date login_counter users __typename}}", { "shows":["camera_view","user_location"] });
