// Written by tools/generate.ts from ownCameras.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnCamerasQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCamerasQuery = { getUserCameras: Array<{ id: string, name: string, code: string, color_code: string, location_id: string, room: string | null, room_color: string | null, student_id: string | null, student: string | null, status: string, message: string, reason: string | null, opens_at: string | null, until: string | null, max_logins: number | null, remaining: number | null, timezone: string, at_once: number }> };

export const OwnCamerasDocument = /* @__PURE__ */ document<OwnCamerasQuery, OwnCamerasQueryVariables>("query OwnCameras{getUserCameras{id name code color_code location_id room room_color student_id student status message reason opens_at until max_logins remaining timezone at_once __typename}}", { "shows":["absence","alert","app_setting","app_user","attendance","attendance_room","camera","camera_blackout","camera_group_camera","camera_login_day","camera_login_reset","camera_view","centre","guardian_link","location","location_setting","picture","role","room","schedule","schedule_date","student","student_camera","student_room","timezone","user_location","user_role","visitor"] });
