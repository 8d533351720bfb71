// Written by tools/generate.ts from reach.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonReachQueryVariables = Exact<{
  user_id: string | number;
}>;


export type PersonReachQuery = { personReach: { id: string, name: string, role: string, kept_out: string | null, locations_beyond: number, students_total: number, permissions: Array<string>, locations: Array<{ id: string, name: string, why: string }>, students: Array<{ id: string, name: string, why: string, location: string, room: string | null, sees: boolean, watch_camera: boolean | null, relationship: string | null }>, rooms: Array<{ id: string, name: string, why: string, location: string }> } | null, personCameras: Array<{ id: string, name: string, room: string | null, student: string | null, open: boolean, why: string }> };

export const PersonReachDocument = /* @__PURE__ */ document<PersonReachQuery, PersonReachQueryVariables>("query PersonReach($user_id:ID!){personReach(user_id:$user_id){id name role kept_out locations_beyond locations{id name why __typename}students{id name why location room sees watch_camera relationship __typename}students_total rooms{id name why location __typename}permissions __typename}personCameras(user_id:$user_id){id name room student open why __typename}}", { "shows":["absence","alert","app_setting","app_user","attendance","attendance_room","camera","camera_blackout","camera_group_camera","camera_login_day","camera_login_reset","camera_view","centre","guardian_link","location","location_setting","permission","picture","relationship","role","role_permission","room","schedule","schedule_date","student","student_camera","student_room","timezone","user_location","user_role","visitor"] });
