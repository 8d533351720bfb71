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


export type CameraViewsQuery = { cameraViews: Array<{ id: string, began_at: string, seconds: number, name: string, child: string | null, timezone: string }> };

export const CameraViewsDocument = /* @__PURE__ */ document<CameraViewsQuery, CameraViewsQueryVariables>("query CameraViews($camera:ID!$from:Date!$to:Date!){cameraViews(camera_id:$camera from:$from to:$to){id began_at seconds name child timezone __typename}}", { "shows":["app_user","camera","camera_view","location","session","student","timezone"] });
