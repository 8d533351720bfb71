// Written by tools/generate.ts from checkInOut.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckInOutMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  time: string;
  by: string | number;
  location: string | number;
  action?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CheckInOutMutation = { saveUserStudentCheckInOutActivity: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export const CheckInOutDocument = /* @__PURE__ */ call<CheckInOutMutation, CheckInOutMutationVariables>("mutation CheckInOut($students:[ID!]!$date:Date!$time:Clock!$by:ID!$location:ID!$action:String$operation_id:String$confirm:[String!]){saveUserStudentCheckInOutActivity(students:$students date:$date time:$time action_by:$by location:$location action:$action operation_id:$operation_id confirm:$confirm){status message errors{field message __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"by":{"required":true,"id":true},"location":{"id":true}}, { "changes":["absence","attendance","attendance_event","attendance_room","audit","webhook_delivery","webhook_message"] });
