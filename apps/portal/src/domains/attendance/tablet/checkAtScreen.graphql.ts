// Written by tools/generate.ts from checkAtScreen.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckAtScreenMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  time: string;
  by: string | number;
  signature?: string | null | undefined;
  action?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CheckAtScreenMutation = { saveUserStudentCheckInOutActivityFromScreen: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }> } | null };

export const CheckAtScreenDocument = /* @__PURE__ */ call<CheckAtScreenMutation, CheckAtScreenMutationVariables>("mutation CheckAtScreen($students:[ID!]!$date:Date!$time:Clock!$by:ID!$signature:String$action:String$operation_id:String$confirm:[String!]){saveUserStudentCheckInOutActivityFromScreen(students:$students date:$date time:$time action_by:$by signature:$signature action:$action operation_id:$operation_id confirm:$confirm){status message errors{field message code __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000}}, { "changes":["attendance","attendance_event","attendance_room","audit","door_alert","verified_pin"] });
