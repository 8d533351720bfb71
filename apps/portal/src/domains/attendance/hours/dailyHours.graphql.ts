// Written by tools/generate.ts from dailyHours.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentDailyHoursQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  room?: string | number | null | undefined;
}>;


export type StudentDailyHoursQuery = { getStudentDailyHours: Array<{ minutes: number, student: { id: string, full_name: string, image: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, days: Array<{ date: string, start_time: string | null, end_time: string | null, minutes: number, is_open: boolean, absent: boolean, reason: string | null }> }> };

export const StudentDailyHoursDocument = /* @__PURE__ */ document<StudentDailyHoursQuery, StudentDailyHoursQueryVariables>("query StudentDailyHours($location:ID!$from:Date!$to:Date!$room:ID){getStudentDailyHours(location:$location date:$from end_date:$to program_id:$room){student{id full_name image __typename}program{id name color_code __typename}minutes days{date start_time end_time minutes is_open absent reason __typename}__typename}}", { "shows":["absence","attendance","location","room","student","timezone"] });
