// Written by tools/generate.ts from activeStudents.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActiveStudentsQueryVariables = Exact<{
  location: string | number;
}>;


export type ActiveStudentsQuery = { getActiveStudents: Array<{ id: string, fname: string, lname: string, full_name: string, image: string | null, absent: boolean | null, checked_in_out: unknown, allergy_notes: unknown, program: { id: string, name: string, color_code: string | null } | null, allergies: Array<{ id: string, name: string }>, care_plans: Array<{ id: string, name: string, severity: string }>, exclusions: Array<{ id: string, kind: string }>, health_checks: Array<{ id: string, findings: unknown }>, medications: Array<{ id: string, name: string }> }> };

export type StudentNowFragment = { id: string, fname: string, lname: string, full_name: string, image: string | null, absent: boolean | null, checked_in_out: unknown, allergy_notes: unknown, program: { id: string, name: string, color_code: string | null } | null, allergies: Array<{ id: string, name: string }>, care_plans: Array<{ id: string, name: string, severity: string }>, exclusions: Array<{ id: string, kind: string }>, health_checks: Array<{ id: string, findings: unknown }>, medications: Array<{ id: string, name: string }> };

export const ActiveStudentsDocument = /* @__PURE__ */ document<ActiveStudentsQuery, ActiveStudentsQueryVariables>("query ActiveStudents($location:ID!){getActiveStudents(location:$location){...StudentNow __typename}}fragment StudentNow on Student{id fname lname full_name image absent checked_in_out program{id name color_code __typename}allergies{id name __typename}allergy_notes care_plans{id name severity __typename}exclusions{id kind __typename}health_checks{id findings __typename}medications{id name __typename}__typename}", { "shows":["absence","allergy","app_user","attendance","attendance_room","care_plan","health_check","illness","location","medication","room","student","student_allergy","student_medication","timezone","user_location"] });
