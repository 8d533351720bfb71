// Written by tools/generate.ts from away.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddAbsenceMutationVariables = Exact<{
  person: string | number;
  start_date: string;
  end_date: string;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddAbsenceMutation = { createStudentAbsence: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type AddVacationMutationVariables = Exact<{
  person: string | number;
  start_date: string;
  end_date: string;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddVacationMutation = { createStudentVacation: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type AddPtoMutationVariables = Exact<{
  person: string | number;
  start_date: string;
  end_date: string;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddPtoMutation = { createStaffPto: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type StudentAwayQueryVariables = Exact<{
  person: string | number;
  from?: string | null | undefined;
}>;


export type StudentAwayQuery = { absences: Array<{ id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, created_by: { id: string, full_name: string } | null }>, vacations: Array<{ id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, created_by: { id: string, full_name: string } | null }> };

export type AwayDaysFragment = { id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, created_by: { id: string, full_name: string } | null };

export type VacationDaysFragment = { id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, created_by: { id: string, full_name: string } | null };

export type ReportAwayMutationVariables = Exact<{
  person: string | number;
  kind: string;
  start_date: string;
  end_date: string;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type ReportAwayMutation = { reportStudentAbsence: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const AddAbsenceDocument = /* @__PURE__ */ call<AddAbsenceMutation, AddAbsenceMutationVariables>("mutation AddAbsence($person:ID!$start_date:Date!$end_date:Date!$reason:String$note:String$start_time:String$end_time:String$operation_id:String){createStudentAbsence(student_id:$person start_date:$start_date end_date:$end_date reason:$reason note:$note start_time:$start_time end_time:$end_time operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"person":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}}, { "changes":["absence","attendance_event","audit","time_off"] });
export const AddVacationDocument = /* @__PURE__ */ call<AddVacationMutation, AddVacationMutationVariables>("mutation AddVacation($person:ID!$start_date:Date!$end_date:Date!$reason:String$note:String$start_time:String$end_time:String$operation_id:String){createStudentVacation(student_id:$person start_date:$start_date end_date:$end_date reason:$reason note:$note start_time:$start_time end_time:$end_time operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"person":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}}, { "changes":["absence","attendance_event","audit","time_off"] });
export const AddPtoDocument = /* @__PURE__ */ call<AddPtoMutation, AddPtoMutationVariables>("mutation AddPto($person:ID!$start_date:Date!$end_date:Date!$reason:String$note:String$start_time:String$end_time:String$operation_id:String){createStaffPto(user_id:$person start_date:$start_date end_date:$end_date reason:$reason note:$note start_time:$start_time end_time:$end_time operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"person":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}}, { "changes":["audit","pto_entry","time_off"] });
export const StudentAwayDocument = /* @__PURE__ */ document<StudentAwayQuery, StudentAwayQueryVariables>("query StudentAway($person:ID!$from:Date){absences:getStudentAbsences(student_id:$person start_date:$from){...AwayDays __typename}vacations:getStudentVacations(student_id:$person start_date:$from){...VacationDays __typename}}fragment AwayDays on StudentAbsence{id start_date end_date start_time end_time reason note created_by{id full_name __typename}__typename}fragment VacationDays on StudentVacation{id start_date end_date start_time end_time reason note created_by{id full_name __typename}__typename}", { "shows":["alert","app_user","guardian_link","student","time_off","user_location","user_role"] });
export const ReportAwayDocument = /* @__PURE__ */ call<ReportAwayMutation, ReportAwayMutationVariables>("mutation ReportAway($person:ID!$kind:String!$start_date:Date!$end_date:Date!$reason:String$note:String$start_time:String$end_time:String$operation_id:String){reportStudentAbsence(student_id:$person kind:$kind start_date:$start_date end_date:$end_date reason:$reason note:$note start_time:$start_time end_time:$end_time operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"person":{"required":true,"id":true},"kind":{"required":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}}, { "changes":["absence","attendance_event","audit","time_off"] });
