// Written by tools/generate.ts from needs.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NeedsOfFamilyQueryVariables = Exact<{
  id: string | number;
}>;


export type NeedsOfFamilyQuery = { getUserSharedForm: Array<{ state: string, form: { id: string, name: string, required: boolean, due_date: string | null, type: string, document: boolean } | null, student: { id: string, full_name: string } | null, entry: { id: string } | null }>, getUserFilesList: Array<{ id: string, name: string, required: boolean, read: boolean | null }> };

export type NeedsOfChildQueryVariables = Exact<{
  student: string | number;
}>;


export type NeedsOfChildQuery = { getPhotoConsent: { level: string, given_at: string | null, may_give: boolean } | null, studentDocuments: Array<{ id: string, name: string, status: string, expired: boolean | null, mine: boolean | null }>, getStudentActivities: Array<{ id: string, date: string, details: unknown, note: string | null }> };

export const NeedsOfFamilyDocument = /* @__PURE__ */ document<NeedsOfFamilyQuery, NeedsOfFamilyQueryVariables>("query NeedsOfFamily($id:ID!){getUserSharedForm(id:$id){state form{id name required due_date type document __typename}student{id full_name __typename}entry{id __typename}__typename}getUserFilesList(first:20){id name required read __typename}}", { "shows":["alert","app_user","file","file_read","file_share","form","form_entry","form_share","guardian_link","role","room","student","user_location","user_role"] });
export const NeedsOfChildDocument = /* @__PURE__ */ document<NeedsOfChildQuery, NeedsOfChildQueryVariables>("query NeedsOfChild($student:ID!){getPhotoConsent(student_id:$student){level given_at may_give __typename}studentDocuments(student_id:$student){id name status expired mine __typename}getStudentActivities(student_id:$student types:[\"supplies\"]first:5){id date details note __typename}}", { "shows":["activity","activity_student","alert","app_user","guardian_link","location","photo_consent","student","student_document","timezone","user_location","video"] });
