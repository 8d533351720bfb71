// Written by tools/generate.ts from cameraTest.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraTestQueryVariables = Exact<{
  test: string;
}>;


export type CameraTestQuery = { getCameraTest: { done: boolean, ok: boolean | null, steps: unknown, width: number | null, height: number | null, fps: number | null, codec: string | null, poster: string | null } | null };

export const CameraTestDocument = /* @__PURE__ */ document<CameraTestQuery, CameraTestQueryVariables>("query CameraTest($test:String!){getCameraTest(test:$test){done ok steps width height fps codec poster __typename}}", { "shows":["camera_test"] });
