// Written by tools/generate.ts from own.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentHoursOwnQueryVariables = Exact<{
  id: string | number;
}>;


export type StudentHoursOwnQuery = { getStudentCameraSchedule: { source: string, schedule: { id: string, name: string, scheduledates: Array<{ id: string, day: string, start_time: string, end_time: string }> } | null } | null };

export type UserHoursOwnQueryVariables = Exact<{
  id: string | number;
}>;


export type UserHoursOwnQuery = { getUserSchedule: { id: string, name: string, scheduledates: Array<{ id: string, day: string, start_time: string, end_time: string }> } | null };

export const StudentHoursOwnDocument = /* @__PURE__ */ document<StudentHoursOwnQuery, StudentHoursOwnQueryVariables>("query StudentHoursOwn($id:ID!){getStudentCameraSchedule(student_id:$id){source schedule{id name scheduledates{id day start_time end_time __typename}__typename}__typename}}", { "shows":["camera","room","schedule","student"] });
export const UserHoursOwnDocument = /* @__PURE__ */ document<UserHoursOwnQuery, UserHoursOwnQueryVariables>("query UserHoursOwn($id:ID!){getUserSchedule(user_id:$id){id name scheduledates{id day start_time end_time __typename}__typename}}", { "shows":["alert","app_user","guardian_link","schedule","schedule_date","student","user_location"] });
