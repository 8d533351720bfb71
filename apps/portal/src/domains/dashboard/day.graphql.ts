// Written by tools/generate.ts from day.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardDayQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type DashboardDayQuery = { getStudentAttendance: Array<{ date: string, state: string, expected: boolean, late: boolean, since: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, stays: Array<{ id: string, checked_in_at: string, checked_out_at: string | null }> }> };

export type DashboardDayChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type DashboardDayChangedSubscription = { attendanceChanged: { days: Array<{ date: string, state: string, expected: boolean, late: boolean, since: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, stays: Array<{ id: string, checked_in_at: string, checked_out_at: string | null }> }> } | null };

export type DashboardLineFragment = { date: string, state: string, expected: boolean, late: boolean, since: string | null, student: { id: string, full_name: string, fname: string, image: string | null } | null, home_room: { id: string, name: string, color_code: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, stays: Array<{ id: string, checked_in_at: string, checked_out_at: string | null }> };

export const DashboardDayDocument = /* @__PURE__ */ document<DashboardDayQuery, DashboardDayQueryVariables>("query DashboardDay($location:ID!$date:Date!){getStudentAttendance(location:$location date:$date){...DashboardLine __typename}}fragment DashboardLine on StudentDay{student{id full_name fname image __typename}date state expected late since home_room{id name color_code __typename}program{id name color_code __typename}stays{id checked_in_at checked_out_at __typename}__typename}", { "shows":["absence","app_setting","app_user","attendance","attendance_room","centre","closure","health_check","illness","location","room","roster","roster_time","schedule","schedule_date","student","time_off","timezone"] });
export const DashboardDayChangedDocument = /* @__PURE__ */ document<DashboardDayChangedSubscription, DashboardDayChangedSubscriptionVariables>("subscription DashboardDayChanged($location:ID!){attendanceChanged(location:$location){days{...DashboardLine __typename}__typename}}fragment DashboardLine on StudentDay{student{id full_name fname image __typename}date state expected late since home_room{id name color_code __typename}program{id name color_code __typename}stays{id checked_in_at checked_out_at __typename}__typename}");
