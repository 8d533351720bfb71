// Written by tools/generate.ts from studentWeek.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentWeekQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
}>;


export type StudentWeekQuery = { getStudentScheduleDays: { zone: string, today: string, people: Array<{ id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null }>, days: Array<{ date: string, closed: string | null, schedules: Array<{ id: string, start_time: string, end_time: string, exception: boolean, repeats: boolean, person: { id: string } | null, program: { id: string, name: string, color_code: string | null } | null }>, away: Array<{ id: string, kind: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, status: string, person: { id: string } | null }> }> } | null };

export type PersonPlannedFragment = { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null };

export type DayPlannedFragment = { date: string, closed: string | null, schedules: Array<{ id: string, start_time: string, end_time: string, exception: boolean, repeats: boolean, person: { id: string } | null, program: { id: string, name: string, color_code: string | null } | null }>, away: Array<{ id: string, kind: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, status: string, person: { id: string } | null }> };

export const StudentWeekDocument = /* @__PURE__ */ document<StudentWeekQuery, StudentWeekQueryVariables>("query StudentWeek($location:ID!$from:Date!$to:Date!){getStudentScheduleDays(location:$location start_date:$from end_date:$to){zone today people{...PersonPlanned __typename}days{...DayPlanned __typename}__typename}}fragment PersonPlanned on PersonPlanned{id full_name image program{id name color_code __typename}__typename}fragment DayPlanned on PlannedDay{date closed schedules{id start_time end_time exception repeats person{id __typename}program{id name color_code __typename}__typename}away{id kind start_time end_time reason note status person{id __typename}__typename}__typename}", { "shows":["app_user","centre","closure","location","room","roster","roster_time","student","time_off","timezone"] });
