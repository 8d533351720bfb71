// Written by tools/generate.ts from list.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveUploadCameraListCamerasInput = {
  name: string;
  code: string;
  color_code?: string | null | undefined;
  location_id: string | number;
  camera_id?: string | null | undefined;
  room?: string | number | null | undefined;
  schedule?: string | number | null | undefined;
  sealed?: string | null | undefined;
};

export type ReadCameraListMutationVariables = Exact<{
  file: string;
  location: string | number;
}>;


export type ReadCameraListMutation = { uploadCamerasList: { status: string, message: string, cameras: Array<{ row: number, name: string, code: string, color_code: string, location_id: string, room: string | null, room_name: string, schedule: string | null, schedule_name: string, camera_id: string, has_source: boolean, has_low: boolean, sealed: string | null }>, errors: Array<{ row: number, field: string, message: string }> } | null };

export type SaveCameraListMutationVariables = Exact<{
  cameras: Array<SaveUploadCameraListCamerasInput> | SaveUploadCameraListCamerasInput;
  operation_id?: string | null | undefined;
}>;


export type SaveCameraListMutation = { saveUploadCameraList: { status: string, message: string, added: number | null, errors: Array<{ field: string, message: string }> } | null };

export const ReadCameraListDocument = /* @__PURE__ */ call<ReadCameraListMutation, ReadCameraListMutationVariables>("mutation ReadCameraList($file:String!$location:ID!){uploadCamerasList(file:$file location:$location){status message cameras{row name code color_code location_id room room_name schedule schedule_name camera_id has_source has_low sealed __typename}errors{row field message __typename}__typename}}", {"file":{"required":true,"shortest":1,"longest":400000},"location":{"required":true,"id":true}});
export const SaveCameraListDocument = /* @__PURE__ */ call<SaveCameraListMutation, SaveCameraListMutationVariables>("mutation SaveCameraList($cameras:[SaveUploadCameraListCamerasInput!]!$operation_id:String){saveUploadCameraList(cameras:$cameras operation_id:$operation_id){status message added errors{field message __typename}__typename}}", {"cameras":{"required":true,"longest":200,"list":true,"object":true,"of":{"name":{"required":true,"shortest":0,"longest":100},"code":{"required":true,"shortest":0,"longest":40},"color_code":{"shortest":0,"longest":20},"location_id":{"required":true,"id":true},"camera_id":{"shortest":0,"longest":200},"room":{"id":true},"schedule":{"id":true},"sealed":{"shortest":1,"longest":8000}}}}, { "changes":["audit","camera","camera_test"] });
