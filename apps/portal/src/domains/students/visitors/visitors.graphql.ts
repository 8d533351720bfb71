// Written by tools/generate.ts from visitors.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentVisitorsQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentVisitorsQuery = { studentVisitors: Array<{ id: string, name: string | null, from_date: string, until_date: string, start_time: string | null, end_time: string | null, given_by_name: string | null, approved_at: string | null, ended_at: string | null }> };

export type GiveVisitMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  fname: string;
  lname: string;
  email: string;
  from_date: string;
  until_date: string;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveVisitMutation = { giveVisit: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const StudentVisitorsDocument = /* @__PURE__ */ document<StudentVisitorsQuery, StudentVisitorsQueryVariables>("query StudentVisitors($student:ID!){studentVisitors(student_id:$student){id name from_date until_date start_time end_time given_by_name approved_at ended_at __typename}}", { "shows":["alert","app_user","guardian_link","student","user_location","visitor"] });
export const GiveVisitDocument = /* @__PURE__ */ call<GiveVisitMutation, GiveVisitMutationVariables>("mutation GiveVisit($students:[ID!]!$fname:String!$lname:String!$email:String!$from_date:Date!$until_date:Date!$start_time:Clock$end_time:Clock$operation_id:String){giveVisit(students:$students fname:$fname lname:$lname email:$email from_date:$from_date until_date:$until_date start_time:$start_time end_time:$end_time operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"students":{"required":true,"shortest":1,"longest":10,"list":true,"id":true},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"from_date":{"required":true},"until_date":{"required":true},"start_time":{"clears":true},"end_time":{"clears":true}}, { "changes":["app_user","audit","notification","outbox","sign_in_link","user_role","visitor"] });
