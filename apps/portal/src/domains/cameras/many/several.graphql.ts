// Written by tools/generate.ts from several.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateMultipleCamerasCamerasInput = {
  name: string;
  code: string;
  color_code?: string | null | undefined;
  camera_id?: string | null | undefined;
  room?: string | number | null | undefined;
  schedule?: string | number | null | undefined;
  /** One of: active, inactive. */
  status?: string | null | undefined;
  source_url?: string | null | undefined;
  source_username?: string | null | undefined;
  source_password?: string | null | undefined;
  low_url?: string | null | undefined;
};

export type CreateSeveralMutationVariables = Exact<{
  location: string | number;
  cameras: Array<CreateMultipleCamerasCamerasInput> | CreateMultipleCamerasCamerasInput;
  operation_id?: string | null | undefined;
}>;


export type CreateSeveralMutation = { createMultipleCameras: { status: string, message: string, added: number | null, errors: Array<{ field: string, message: string }> } | null };

export const CreateSeveralDocument = /* @__PURE__ */ call<CreateSeveralMutation, CreateSeveralMutationVariables>("mutation CreateSeveral($location:ID!$cameras:[CreateMultipleCamerasCamerasInput!]!$operation_id:String){createMultipleCameras(location_id:$location cameras:$cameras operation_id:$operation_id){status message added errors{field message __typename}__typename}}", {"location":{"required":true,"id":true},"cameras":{"required":true,"longest":200,"list":true,"object":true,"of":{"name":{"required":true,"shortest":0,"longest":100},"code":{"required":true,"shortest":0,"longest":40},"color_code":{"shortest":0,"longest":20},"camera_id":{"shortest":0,"longest":200},"room":{"id":true},"schedule":{"id":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200},"low_url":{"shortest":0,"longest":500}}}}, { "changes":["audit","camera","camera_test"] });
