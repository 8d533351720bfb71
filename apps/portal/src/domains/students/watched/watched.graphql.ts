// Written by tools/generate.ts from watched.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WhoWatchedQueryVariables = Exact<{
  student: string | number;
  from: string;
  to: string;
}>;


export type WhoWatchedQuery = { whoWatched: Array<{ id: string, camera: string, room: string, began_at: string, ended_at: string | null, seconds: number, kind: string, name: string | null, timezone: string }> };

export const WhoWatchedDocument = /* @__PURE__ */ document<WhoWatchedQuery, WhoWatchedQueryVariables>("query WhoWatched($student:ID!$from:Date!$to:Date!){whoWatched(student_id:$student from:$from to:$to){id camera room began_at ended_at seconds kind name timezone __typename}}", { "shows":["alert","app_user","attendance","attendance_room","camera","camera_group_camera","camera_view","guardian_link","location","role","room","session","student","timezone","user_role","visitor"] });
