// Written by tools/generate.ts from care-plans.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildCarePlansQueryVariables = Exact<{
  student: string | number;
}>;


export type ChildCarePlansQuery = { studentCarePlans: Array<{ version: number, status: string, why: string | null, created_at: string, asked_at: string | null, answered_at: string | null, agreed: boolean | null, remark: string | null, id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string, versions: Array<{ version: number, status: string, why: string | null, created_at: string, asked_at: string | null, answered_at: string | null, agreed: boolean | null, remark: string | null, id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string, created_by: { id: string, full_name: string } | null, answered_by: { id: string, full_name: string } | null, authorization: { id: string, name: string, status: string } | null, document: { id: string, name: string } | null }>, created_by: { id: string, full_name: string } | null, answered_by: { id: string, full_name: string } | null, authorization: { id: string, name: string, status: string } | null, document: { id: string, name: string } | null }> };

export type CarePlansOfLocationQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  kind?: string | null | undefined;
  severity?: string | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type CarePlansOfLocationQuery = { carePlans: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ status: string, asked_at: string | null, agreed: boolean | null, remark: string | null, id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string, student: { id: string, full_name: string, program: { id: string, name: string } | null } | null }> } };

export type CarePlanChoicesQueryVariables = Exact<{
  student: string | number;
}>;


export type CarePlanChoicesQuery = { studentDocuments: Array<{ id: string, name: string }>, studentMedicationAuthorizations: Array<{ id: string, name: string, status: string }> };

export type CareStepsFragment = { id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string };

export type CareVersionFragment = { version: number, status: string, why: string | null, created_at: string, asked_at: string | null, answered_at: string | null, agreed: boolean | null, remark: string | null, id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string, created_by: { id: string, full_name: string } | null, answered_by: { id: string, full_name: string } | null, authorization: { id: string, name: string, status: string } | null, document: { id: string, name: string } | null };

export const ChildCarePlansDocument = /* @__PURE__ */ document<ChildCarePlansQuery, ChildCarePlansQueryVariables>("query ChildCarePlans($student:ID!){studentCarePlans(student_id:$student){...CareVersion versions{...CareVersion __typename}__typename}}fragment CareSteps on CarePlan{id kind name severity triggers signs steps medicine medicine_at doctor doctor_phone starts_on ends_on __typename}fragment CareVersion on CarePlan{...CareSteps version status why created_at created_by{id full_name __typename}asked_at answered_at answered_by{id full_name __typename}agreed remark authorization{id name status __typename}document{id name __typename}__typename}", { "shows":["alert","app_user","care_plan","guardian_link","medication_authorization","student","student_document","user_location","user_role"] });
export const CarePlansOfLocationDocument = /* @__PURE__ */ document<CarePlansOfLocationQuery, CarePlansOfLocationQueryVariables>("query CarePlansOfLocation($location:ID!$room:ID$kind:String$severity:String$status:String$search:String$first:Int!$page:Int$sort:String){carePlans(location:$location program_id:$room kind:$kind severity:$severity status:$status search:$search first:$first page:$page sort:$sort){data{...CareSteps status asked_at agreed remark student{id full_name program{id name __typename}__typename}__typename}currentPage lastPage perPage total __typename}}fragment CareSteps on CarePlan{id kind name severity triggers signs steps medicine medicine_at doctor doctor_phone starts_on ends_on __typename}", { "shows":["care_plan","room","student","user_location"],"sorts":["child","plan","severity","days"],"list":{"name":"carePlans","args":{"location":"$location","program_id":"$room","kind":"$kind","severity":"$severity","status":"$status","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const CarePlanChoicesDocument = /* @__PURE__ */ document<CarePlanChoicesQuery, CarePlanChoicesQueryVariables>("query CarePlanChoices($student:ID!){studentDocuments(student_id:$student){id name __typename}studentMedicationAuthorizations(student_id:$student){id name status __typename}}", { "shows":["alert","app_user","guardian_link","medication_authorization","student","student_document","user_location"] });
