// Written by tools/generate.ts from cameraSetting.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraSettingQueryVariables = Exact<{
  location: string | number;
}>;


export type CameraSettingQuery = { getCameraSetting: { grid: number, quality: string, time_limit: number | null, sound: boolean, requires_check_in: boolean, recording: boolean, recording_hours: number, recording_gb: number, recording_in_blackout: boolean, clip_days: number, visitors_approved: boolean, changed_by: string | null, changed_at: string | null } | null };

export type SaveCameraSettingMutationVariables = Exact<{
  location: string | number;
  setting: unknown;
  operation_id?: string | null | undefined;
}>;


export type SaveCameraSettingMutation = { saveCameraSetting: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const CameraSettingDocument = /* @__PURE__ */ document<CameraSettingQuery, CameraSettingQueryVariables>("query CameraSetting($location:ID!){getCameraSetting(location_id:$location){grid quality time_limit sound requires_check_in recording recording_hours recording_gb recording_in_blackout clip_days visitors_approved changed_by changed_at __typename}}", { "shows":["app_user","audit","location","location_setting"] });
export const SaveCameraSettingDocument = /* @__PURE__ */ call<SaveCameraSettingMutation, SaveCameraSettingMutationVariables>("mutation SaveCameraSetting($location:ID!$setting:JSON!$operation_id:String){saveCameraSetting(location_id:$location camera_setting:$setting operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"location":{"required":true,"id":true},"setting":{"required":true,"object":true}}, { "changes":["audit","location_setting"] });
