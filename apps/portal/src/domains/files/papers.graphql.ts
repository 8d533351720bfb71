// Written by tools/generate.ts from papers.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentPapersQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentPapersQuery = { studentDocuments: Array<{ id: string, name: string, type: string, status: string, expiry: string | null, expired: boolean | null, note: string | null, review_note: string | null, roles: unknown, path: string, bytes: number, kind: string | null, mine: boolean | null, created_at: string, updated_at: string, approved_date: string | null, student: { id: string, full_name: string, fname: string } | null, created_by: { id: string, full_name: string } | null, approved_by: { id: string, full_name: string } | null }> };

export type PaperLogsQueryVariables = Exact<{
  id: string | number;
}>;


export type PaperLogsQuery = { studentDocumentLogs: Array<{ id: string, kind: string, note: string | null, at: string, by: { id: string, full_name: string } | null }> };

export type LocationPapersQueryVariables = Exact<{
  location: string | number;
  status?: string | null | undefined;
  type?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type LocationPapersQuery = { locationStudentDocuments: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, type: string, status: string, expiry: string | null, expired: boolean | null, note: string | null, review_note: string | null, roles: unknown, path: string, bytes: number, kind: string | null, mine: boolean | null, created_at: string, updated_at: string, approved_date: string | null, student: { id: string, full_name: string, fname: string, location: { id: string, timezone: { id: string, value: string } | null } | null } | null, created_by: { id: string, full_name: string } | null, approved_by: { id: string, full_name: string } | null }> } };

export type OwnPaperStudentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPaperStudentsQuery = { getUserStudents: Array<{ id: string, full_name: string, fname: string }> };

export type OpenPaperMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type OpenPaperMutation = { openStudentDocument: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type PaperRowFragment = { id: string, name: string, type: string, status: string, expiry: string | null, expired: boolean | null, note: string | null, review_note: string | null, roles: unknown, path: string, bytes: number, kind: string | null, mine: boolean | null, created_at: string, updated_at: string, approved_date: string | null, student: { id: string, full_name: string, fname: string } | null, created_by: { id: string, full_name: string } | null, approved_by: { id: string, full_name: string } | null };

export const StudentPapersDocument = /* @__PURE__ */ document<StudentPapersQuery, StudentPapersQueryVariables>("query StudentPapers($student:ID!){studentDocuments(student_id:$student){...PaperRow __typename}}fragment PaperRow on StudentDocument{id name type status expiry expired note review_note roles path bytes kind mine created_at updated_at approved_date student{id full_name fname __typename}created_by{id full_name __typename}approved_by{id full_name __typename}__typename}", { "shows":["alert","app_user","guardian_link","location","picture","student","student_document","timezone","user_location","user_role"] });
export const PaperLogsDocument = /* @__PURE__ */ document<PaperLogsQuery, PaperLogsQueryVariables>("query PaperLogs($id:ID!){studentDocumentLogs(id:$id){id kind note at by{id full_name __typename}__typename}}", { "shows":["app_user","guardian_link","student","student_document","student_document_log","user_location"] });
export const LocationPapersDocument = /* @__PURE__ */ document<LocationPapersQuery, LocationPapersQueryVariables>("query LocationPapers($location:ID!$status:String$type:String$before:Date$search:String$first:Int!$page:Int){locationStudentDocuments(location:$location status:$status type:$type expires_before:$before search:$search first:$first page:$page){data{...PaperRow student{id location{id timezone{id value __typename}__typename}__typename}__typename}currentPage lastPage perPage total __typename}}fragment PaperRow on StudentDocument{id name type status expiry expired note review_note roles path bytes kind mine created_at updated_at approved_date student{id full_name fname __typename}created_by{id full_name __typename}approved_by{id full_name __typename}__typename}", { "shows":["app_user","guardian_link","location","picture","student","student_document","timezone","user_location"],"list":{"name":"locationStudentDocuments","args":{"location":"$location","status":"$status","type":"$type","expires_before":"$before","search":"$search","first":"$first","page":"$page"}} });
export const OwnPaperStudentsDocument = /* @__PURE__ */ document<OwnPaperStudentsQuery, OwnPaperStudentsQueryVariables>("query OwnPaperStudents{getUserStudents{id full_name fname __typename}}", { "shows":["alert","app_user","guardian_link","student","user_location"] });
export const OpenPaperDocument = /* @__PURE__ */ call<OpenPaperMutation, OpenPaperMutationVariables>("mutation OpenPaper($id:ID!$operation_id:String){openStudentDocument(id:$id operation_id:$operation_id){status message url errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["audit","student_document_log"] });
