// Written by tools/generate.ts from family.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentFamilyQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentFamilyQuery = { student: { id: string, siblings: Array<{ id: string, full_name: string, image: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null }> } | null, getStudentTransfers: Array<{ id: string, at: string, by: string | null, from_location: string | null, from_room: string | null, to_location: string | null, to_room: string | null }> };

export type LikelySiblingsQueryVariables = Exact<{
  student: string | number;
}>;


export type LikelySiblingsQuery = { student: { id: string, likely_siblings: Array<{ id: string, full_name: string, image: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null }> } | null };

export type SiblingRowFragment = { id: string, full_name: string, image: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null };

export type StudentOfficeQueryVariables = Exact<{
  student: string | number;
  fname: string;
  lname: string;
  dob?: string | null | undefined;
}>;


export type StudentOfficeQuery = { getGuardianRequests: Array<{ id: string, name: string, email: string | null, asked_at: string, proposed_by: string | null, relation_id: string | null, pending: boolean, student_id: string, student: string }>, getStudentMerges: Array<{ id: string, name: string, merged_at: string, merged_by: string | null }>, studentsAlike: Array<{ id: string, full_name: string, image: string | null, dob: string | null, archived_at: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null }> };

export type StudentsAlikeQueryVariables = Exact<{
  fname: string;
  lname: string;
  dob?: string | null | undefined;
}>;


export type StudentsAlikeQuery = { studentsAlike: Array<{ id: string, full_name: string, image: string | null, dob: string | null, archived_at: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null }> };

export type AlikeStudentFragment = { id: string, full_name: string, image: string | null, dob: string | null, archived_at: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null };

export type StudentsToChooseQueryVariables = Exact<{
  location: string | number;
  student: string | number;
  search?: string | null | undefined;
}>;


export type StudentsToChooseQuery = { getSiblingByLocation: Array<{ id: string, full_name: string, image: string | null, dob: string | null, archived_at: string | null, program: { id: string, name: string } | null, location: { id: string, name: string } | null }> };

export type StudentCodeQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentCodeQuery = { getStudentQrCode: { code: string, expires_at: string } | null };

export type AddSiblingsMutationVariables = Exact<{
  student: string | number;
  siblings: Array<string | number> | string | number;
  operation_id?: string | null | undefined;
}>;


