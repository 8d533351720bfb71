// Written by tools/generate.ts from places.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlacesQueryVariables = Exact<{
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  sort?: string | null | undefined;
}>;


export type PlacesQuery = { locations: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, email: string | null, phone: string | null, address: string | null, color_code: string | null, active: boolean, billing: boolean, is_signup: boolean | null, signup_code: string | null, managers: Array<{ id: string, full_name: string }>, rooms: Array<{ id: string }>, cameras: Array<{ id: string }> }> } };

export type PlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type PlaceQuery = { location: { id: string, name: string, email: string | null, phone: string | null, address: string | null, longitude: string | null, latitude: string | null, map_url: string | null, pin_url: string | null, color_code: string | null, active: boolean, timezone: { id: string, value: string } | null, schedule: { id: string, name: string, scheduledates: Array<{ id: string, day: string, start_time: string, end_time: string }> } | null } | null };

export type PlaceCountersQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceCountersQuery = { getLocationCounters: { students: number, users: number, programs: number, managers: number, teachers: number, pending: number, invited: number, waitlist: number } | null };

export type PlaceHistoryQueryVariables = Exact<{
  location: string | number;
  page?: number | null | undefined;
}>;


export type PlaceHistoryQuery = { getLocationHistory: { lastPage: number, total: number, data: Array<{ id: string, activity: string, object_info: unknown, username: string | null, created_at: string }> } };

export type TimezonesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimezonesQuery = { timezones: Array<{ id: string, value: string, country: string | null }>, getSchoolProfile: { id: string, country: string | null } | null };

export type ManagerChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagerChoicesQuery = { managers: { data: Array<{ id: string, full_name: string }> } };

export type PlaceManagersQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceManagersQuery = { location: { id: string, managers: Array<{ id: string, full_name: string, email: string | null, phone: string | null, status: string, avatar: string | null }> } | null };

export type PlaceGroupsQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceGroupsQuery = { location_groups: Array<{ id: string, name: string, color_code: string | null, cameras: Array<{ id: string, name: string }> }>, location_cameras: Array<{ id: string, name: string }> };

export const PlacesDocument = /* @__PURE__ */ document<PlacesQuery, PlacesQueryVariables>("query Places($first:Int!$page:Int$search:String$active:Boolean$sort:String){locations(first:$first page:$page search:$search active:$active sort:$sort){data{id name email phone address color_code active billing is_signup signup_code managers{id full_name __typename}rooms{id __typename}cameras{id __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","camera","location","room","user_location"],"sorts":["name","state"],"list":{"name":"locations","args":{"first":"$first","page":"$page","search":"$search","active":"$active","sort":"$sort"}} });
export const PlaceDocument = /* @__PURE__ */ document<PlaceQuery, PlaceQueryVariables>("query Place($id:ID!){location(id:$id){id name email phone address longitude latitude map_url pin_url color_code active timezone{id value __typename}schedule{id name scheduledates{id day start_time end_time __typename}__typename}__typename}}", { "shows":["location","schedule","schedule_date","timezone","user_location"] });
export const PlaceCountersDocument = /* @__PURE__ */ document<PlaceCountersQuery, PlaceCountersQueryVariables>("query PlaceCounters($location:ID!){getLocationCounters(location_id:$location){students users programs managers teachers pending invited waitlist __typename}}", { "shows":["app_user","guardian_link","role","room","student","user_location","user_role"] });
export const PlaceHistoryDocument = /* @__PURE__ */ document<PlaceHistoryQuery, PlaceHistoryQueryVariables>("query PlaceHistory($location:ID!$page:Int){getLocationHistory(location_id:$location page:$page first:15){data{id activity object_info username created_at __typename}lastPage total __typename}}", { "shows":["activity","app_user","audit","location","user_location"] });
export const TimezonesDocument = /* @__PURE__ */ document<TimezonesQuery, TimezonesQueryVariables>("query Timezones{timezones{id value country __typename}getSchoolProfile{id country __typename}}", { "shows":["school_profile","timezone"] });
export const ManagerChoicesDocument = /* @__PURE__ */ document<ManagerChoicesQuery, ManagerChoicesQueryVariables>("query ManagerChoices{managers(first:200 status:\"active\"){data{id full_name __typename}__typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"] });
export const PlaceManagersDocument = /* @__PURE__ */ document<PlaceManagersQuery, PlaceManagersQueryVariables>("query PlaceManagers($location:ID!){location(id:$location){id managers{id full_name email phone status avatar __typename}__typename}}", { "shows":["app_user","guardian_link","location","student","user_location"] });
export const PlaceGroupsDocument = /* @__PURE__ */ document<PlaceGroupsQuery, PlaceGroupsQueryVariables>("query PlaceGroups($location:ID!){location_groups(location_id:$location){id name color_code cameras{id name __typename}__typename}location_cameras(location_id:$location){id name __typename}}", { "shows":["camera","camera_group","camera_group_camera","user_location"] });
