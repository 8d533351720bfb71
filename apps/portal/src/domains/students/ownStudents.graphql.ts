// Written by tools/generate.ts from ownStudents.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnStudentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnStudentsQuery = { getUserStudents: Array<{ id: string, fname: string, lname: string, nick_name: string | null, full_name: string, image: string | null, age: string | null, absent: boolean | null, checked_in_out: unknown, allergy_notes: unknown, program: { id: string, name: string, color_code: string | null } | null, location: { id: string, name: string, timezone: { value: string } | null, schedule: { scheduledates: Array<{ day: string, start_time: string, end_time: string }> } | null } | null, allergies: Array<{ id: string, name: string }>, medications: Array<{ id: string, name: string }>, attendance_today: Array<{ id: string, date: string, checked_in_at: string, checked_out_at: string | null, rooms: Array<{ id: string, entered_at: string, left_at: string | null, room: { name: string, color_code: string | null } | null }> }> }> };

export const OwnStudentsDocument = /* @__PURE__ */ document<OwnStudentsQuery, OwnStudentsQueryVariables>("query OwnStudents{getUserStudents{id fname lname nick_name full_name image age absent checked_in_out program{id name color_code __typename}location{id name timezone{value __typename}schedule{scheduledates{day start_time end_time __typename}__typename}__typename}allergies{id name __typename}allergy_notes medications{id name __typename}attendance_today{id date checked_in_at checked_out_at rooms{id entered_at left_at room{name color_code __typename}__typename}__typename}__typename}}", { "shows":["absence","alert","allergy","app_user","attendance","attendance_room","guardian_link","location","medication","room","schedule","schedule_date","student","student_allergy","student_medication","timezone","user_location"] });
