// Written by tools/generate.ts from plans.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentPlansQueryVariables = Exact<{
  person: string | number;
}>;


export type StudentPlansQuery = { plans: Array<{ id: string, type: string, days: unknown, start_date: string, end_date: string | null, start_time: string, end_time: string, note: string | null, program: { id: string, name: string, color_code: string | null } | null }> };

export type StaffPlansQueryVariables = Exact<{
  person: string | number;
  from?: string | null | undefined;
}>;


export type StaffPlansQuery = { plans: Array<{ id: string, type: string, days: unknown, start_date: string, end_date: string | null, start_time: string, end_time: string, note: string | null, program: { id: string, name: string, color_code: string | null } | null }> };

export type AddStudentPlanMutationVariables = Exact<{
  person: string | number;
  type: string;
  days: Array<string> | string;
  start_date: string;
  end_date?: string | null | undefined;
  start_time: string;
  end_time: string;
  program?: string | number | null | undefined;
  note?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddStudentPlanMutation = { createStudentScheduleModule: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type AddStaffPlanMutationVariables = Exact<{
  person: string | number;
  type: string;
  days: Array<string> | string;
  start_date: string;
  end_date?: string | null | undefined;
  start_time: string;
  end_time: string;
  program?: string | number | null | undefined;
  note?: string | null | undefined;
  location?: string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddStaffPlanMutation = { createStaffSchedule: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type MoveStudentPlanMutationVariables = Exact<{
  id: string | number;
  date: string;
  to: string;
  start_time: string;
  end_time: string;
  following: boolean;
  operation_id?: string | null | undefined;
}>;


export type MoveStudentPlanMutation = { moved: { status: string, message: string, errors: Array<{ field: string, message: string }>, schedule: { id: string } | null } | null };

export type MoveStaffPlanMutationVariables = Exact<{
  id: string | number;
  date: string;
  to: string;
  start_time: string;
  end_time: string;
  following: boolean;
  operation_id?: string | null | undefined;
}>;


export type MoveStaffPlanMutation = { moved: { status: string, message: string, errors: Array<{ field: string, message: string }>, schedule: { id: string } | null } | null };

export const StudentPlansDocument = /* @__PURE__ */ document<StudentPlansQuery, StudentPlansQueryVariables>("query StudentPlans($person:ID!){plans:getStudentScheduleModule(student_id:$person){id type days start_date end_date start_time end_time note program{id name color_code __typename}__typename}}", { "shows":["room","roster","student","user_location"] });
export const StaffPlansDocument = /* @__PURE__ */ document<StaffPlansQuery, StaffPlansQueryVariables>("query StaffPlans($person:ID!$from:Date){plans:getStaffSchedule(user_id:$person start_date:$from){id type days start_date end_date start_time end_time note program{id name color_code __typename}__typename}}", { "shows":["room","roster","user_location"] });
export const AddStudentPlanDocument = /* @__PURE__ */ call<AddStudentPlanMutation, AddStudentPlanMutationVariables>("mutation AddStudentPlan($person:ID!$type:String!$days:[String!]!$start_date:Date!$end_date:Date$start_time:String!$end_time:String!$program:ID$note:String$operation_id:String){createStudentScheduleModule(student_id:$person type:$type days:$days start_date:$start_date end_date:$end_date start_time:$start_time end_time:$end_time program:$program note:$note operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"person":{"required":true,"id":true},"type":{"required":true,"shortest":1,"longest":20},"days":{"required":true,"longest":100,"list":true},"start_date":{"required":true},"end_date":{"clears":true},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10},"program":{"id":true,"clears":true},"note":{"shortest":0,"longest":500}}, { "changes":["audit","roster","roster_time"] });
export const AddStaffPlanDocument = /* @__PURE__ */ call<AddStaffPlanMutation, AddStaffPlanMutationVariables>("mutation AddStaffPlan($person:ID!$type:String!$days:[String!]!$start_date:Date!$end_date:Date$start_time:String!$end_time:String!$program:ID$note:String$location:ID$operation_id:String){createStaffSchedule(user_id:$person type:$type days:$days start_date:$start_date end_date:$end_date start_time:$start_time end_time:$end_time program:$program note:$note location:$location operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"person":{"required":true,"id":true},"type":{"required":true,"shortest":1,"longest":20},"days":{"required":true,"longest":100,"list":true},"start_date":{"required":true},"end_date":{"clears":true},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10},"program":{"id":true,"clears":true},"note":{"shortest":0,"longest":500},"location":{"id":true}}, { "changes":["audit","roster","roster_time"] });
export const MoveStudentPlanDocument = /* @__PURE__ */ call<MoveStudentPlanMutation, MoveStudentPlanMutationVariables>("mutation MoveStudentPlan($id:ID!$date:Date!$to:Date!$start_time:String!$end_time:String!$following:Boolean!$operation_id:String){moved:moveStudentSchedule(id:$id date:$date to:$to start_time:$start_time end_time:$end_time following:$following operation_id:$operation_id){status message errors{field message __typename}schedule{id __typename}__typename}}", {"id":{"required":true,"id":true},"date":{"required":true},"to":{"required":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"following":{"flag":true}}, { "changes":["audit","roster","roster_time"] });
export const MoveStaffPlanDocument = /* @__PURE__ */ call<MoveStaffPlanMutation, MoveStaffPlanMutationVariables>("mutation MoveStaffPlan($id:ID!$date:Date!$to:Date!$start_time:String!$end_time:String!$following:Boolean!$operation_id:String){moved:moveStaffSchedule(id:$id date:$date to:$to start_time:$start_time end_time:$end_time following:$following operation_id:$operation_id){status message errors{field message __typename}schedule{id __typename}__typename}}", {"id":{"required":true,"id":true},"date":{"required":true},"to":{"required":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"following":{"flag":true}}, { "changes":["audit","roster","roster_time"] });
