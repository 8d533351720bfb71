// Written by tools/generate.ts from own.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAtDoorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAtDoorQuery = { getUserCheckInStudents: Array<{ id: string, fname: string, full_name: string, image: string | null, checked_in_out: unknown, allergy_notes: unknown, allergies: Array<{ id: string, name: string }>, location: { id: string, name: string, timezone: { value: string } | null } | null }> };

export type OwnCheckValidQueryVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  time: string;
}>;


export type OwnCheckValidQuery = { checkValidCheckInOut: { status: string, errors: Array<{ field: string, message: string, code: string }> } | null };

export type CheckOwnMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  time: string;
  by: string | number;
  signature?: string | null | undefined;
  action?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CheckOwnMutation = { saveUserStudentCheckInOutActivity: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }> } | null };

export type CheckOwnByCodeMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  time: string;
  by: string | number;
  signature?: string | null | undefined;
  action?: string | null | undefined;
  code?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CheckOwnByCodeMutation = { saveUserStudentCheckInOutActivityFromApp: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }> } | null };

export const OwnAtDoorDocument = /* @__PURE__ */ document<OwnAtDoorQuery, OwnAtDoorQueryVariables>("query OwnAtDoor{getUserCheckInStudents{id fname full_name image checked_in_out allergies{id name __typename}allergy_notes location{id name timezone{value __typename}__typename}__typename}}", { "shows":["alert","allergy","app_user","attendance","attendance_room","guardian_link","location","room","student","student_allergy","timezone","user_location"] });
export const OwnCheckValidDocument = /* @__PURE__ */ document<OwnCheckValidQuery, OwnCheckValidQueryVariables>("query OwnCheckValid($students:[ID!]!$date:Date!$time:Clock!){checkValidCheckInOut(students:$students date:$date time:$time){status errors{field message code __typename}__typename}}", { "shows":["absence","alert","app_user","attendance","attendance_event","attendance_room","centre","checkin_setting","guardian_link","health_question","health_screen","health_setting","illness","location","role","room","room_staff","schedule","schedule_date","student","student_room","timezone","user_location","user_role"] });
export const CheckOwnDocument = /* @__PURE__ */ call<CheckOwnMutation, CheckOwnMutationVariables>("mutation CheckOwn($students:[ID!]!$date:Date!$time:Clock!$by:ID!$signature:String$action:String$operation_id:String$confirm:[String!]){saveUserStudentCheckInOutActivity(students:$students date:$date time:$time action_by:$by signature:$signature action:$action operation_id:$operation_id confirm:$confirm){status message errors{field message code __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000}}, { "changes":["absence","attendance","attendance_event","attendance_room","audit","webhook_delivery","webhook_message"] });
export const CheckOwnByCodeDocument = /* @__PURE__ */ call<CheckOwnByCodeMutation, CheckOwnByCodeMutationVariables>("mutation CheckOwnByCode($students:[ID!]!$date:Date!$time:Clock!$by:ID!$signature:String$action:String$code:String$operation_id:String$confirm:[String!]){saveUserStudentCheckInOutActivityFromApp(students:$students date:$date time:$time action_by:$by signature:$signature action:$action code:$code operation_id:$operation_id confirm:$confirm){status message errors{field message code __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000},"code":{"shortest":1,"longest":200}}, { "changes":["attendance","attendance_event","attendance_room","audit"] });
