// Written by tools/generate.ts from playCamera.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlayCameraQueryVariables = Exact<{
  id: string | number;
  code: string;
  location: string | number;
}>;


export type PlayCameraQuery = { playCamera: { status: string, message: string, reason: string | null, opens_at: string | null, live_url: string | null, hls_url: string | null, ticket: string | null, watermark: string | null, timezone: string | null } | null };

export const PlayCameraDocument = /* @__PURE__ */ document<PlayCameraQuery, PlayCameraQueryVariables>("query PlayCamera($id:ID!$code:String!$location:ID!){playCamera(id:$id code:$code location:$location){status message reason opens_at live_url hls_url ticket watermark timezone __typename}}", { "shows":["absence","alert","app_setting","app_user","attendance","attendance_room","camera","camera_blackout","camera_group_camera","camera_login_day","camera_login_reset","camera_view","centre","gateway","gateway_location","guardian_link","location","location_setting","picture","role","room","schedule","schedule_date","stream_mode","student","student_camera","student_room","timezone","user_location","user_role","visitor"] });
