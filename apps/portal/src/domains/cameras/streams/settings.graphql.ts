// Written by tools/generate.ts from settings.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StreamSettingsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type StreamSettingsQuery = { getStreamSettings: { watermark: boolean, width: number, height: number, fullscreen: boolean, picture_in_picture: boolean, source: string } | null };

export type SaveStreamSettingsMutationVariables = Exact<{
  location?: string | number | null | undefined;
  settings: unknown;
  operation_id?: string | null | undefined;
}>;


export type SaveStreamSettingsMutation = { saveStreamSettings: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type StreamModeQueryVariables = Exact<{
  key: string;
  object?: number | null | undefined;
}>;


export type StreamModeQuery = { getStreamModeSetting: { value: string, enable_test_mode: boolean, source: string } | null };

export type SaveStreamModeMutationVariables = Exact<{
  key: string;
  value: string;
  object?: number | null | undefined;
  trial?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveStreamModeMutation = { saveStreamModeSetting: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ModeCamerasQueryVariables = Exact<{ [key: string]: never; }>;


export type ModeCamerasQuery = { cameras: { data: Array<{ id: string, name: string, location: { name: string } | null }> } };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const StreamSettingsDocument = /* @__PURE__ */ document<StreamSettingsQuery, StreamSettingsQueryVariables>("query StreamSettings($location:ID){getStreamSettings(location_id:$location){watermark width height fullscreen picture_in_picture source __typename}}", { "shows":["app_setting","app_user","centre","location","user_setting"] });
export const SaveStreamSettingsDocument = /* @__PURE__ */ call<SaveStreamSettingsMutation, SaveStreamSettingsMutationVariables>("mutation SaveStreamSettings($location:ID$settings:JSON!$operation_id:String){saveStreamSettings(location_id:$location settings:$settings operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"location":{"id":true},"settings":{"required":true,"object":true}}, { "changes":["app_setting","audit"] });
export const StreamModeDocument = /* @__PURE__ */ document<StreamModeQuery, StreamModeQueryVariables>("query StreamMode($key:String!$object:Int){getStreamModeSetting(key:$key object_id:$object){value enable_test_mode source __typename}}", { "shows":["camera","centre","location","stream_mode"] });
export const SaveStreamModeDocument = /* @__PURE__ */ call<SaveStreamModeMutation, SaveStreamModeMutationVariables>("mutation SaveStreamMode($key:String!$value:String!$object:Int$trial:Boolean$operation_id:String){saveStreamModeSetting(key:$key value:$value object_id:$object enable_test_mode:$trial operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"key":{"required":true,"shortest":1,"longest":40},"value":{"required":true,"shortest":1,"longest":40},"object":{"least":1,"number":true},"trial":{"flag":true}}, { "changes":["audit","stream_mode"] });
export const ModeCamerasDocument = /* @__PURE__ */ document<ModeCamerasQuery, ModeCamerasQueryVariables>("query ModeCameras{cameras(first:200){data{id name location{name __typename}__typename}__typename}}", { "shows":["camera","location","user_location"],"list":{"name":"cameras","args":{"first":200}} });
