// Written by tools/generate.ts from studentHours.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentHoursQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  room?: string | number | null | undefined;
}>;


export type StudentHoursQuery = { getStudentHours: Array<{ days_present: number, days_absent: number, minutes: number, student: { id: string, full_name: string, image: string | null } | null, program: { id: string, name: string, color_code: string | null } | null }> };

export const StudentHoursDocument = /* @__PURE__ */ document<StudentHoursQuery, StudentHoursQueryVariables>("query StudentHours($location:ID!$from:Date!$to:Date!$room:ID){getStudentHours(location:$location start_date:$from end_date:$to program_id:$room){student{id full_name image __typename}program{id name color_code __typename}days_present days_absent minutes __typename}}", { "shows":["absence","attendance","location","room","student","timezone"] });
