// Written by tools/generate.ts from allergies.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllergiesQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AllergiesQuery = { words: Array<{ id: string, name: string, student_count: number | null, user_count: number | null, count_everywhere: number | null }> };

export type GiveAllergyMutationVariables = Exact<{
  words: Array<string | number> | string | number;
  students?: Array<string | number> | string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveAllergyMutation = { outcome: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type GiveAllergyByNameMutationVariables = Exact<{
  name: string;
  student_id?: string | number | null | undefined;
  user_id?: string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveAllergyByNameMutation = { outcome: { id: string | null, status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type NoteAllergySaidMutationVariables = Exact<{
  student_id: string | number;
  id?: string | number | null | undefined;
  name?: string | null | undefined;
  severity?: string | null | undefined;
  reaction?: string | null | undefined;
  what_to_do?: string | null | undefined;
  medicine_at?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type NoteAllergySaidMutation = { outcome: { id: string | null, status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const AllergiesDocument = /* @__PURE__ */ document<AllergiesQuery, AllergiesQueryVariables>("query Allergies($search:String$first:Int$page:Int){words:studentAllergies(search:$search first:$first page:$page){id name student_count user_count count_everywhere __typename}}", { "shows":["allergy","guardian_link","student","student_allergy","user_allergy","user_location"],"list":{"name":"studentAllergies","args":{"search":"$search","first":"$first","page":"$page"}} });
export const GiveAllergyDocument = /* @__PURE__ */ call<GiveAllergyMutation, GiveAllergyMutationVariables>("mutation GiveAllergy($words:[ID!]!$students:[ID!]$users:[ID!]$operation_id:String){outcome:multiAssignStudentAllergies(allergies:$words students:$students users:$users operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"words":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true}}, { "changes":["audit","student","student_allergy","user_allergy"] });
export const GiveAllergyByNameDocument = /* @__PURE__ */ call<GiveAllergyByNameMutation, GiveAllergyByNameMutationVariables>("mutation GiveAllergyByName($name:String!$student_id:ID$user_id:ID$operation_id:String){outcome:autoCreateStudentAllergy(name:$name student_id:$student_id user_id:$user_id operation_id:$operation_id){id status message errors{field code message __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":100},"student_id":{"id":true},"user_id":{"id":true}}, { "changes":["allergy","audit","student","student_allergy","user_allergy"] });
export const NoteAllergySaidDocument = /* @__PURE__ */ call<NoteAllergySaidMutation, NoteAllergySaidMutationVariables>("mutation NoteAllergySaid($student_id:ID!$id:ID$name:String$severity:String$reaction:String$what_to_do:String$medicine_at:String$operation_id:String){outcome:noteStudentAllergy(student_id:$student_id id:$id name:$name severity:$severity reaction:$reaction what_to_do:$what_to_do medicine_at:$medicine_at operation_id:$operation_id){id status message errors{field code message __typename}__typename}}", {"student_id":{"required":true,"id":true},"id":{"id":true},"name":{"shortest":1,"longest":100},"severity":{"shortest":0},"reaction":{"shortest":0,"longest":300},"what_to_do":{"shortest":0,"longest":300},"medicine_at":{"shortest":0,"longest":200}}, { "changes":["allergy","audit","student","student_allergy"] });
