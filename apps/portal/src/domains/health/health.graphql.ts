// Written by tools/generate.ts from health.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VaccinesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type VaccinesQuery = { immunizations: Array<{ id: string, name: string, code: string | null, dose_1st: string | null, dose_2nd: string | null, dose_3rd: string | null, dose_4th: string | null, dose_5th: string | null, dose_6th: string | null, is_required: boolean }> };

export type VaccinesOfStudentQueryVariables = Exact<{
  student: string | number;
}>;


export type VaccinesOfStudentQuery = { studentVaccines: Array<{ id: string, name: string, code: string | null }> };

export type VaccineOneQueryVariables = Exact<{
  id: string | number;
}>;


export type VaccineOneQuery = { immunization: { id: string, name: string, code: string | null, dose_1st: string | null, dose_2nd: string | null, dose_3rd: string | null, dose_4th: string | null, dose_5th: string | null, dose_6th: string | null, is_required: boolean } | null };

export type ImmunizationReportQueryVariables = Exact<{
  location: string | number;
  missing?: boolean | null | undefined;
  vaccine?: string | number | null | undefined;
  outbreak?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type ImmunizationReportQuery = { getImmunizationReport: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ missing: boolean, pending: boolean, requirements: string, source: string, of_state: boolean, exemptions: Array<string>, student: { id: string, full_name: string, dob: string | null, room: string | null } | null, series: Array<{ series: string, state: string, valid: number, asked: number, next: string | null, by: string | null, too_early: Array<string>, exemption: string | null }> }> } | null };

export type StandingFragment = { missing: boolean, pending: boolean, requirements: string, source: string, of_state: boolean, exemptions: Array<string>, student: { id: string, full_name: string, dob: string | null, room: string | null } | null, series: Array<{ series: string, state: string, valid: number, asked: number, next: string | null, by: string | null, too_early: Array<string>, exemption: string | null }> };

export type ChildImmunizationsQueryVariables = Exact<{
  student: string | number;
}>;


export type ChildImmunizationsQuery = { studentImmunizationStanding: { missing: boolean, pending: boolean, requirements: string, source: string, of_state: boolean, exemptions: Array<string>, student: { id: string, full_name: string, dob: string | null, room: string | null } | null, series: Array<{ series: string, state: string, valid: number, asked: number, next: string | null, by: string | null, too_early: Array<string>, exemption: string | null }> } | null, studentImmunizations: Array<{ id: string, note: string | null, expires: string | null, doses: unknown, pending: boolean | null, updated_at: string, immunization: { id: string, name: string, code: string | null } | null, document: { id: string, name: string } | null }> };

export type ImmunizationLogsQueryVariables = Exact<{
  student: string | number;
}>;


export type ImmunizationLogsQuery = { studentImmunizationLogs: Array<{ id: string, vaccine: string, kind: string, note: string | null, at: string, by: { id: string, full_name: string } | null }> };

export type ImmunizationMarksQueryVariables = Exact<{
  location: string | number;
}>;


export type ImmunizationMarksQuery = { immunizationMarks: Array<{ mark: string, series: Array<string>, student: { id: string, full_name: string } | null }> };

export type HealthSettingQueryVariables = Exact<{
  location: string | number;
}>;


export type HealthSettingQuery = { getHealthSetting: { requirements: string | null, state: string | null, temperature: boolean, unit: string, fever: number, sets: Array<{ key: string, name: string, source: string, of: string, of_state: boolean }> } | null };

export type ImmunizationCardsQueryVariables = Exact<{
  student: string | number;
}>;


export type ImmunizationCardsQuery = { studentDocuments: Array<{ id: string, name: string, type: string }> };

