// Written by tools/generate.ts from settings.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlaceSettingsQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceSettingsQuery = { getLocationSettingData: { id: string, max_no_of_students: number | null, max_no_of_users: number | null, max_daily_logins: number, enable_max_login_feature: boolean, user_time_out: number | null, signup_pin_code_expiry: number | null, can_edit_student: boolean, can_edit_fields: unknown, default_city: string | null, default_state: string | null, default_zip: string | null, check_in_qr: boolean | null, check_in_qr_expire: number | null, defaultCameras: Array<{ id: string }> } | null, getLocationSignupCode: { signup_code: string | null, is_signup: boolean } | null, location_cameras: Array<{ id: string, name: string }> };

export type MailboxesQueryVariables = Exact<{
  location: string | number;
}>;


export type MailboxesQuery = { getLocationTeamNotification: Array<{ id: string, email: string, notifications: unknown, verified: boolean | null }> };

export type NewSignupCodeMutationVariables = Exact<{
  location_id: string | number;
  operation_id?: string | null | undefined;
}>;


export type NewSignupCodeMutation = { generateLocationSignupCode: { status: string, message: string, signup_code: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type VerifyMailboxMutationVariables = Exact<{
  token: string;
  pin: string;
}>;


export type VerifyMailboxMutation = { verifyLocationTeamNotificationEmail: { status: string, message: string, error: string | null } | null };

export type PlaceChangesQueryVariables = Exact<{
  location: string | number;
}>;


export type PlaceChangesQuery = { getLocationHistory: { lastPage: number, data: Array<{ id: string, object_info: unknown, username: string | null, created_at: string }> } };

export const PlaceSettingsDocument = /* @__PURE__ */ document<PlaceSettingsQuery, PlaceSettingsQueryVariables>("query PlaceSettings($location:ID!){getLocationSettingData(id:$location){id max_no_of_students max_no_of_users max_daily_logins enable_max_login_feature user_time_out signup_pin_code_expiry can_edit_student can_edit_fields default_city default_state default_zip check_in_qr check_in_qr_expire defaultCameras{id __typename}__typename}getLocationSignupCode(location_id:$location){signup_code is_signup __typename}location_cameras(location_id:$location){id name __typename}}", { "shows":["camera","checkin_setting","location","location_default_camera","location_setting","user_location"] });
export const MailboxesDocument = /* @__PURE__ */ document<MailboxesQuery, MailboxesQueryVariables>("query Mailboxes($location:ID!){getLocationTeamNotification(location_id:$location){id email notifications verified __typename}}", { "shows":["notice_address","user_location"] });
export const NewSignupCodeDocument = /* @__PURE__ */ call<NewSignupCodeMutation, NewSignupCodeMutationVariables>("mutation NewSignupCode($location_id:ID!$operation_id:String){generateLocationSignupCode(location_id:$location_id operation_id:$operation_id){status message errors{field code message __typename}signup_code __typename}}", {"location_id":{"required":true,"id":true}}, { "changes":["audit","location"] });
export const VerifyMailboxDocument = /* @__PURE__ */ call<VerifyMailboxMutation, VerifyMailboxMutationVariables>("mutation VerifyMailbox($token:String!$pin:String!){verifyLocationTeamNotificationEmail(token:$token pin_created_at:$pin){status message error __typename}}", {"token":{"required":true,"shortest":1,"longest":40},"pin":{"required":true,"shortest":1,"longest":100}}, { "changes":["audit","notice_address"] });
export const PlaceChangesDocument = /* @__PURE__ */ document<PlaceChangesQuery, PlaceChangesQueryVariables>("query PlaceChanges($location:ID!){getLocationHistory(location_id:$location first:100){data{id object_info username created_at __typename}lastPage __typename}}", { "shows":["app_user","audit","location","user_location"] });
