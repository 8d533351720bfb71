// Written by tools/generate.ts from testCamera.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TestCameraMutationVariables = Exact<{
  location_id: string | number;
  id?: string | number | null | undefined;
  source_url?: string | null | undefined;
  source_username?: string | null | undefined;
  source_password?: string | null | undefined;
}>;


export type TestCameraMutation = { testCamera: { status: string, message: string, test: string | null, errors: Array<{ field: string, message: string }> } | null };

export const TestCameraDocument = /* @__PURE__ */ call<TestCameraMutation, TestCameraMutationVariables>("mutation TestCamera($location_id:ID!$id:ID$source_url:String$source_username:String$source_password:String){testCamera(location_id:$location_id id:$id source_url:$source_url source_username:$source_username source_password:$source_password){status message errors{field message __typename}test __typename}}", {"location_id":{"required":true,"id":true},"id":{"id":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200}}, { "changes":["audit","camera_test"] });
