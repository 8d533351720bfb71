// Written by tools/generate.ts from studentDays.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentDaysQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type StudentDaysQuery = { getStudentAttendance: Array<{ date: string, state: string, since: string | null, expected: boolean, late: boolean, planned_start: string | null, start_time: string | null, end_time: string | null, minutes: number, id: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, absence: { id: string, reason: string | null, note: string | null } | null, stays: Array<{ id: string, start_time: string, end_time: string | null, note: string | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null, rooms: Array<{ entered_at: string, left_at: string | null, room: { id: string, name: string, color_code: string | null } | null }> }> }> };

export type StudentDaysChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type StudentDaysChangedSubscription = { attendanceChanged: { days: Array<{ date: string, state: string, since: string | null, expected: boolean, late: boolean, planned_start: string | null, start_time: string | null, end_time: string | null, minutes: number, id: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, absence: { id: string, reason: string | null, note: string | null } | null, stays: Array<{ id: string, start_time: string, end_time: string | null, note: string | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null, rooms: Array<{ entered_at: string, left_at: string | null, room: { id: string, name: string, color_code: string | null } | null }> }> }> } | null };

export type DayLineFragment = { date: string, state: string, since: string | null, expected: boolean, late: boolean, planned_start: string | null, start_time: string | null, end_time: string | null, minutes: number, id: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, absence: { id: string, reason: string | null, note: string | null } | null, stays: Array<{ id: string, start_time: string, end_time: string | null, note: string | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null, rooms: Array<{ entered_at: string, left_at: string | null, room: { id: string, name: string, color_code: string | null } | null }> }> };

export const StudentDaysDocument = /* @__PURE__ */ document<StudentDaysQuery, StudentDaysQueryVariables>("query StudentDays($location:ID!$date:Date!){getStudentAttendance(location:$location date:$date){...DayLine __typename}}fragment DayLine on StudentDay{student{id full_name fname image __typename}date state since expected late planned_start start_time end_time minutes id home_room{id name color_code __typename}program{id name color_code __typename}absence{id reason note __typename}stays{id start_time end_time note checkedin_by{id full_name __typename}checkedout_by{id full_name __typename}rooms{entered_at left_at room{id name color_code __typename}__typename}__typename}__typename}", { "shows":["absence","app_setting","app_user","attendance","attendance_room","centre","closure","location","room","roster","roster_time","schedule","schedule_date","student","time_off","timezone"] });
export const StudentDaysChangedDocument = /* @__PURE__ */ document<StudentDaysChangedSubscription, StudentDaysChangedSubscriptionVariables>("subscription StudentDaysChanged($location:ID!){attendanceChanged(location:$location){days{...DayLine __typename}__typename}}fragment DayLine on StudentDay{student{id full_name fname image __typename}date state since expected late planned_start start_time end_time minutes id home_room{id name color_code __typename}program{id name color_code __typename}absence{id reason note __typename}stays{id start_time end_time note checkedin_by{id full_name __typename}checkedout_by{id full_name __typename}rooms{entered_at left_at room{id name color_code __typename}__typename}__typename}__typename}");