export type AddSiblingsMutation = { addSibling: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type RemoveSiblingsMutationVariables = Exact<{
  student: string | number;
  siblings: Array<string | number> | string | number;
  operation_id?: string | null | undefined;
}>;


export type RemoveSiblingsMutation = { removeSiblings: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type MergeStudentsMutationVariables = Exact<{
  kept: string | number;
  duplicate: string | number;
  operation_id?: string | null | undefined;
}>;


export type MergeStudentsMutation = { mergeStudents: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type UndoStudentMergeMutationVariables = Exact<{
  student: string | number;
  operation_id?: string | null | undefined;
}>;


export type UndoStudentMergeMutation = { undoStudentMerge: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type TransferStudentsMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  location: string | number;
  room: string | number;
  users?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type TransferStudentsMutation = { transferStudents: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type WaitingGuardianFragment = { id: string, name: string, email: string | null, asked_at: string, proposed_by: string | null, relation_id: string | null, pending: boolean, student_id: string, student: string };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const StudentFamilyDocument = /* @__PURE__ */ document<StudentFamilyQuery, StudentFamilyQueryVariables>("query StudentFamily($student:ID!){student(id:$student){id siblings{...SiblingRow __typename}__typename}getStudentTransfers(student_id:$student){id at by from_location from_room to_location to_room __typename}}fragment SiblingRow on Student{id full_name image program{id name __typename}location{id name __typename}__typename}", { "shows":["app_user","audit","location","room","student","user_location"] });
export const LikelySiblingsDocument = /* @__PURE__ */ document<LikelySiblingsQuery, LikelySiblingsQueryVariables>("query LikelySiblings($student:ID!){student(id:$student){id likely_siblings{...SiblingRow __typename}__typename}}fragment SiblingRow on Student{id full_name image program{id name __typename}location{id name __typename}__typename}", { "shows":["alert","app_user","guardian_link","location","room","student","user_location"] });
export const StudentOfficeDocument = /* @__PURE__ */ document<StudentOfficeQuery, StudentOfficeQueryVariables>("query StudentOffice($student:ID!$fname:String!$lname:String!$dob:Date){getGuardianRequests(student_id:$student){...WaitingGuardian __typename}getStudentMerges(student_id:$student){id name merged_at merged_by __typename}studentsAlike(fname:$fname lname:$lname dob:$dob except:$student){...AlikeStudent __typename}}fragment AlikeStudent on Student{id full_name image dob archived_at program{id name __typename}location{id name __typename}__typename}fragment WaitingGuardian on GuardianRequest{id name email asked_at proposed_by relation_id pending student_id student __typename}", { "shows":["app_user","guardian_request","location","merge","room","student","user_location"] });
export const StudentsAlikeDocument = /* @__PURE__ */ document<StudentsAlikeQuery, StudentsAlikeQueryVariables>("query StudentsAlike($fname:String!$lname:String!$dob:Date){studentsAlike(fname:$fname lname:$lname dob:$dob){...AlikeStudent __typename}}fragment AlikeStudent on Student{id full_name image dob archived_at program{id name __typename}location{id name __typename}__typename}", { "shows":["location","room","student","user_location"] });
export const StudentsToChooseDocument = /* @__PURE__ */ document<StudentsToChooseQuery, StudentsToChooseQueryVariables>("query StudentsToChoose($location:ID!$student:ID!$search:String){getSiblingByLocation(location:$location student_id:$student search:$search){...AlikeStudent __typename}}fragment AlikeStudent on Student{id full_name image dob archived_at program{id name __typename}location{id name __typename}__typename}", { "shows":["location","room","student","user_location"] });
export const StudentCodeDocument = /* @__PURE__ */ document<StudentCodeQuery, StudentCodeQueryVariables>("query StudentCode($student:ID!){getStudentQrCode(id:$student){code expires_at __typename}}", { "shows":["student","student_code"] });
export const AddSiblingsDocument = /* @__PURE__ */ call<AddSiblingsMutation, AddSiblingsMutationVariables>("mutation AddSiblings($student:ID!$siblings:[ID!]!$operation_id:String){addSibling(student_id:$student siblings:$siblings operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true,"id":true}}, { "changes":["audit","sibling_group","student"] });
export const RemoveSiblingsDocument = /* @__PURE__ */ call<RemoveSiblingsMutation, RemoveSiblingsMutationVariables>("mutation RemoveSiblings($student:ID!$siblings:[ID!]!$operation_id:String){removeSiblings(student_id:$student siblings:$siblings operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true,"id":true}}, { "changes":["audit","sibling_group","student"] });
export const MergeStudentsDocument = /* @__PURE__ */ call<MergeStudentsMutation, MergeStudentsMutationVariables>("mutation MergeStudents($kept:ID!$duplicate:ID!$operation_id:String){mergeStudents(student_id:$kept duplicate_id:$duplicate operation_id:$operation_id){status message errors{field code message __typename}__typename}}", {"kept":{"required":true,"id":true},"duplicate":{"required":true,"id":true}}, { "changes":["attendance","audit","guardian_link","learning_checkpoint_level","merge","reader_epoch","student","student_tag"] });
export const UndoStudentMergeDocument = /* @__PURE__ */ call<UndoStudentMergeMutation, UndoStudentMergeMutationVariables>("mutation UndoStudentMerge($student:ID!$operation_id:String){undoStudentMerge(student_id:$student operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"student":{"required":true,"id":true}}, { "changes":["attendance","audit","guardian_link","merge","reader_epoch","student","student_tag"] });
export const TransferStudentsDocument = /* @__PURE__ */ call<TransferStudentsMutation, TransferStudentsMutationVariables>("mutation TransferStudents($students:[ID!]!$location:ID!$room:ID!$users:Boolean$operation_id:String){transferStudents(students:$students location_id:$location program_id:$room users:$users operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"location":{"required":true,"id":true},"room":{"required":true,"id":true},"users":{"flag":true}}, { "changes":["audit","billing_plan","reader_epoch","student","subsidy","user_location"] });
