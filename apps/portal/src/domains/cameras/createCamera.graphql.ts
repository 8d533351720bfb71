// Written by tools/generate.ts from createCamera.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateCameraMutationVariables = Exact<{
  name: string;
  code: string;
  color_code: string;
  location_id: string | number;
  room?: string | number | null | undefined;
  source_url?: string | null | undefined;
  source_username?: string | null | undefined;
  source_password?: string | null | undefined;
  low_url?: string | null | undefined;
  audio?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateCameraMutation = { createCamera: { status: string, message: string, errors: Array<{ field: string, message: string }>, camera: { id: string } | null } | null };

export const CreateCameraDocument = /* @__PURE__ */ call<CreateCameraMutation, CreateCameraMutationVariables>("mutation CreateCamera($name:String!$code:String!$color_code:String!$location_id:ID!$room:ID$source_url:String$source_username:String$source_password:String$low_url:String$audio:Boolean$operation_id:String){createCamera(name:$name code:$code color_code:$color_code location_id:$location_id room:$room source_url:$source_url source_username:$source_username source_password:$source_password low_url:$low_url audio:$audio operation_id:$operation_id){status message errors{field message __typename}camera{id __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":100},"code":{"required":true,"shortest":1,"longest":40},"color_code":{"required":true,"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"location_id":{"required":true,"id":true},"room":{"id":true,"clears":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200},"low_url":{"shortest":0,"longest":500},"audio":{"flag":true}}, { "changes":["audit","camera","camera_group_camera","camera_test"] });
