// Written by tools/generate.ts from cameraViews.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraViewsQueryVariables = Exact<{
  camera: string | number;
  from: string;
  to: string;
}>;


export type CameraViewsQuery = { cameraViews: Array<{ id: string, opened_at: string | null, minutes: number | null, user: { id: string, full_name: string } | null, student: { id: string, full_name: string } | null }> };

export const CameraViewsDocument = /* @__PURE__ */ document<CameraViewsQuery, CameraViewsQueryVariables>("query CameraViews($camera:ID!$from:Date!$to:Date!){cameraViews(camera_id:$camera from:$from to:$to){id opened_at minutes user{id full_name __typename}student{id full_name __typename}__typename}}", { "shows":["app_user","camera","camera_view","guardian_link","student","user_location"] });
