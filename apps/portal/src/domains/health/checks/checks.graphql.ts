// Written by tools/generate.ts from checks.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildChecksQueryVariables = Exact<{
  student: string | number;
  found?: boolean | null | undefined;
  first: number;
}>;


export type ChildChecksQuery = { studentHealthChecks: { total: number, data: Array<{ id: string, date: string, time: string, findings: unknown, parts: unknown, temperature: number | null, unit: string | null, note: string | null, staff_note: string | null, photo: string | null, version: number, reason: string | null, created_at: string, versions: Array<{ id: string, date: string, time: string, findings: unknown, parts: unknown, temperature: number | null, unit: string | null, note: string | null, staff_note: string | null, photo: string | null, version: number, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null }>, created_by: { id: string, full_name: string } | null }> } };

export type ChecksOfLocationQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  child?: string | number | null | undefined;
  found?: boolean | null | undefined;
  start?: string | null | undefined;
  end?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type ChecksOfLocationQuery = { healthChecks: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, time: string, findings: unknown, parts: unknown, temperature: number | null, unit: string | null, note: string | null, staff_note: string | null, photo: string | null, version: number, reason: string | null, created_at: string, versions: Array<{ id: string, date: string, time: string, findings: unknown, parts: unknown, temperature: number | null, unit: string | null, note: string | null, staff_note: string | null, photo: string | null, version: number, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null }>, program: { id: string, name: string } | null, student: { id: string, full_name: string, fname: string } | null, created_by: { id: string, full_name: string } | null }> } };

export type CheckSettingQueryVariables = Exact<{
  location: string | number;
}>;


export type CheckSettingQuery = { getHealthSetting: { daily_checks: boolean, unit: string } | null };

export type CheckLineFragment = { id: string, date: string, time: string, findings: unknown, parts: unknown, temperature: number | null, unit: string | null, note: string | null, staff_note: string | null, photo: string | null, version: number, reason: string | null, created_at: string, created_by: { id: string, full_name: string } | null };

export const ChildChecksDocument = /* @__PURE__ */ document<ChildChecksQuery, ChildChecksQueryVariables>("query ChildChecks($student:ID!$found:Boolean$first:Int!){studentHealthChecks(student_id:$student found:$found first:$first){data{...CheckLine versions{...CheckLine __typename}__typename}total __typename}}fragment CheckLine on HealthCheck{id date time findings parts temperature unit note staff_note photo version reason created_by{id full_name __typename}created_at __typename}", { "shows":["alert","app_user","attendance_room","checkin_setting","guardian_link","health_check","room","room_staff","student","student_room","user_location","user_role"] });
export const ChecksOfLocationDocument = /* @__PURE__ */ document<ChecksOfLocationQuery, ChecksOfLocationQueryVariables>("query ChecksOfLocation($location:ID!$room:ID$child:ID$found:Boolean$start:Date$end:Date$search:String$first:Int!$page:Int$sort:String){healthChecks(location:$location program_id:$room student_id:$child found:$found start_date:$start end_date:$end search:$search first:$first page:$page sort:$sort){data{...CheckLine versions{...CheckLine __typename}program{id name __typename}student{id full_name fname __typename}__typename}currentPage lastPage perPage total __typename}}fragment CheckLine on HealthCheck{id date time findings parts temperature unit note staff_note photo version reason created_by{id full_name __typename}created_at __typename}", { "shows":["app_user","attendance_room","checkin_setting","guardian_link","health_check","room","room_staff","student","student_room","user_location"],"sorts":["when","child"],"list":{"name":"healthChecks","args":{"location":"$location","program_id":"$room","student_id":"$child","found":"$found","start_date":"$start","end_date":"$end","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const CheckSettingDocument = /* @__PURE__ */ document<CheckSettingQuery, CheckSettingQueryVariables>("query CheckSetting($location:ID!){getHealthSetting(location:$location){daily_checks unit __typename}}", { "shows":["health_setting","location","school_profile","timezone","user_location"] });