export type OpenCardMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type OpenCardMutation = { openStudentDocument: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const VaccinesDocument = /* @__PURE__ */ document<VaccinesQuery, VaccinesQueryVariables>("query Vaccines($search:String){immunizations(search:$search){id name code dose_1st dose_2nd dose_3rd dose_4th dose_5th dose_6th is_required __typename}}", { "shows":["immunization"],"list":{"name":"immunizations","args":{"search":"$search"}} });
export const VaccinesOfStudentDocument = /* @__PURE__ */ document<VaccinesOfStudentQuery, VaccinesOfStudentQueryVariables>("query VaccinesOfStudent($student:ID!){studentVaccines(student_id:$student){id name code __typename}}", { "shows":["immunization"] });
export const VaccineOneDocument = /* @__PURE__ */ document<VaccineOneQuery, VaccineOneQueryVariables>("query VaccineOne($id:ID!){immunization(id:$id){id name code dose_1st dose_2nd dose_3rd dose_4th dose_5th dose_6th is_required __typename}}", { "shows":["immunization"] });
export const ImmunizationReportDocument = /* @__PURE__ */ document<ImmunizationReportQuery, ImmunizationReportQueryVariables>("query ImmunizationReport($location:ID!$missing:Boolean$vaccine:ID$outbreak:String$search:String$first:Int!$page:Int){getImmunizationReport(location:$location missing_only:$missing immunization_id:$vaccine outbreak:$outbreak search:$search first:$first page:$page){data{...Standing __typename}currentPage lastPage perPage total __typename}}fragment Standing on StudentStanding{student{id full_name dob room __typename}missing pending requirements source of_state exemptions series{series state valid asked next by too_early exemption __typename}__typename}", { "shows":["centre","health_setting","immunization","immunization_exemption","location","room","school_profile","student","student_immunization","student_immunization_dose","timezone","user_location"],"list":{"name":"getImmunizationReport","args":{"location":"$location","missing_only":"$missing","immunization_id":"$vaccine","outbreak":"$outbreak","search":"$search","first":"$first","page":"$page"}} });
export const ChildImmunizationsDocument = /* @__PURE__ */ document<ChildImmunizationsQuery, ChildImmunizationsQueryVariables>("query ChildImmunizations($student:ID!){studentImmunizationStanding(student_id:$student){...Standing __typename}studentImmunizations(student_id:$student){id note expires doses pending updated_at immunization{id name code __typename}document{id name __typename}__typename}}fragment Standing on StudentStanding{student{id full_name dob room __typename}missing pending requirements source of_state exemptions series{series state valid asked next by too_early exemption __typename}__typename}", { "shows":["alert","app_user","centre","guardian_link","health_setting","immunization","immunization_exemption","location","room","school_profile","student","student_document","student_immunization","student_immunization_dose","timezone","user_location"] });
export const ImmunizationLogsDocument = /* @__PURE__ */ document<ImmunizationLogsQuery, ImmunizationLogsQueryVariables>("query ImmunizationLogs($student:ID!){studentImmunizationLogs(student_id:$student){id vaccine kind note at by{id full_name __typename}__typename}}", { "shows":["app_user","guardian_link","student","student_immunization_log","user_location"] });
export const ImmunizationMarksDocument = /* @__PURE__ */ document<ImmunizationMarksQuery, ImmunizationMarksQueryVariables>("query ImmunizationMarks($location:ID!){immunizationMarks(location:$location){student{id full_name __typename}mark series __typename}}", { "shows":["centre","health_setting","immunization","immunization_exemption","location","room","school_profile","student","student_immunization","student_immunization_dose","timezone","user_location"] });
export const HealthSettingDocument = /* @__PURE__ */ document<HealthSettingQuery, HealthSettingQueryVariables>("query HealthSetting($location:ID!){getHealthSetting(location:$location){requirements state temperature unit fever sets{key name source of of_state __typename}__typename}}", { "shows":["health_setting","location","school_profile","timezone","user_location"] });
export const ImmunizationCardsDocument = /* @__PURE__ */ document<ImmunizationCardsQuery, ImmunizationCardsQueryVariables>("query ImmunizationCards($student:ID!){studentDocuments(student_id:$student){id name type __typename}}", { "shows":["alert","app_user","guardian_link","student","student_document","user_location"] });
export const OpenCardDocument = /* @__PURE__ */ call<OpenCardMutation, OpenCardMutationVariables>("mutation OpenCard($id:ID!$operation_id:String){openStudentDocument(id:$id operation_id:$operation_id){status message url errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["audit","student_document_log"] });
