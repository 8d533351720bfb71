// Written by tools/generate.ts from stays.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentStaysQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentStaysQuery = { getStudentAttendanceHistory: Array<{ id: string, date: string, checked_in_at: string, checked_out_at: string | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null, rooms: Array<{ id: string, room: { id: string, name: string, color_code: string | null } | null }> }> };

export const StudentStaysDocument = /* @__PURE__ */ document<StudentStaysQuery, StudentStaysQueryVariables>("query StudentStays($student:ID!){getStudentAttendanceHistory(student_id:$student first:30){id date checked_in_at checked_out_at checkedin_by{id full_name __typename}checkedout_by{id full_name __typename}rooms{id room{id name color_code __typename}__typename}__typename}}", { "shows":["alert","app_user","attendance","attendance_room","guardian_link","room","student","user_location","user_role"] });
