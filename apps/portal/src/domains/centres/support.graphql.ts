// Written by tools/generate.ts from support.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterUsersQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterUsersQuery = { getAwsCenterUsers: Array<{ id: string, full_name: string, role: string, status: string, last_login_time: string | null }> };

export type ChildLocationsQueryVariables = Exact<{
  center_id: string | number;
  others?: boolean | null | undefined;
}>;


export type ChildLocationsQuery = { centerChildLocations: Array<{ id: string, name: string, active: boolean, since: string | null }> };

export type CenterSettingsQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterSettingsQuery = { getCenterSetting: { settings: Array<{ key: string, value: unknown }> } | null };

export type EnterCenterMutationVariables = Exact<{
  id: string | number;
  user_id?: string | number | null | undefined;
  reason?: string | null | undefined;
}>;


export type EnterCenterMutation = { centerAutoLogin: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const CenterUsersDocument = /* @__PURE__ */ document<CenterUsersQuery, CenterUsersQueryVariables>("query CenterUsers($id:ID!){getAwsCenterUsers(id:$id){id full_name role status last_login_time __typename}}", { "shows":[] });
export const ChildLocationsDocument = /* @__PURE__ */ document<ChildLocationsQuery, ChildLocationsQueryVariables>("query ChildLocations($center_id:ID!$others:Boolean){centerChildLocations(center_id:$center_id others:$others){id name active since __typename}}", { "shows":[] });
export const CenterSettingsDocument = /* @__PURE__ */ document<CenterSettingsQuery, CenterSettingsQueryVariables>("query CenterSettings($id:ID!){getCenterSetting(id:$id){settings{key value __typename}__typename}}", { "shows":[] });
export const EnterCenterDocument = /* @__PURE__ */ call<EnterCenterMutation, EnterCenterMutationVariables>("mutation EnterCenter($id:ID!$user_id:ID$reason:String){centerAutoLogin(id:$id user_id:$user_id reason:$reason){status message errors{field code message __typename}url __typename}}", {"id":{"required":true,"id":true},"user_id":{"id":true},"reason":{"shortest":0,"longest":500}}, { "changes":["audit","outbox","sign_in_link"] });
