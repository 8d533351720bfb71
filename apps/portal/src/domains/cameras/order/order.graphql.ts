// Written by tools/generate.ts from order.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraOrderQueryVariables = Exact<{
  location: string | number;
}>;


export type CameraOrderQuery = { location_cameras: Array<{ id: string, name: string, color_code: string, order: number }> };

export const CameraOrderDocument = /* @__PURE__ */ document<CameraOrderQuery, CameraOrderQueryVariables>("query CameraOrder($location:ID!){location_cameras(location_id:$location){id name color_code order __typename}}", { "shows":["camera","user_location"] });
