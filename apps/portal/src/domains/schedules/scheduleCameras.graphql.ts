// Written by tools/generate.ts from scheduleCameras.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ScheduleCamerasQueryVariables = Exact<{
  location: string | number;
}>;


export type ScheduleCamerasQuery = { location_cameras: Array<{ id: string, name: string, color_code: string, schedule: { id: string, name: string } | null }> };

export const ScheduleCamerasDocument = /* @__PURE__ */ document<ScheduleCamerasQuery, ScheduleCamerasQueryVariables>("query ScheduleCameras($location:ID!){location_cameras(location_id:$location){id name color_code schedule{id name __typename}__typename}}", { "shows":["camera","schedule","user_location"] });
