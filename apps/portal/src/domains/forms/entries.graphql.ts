// Written by tools/generate.ts from entries.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FormEntriesQueryVariables = Exact<{
  form_id: string | number;
  student_id?: string | number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type FormEntriesQuery = { getFormEntries: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, version: number, status: string, submitted_at: string | null, updated_at: string, values: unknown, student: { id: string, full_name: string } | null, user: { id: string, full_name: string } | null, on_paper_for: { id: string, full_name: string } | null }> } };

export type EntryColumnsQueryVariables = Exact<{
  form_id: string | number;
  key: string;
}>;


export type EntryColumnsQuery = { getFormFields: Array<{ id: string, block: string, name: string, type: string, options: unknown }>, getSelectedFields: Array<{ key: string, field: string }> };

export type ExportEntriesQueryVariables = Exact<{
  form_id: string | number;
  type?: string | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}>;


export type ExportEntriesQuery = { exportFormEntries: { status: string, message: string, file: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type OneEntryQueryVariables = Exact<{
  id: string | number;
}>;


export type OneEntryQuery = { getFormEntry: { id: string, form_id: string, form_name: string | null, version: number, document: unknown, values: unknown, status: string, notes: string | null, date: string | null, change_blocks: unknown, submitted_at: string | null, updated_at: string, student: { id: string, full_name: string } | null, user: { id: string, full_name: string } | null, on_paper_for: { id: string, full_name: string } | null, papers: Array<{ id: string, url: string | null, pages: unknown, original: string }>, files: Array<{ id: string, kind: string, url: string | null, original: string, certificate: string | null, created_at: string }>, signatures: Array<{ id: string, name: string, at: string, withdrawn_at: string | null }>, events: Array<{ id: string, kind: string, notes: string | null, date: string | null, at: string, by: { id: string, full_name: string } | null }> } | null };

export type EntryProposalQueryVariables = Exact<{
  id: string | number;
}>;


export type EntryProposalQuery = { getFormEntryProposal: Array<{ block: string, name: string, target: string, owner: string, current: string, proposed: string }> };

export type SubmissionsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  form_id?: string | number | null | undefined;
  status?: string | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type SubmissionsQuery = { getFormSubmissions: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, form_id: string, form_name: string | null, status: string, submitted_at: string | null, student: { id: string, full_name: string } | null, user: { id: string, full_name: string } | null, on_paper_for: { id: string, full_name: string } | null }> } };

export type FormNamesQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type FormNamesQuery = { getForms: Array<{ id: string, name: string }> };

export type StudentFormReviewQueryVariables = Exact<{
  student_id: string | number;
  form_id: string | number;
}>;


export type StudentFormReviewQuery = { getStudentFormReview: { id: string } | null };

export type SubmissionChangedSubscriptionVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type SubmissionChangedSubscription = { formSubmissionChanged: { id: string, status: string } | null };

export type VerifyEntryQueryVariables = Exact<{
  id: string | number;
  sha256?: string | null | undefined;
}>;


export type VerifyEntryQuery = { verifyFormEntry: { state: string, sealed_at: string | null, copy: string | null } | null };

export const FormEntriesDocument = /* @__PURE__ */ document<FormEntriesQuery, FormEntriesQueryVariables>("query FormEntries($form_id:ID!$student_id:ID$status:String$search:String$first:Int!$page:Int){getFormEntries(form_id:$form_id student_id:$student_id status:$status search:$search first:$first page:$page){data{id version status submitted_at updated_at values student{id full_name __typename}user{id full_name __typename}on_paper_for{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","form","form_entry","guardian_link","student","user_location"] });
export const EntryColumnsDocument = /* @__PURE__ */ document<EntryColumnsQuery, EntryColumnsQueryVariables>("query EntryColumns($form_id:ID!$key:String!){getFormFields(form_id:$form_id){id block name type options __typename}getSelectedFields(key:$key){key field __typename}}", { "shows":["form","form_field","selected_field","user_location"] });
export const ExportEntriesDocument = /* @__PURE__ */ document<ExportEntriesQuery, ExportEntriesQueryVariables>("query ExportEntries($form_id:ID!$type:String$start_date:Date$end_date:Date){exportFormEntries(form_id:$form_id type:$type start_date:$start_date end_date:$end_date){status message file errors{field code message __typename}__typename}}", { "shows":["app_user","audit","form","form_entry","form_version","location","student","timezone","user_location"] });
export const OneEntryDocument = /* @__PURE__ */ document<OneEntryQuery, OneEntryQueryVariables>("query OneEntry($id:ID!){getFormEntry(id:$id){id form_id form_name version document values status notes date change_blocks submitted_at updated_at student{id full_name __typename}user{id full_name __typename}on_paper_for{id full_name __typename}papers{id url pages original __typename}files{id kind url original certificate created_at __typename}signatures{id name at withdrawn_at __typename}events{id kind notes date at by{id full_name __typename}__typename}__typename}}", { "shows":["alert","app_user","form","form_entry","form_entry_event","form_entry_file","form_paper","form_signature","form_version","guardian_link","student","user_location","user_role"] });
export const EntryProposalDocument = /* @__PURE__ */ document<EntryProposalQuery, EntryProposalQueryVariables>("query EntryProposal($id:ID!){getFormEntryProposal(id:$id){block name target owner current proposed __typename}}", { "shows":["allergy","app_user","form_automation","form_entry","form_version","medication","student","student_allergy","student_medication","user_role"] });
export const SubmissionsDocument = /* @__PURE__ */ document<SubmissionsQuery, SubmissionsQueryVariables>("query Submissions($location:ID$form_id:ID$status:String$start_date:Date$end_date:Date$search:String$first:Int!$page:Int){getFormSubmissions(location:$location form_id:$form_id status:$status start_date:$start_date end_date:$end_date search:$search first:$first page:$page){data{id form_id form_name status submitted_at student{id full_name __typename}user{id full_name __typename}on_paper_for{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","form","form_entry","guardian_link","student","user_location"],"list":{"name":"getFormSubmissions","args":{"location":"$location","form_id":"$form_id","status":"$status","start_date":"$start_date","end_date":"$end_date","search":"$search","first":"$first","page":"$page"}} });
export const FormNamesDocument = /* @__PURE__ */ document<FormNamesQuery, FormNamesQueryVariables>("query FormNames($location:ID){getForms(location:$location){id name __typename}}", { "shows":["form","user_location"] });
export const StudentFormReviewDocument = /* @__PURE__ */ document<StudentFormReviewQuery, StudentFormReviewQueryVariables>("query StudentFormReview($student_id:ID!$form_id:ID!){getStudentFormReview(student_id:$student_id form_id:$form_id){id __typename}}", { "shows":["alert","app_user","form","form_entry","guardian_link","student","user_location"] });
export const SubmissionChangedDocument = /* @__PURE__ */ document<SubmissionChangedSubscription, SubmissionChangedSubscriptionVariables>("subscription SubmissionChanged($location:ID){formSubmissionChanged(location:$location){id status __typename}}");
export const VerifyEntryDocument = /* @__PURE__ */ document<VerifyEntryQuery, VerifyEntryQueryVariables>("query VerifyEntry($id:ID!$sha256:String){verifyFormEntry(id:$id sha256:$sha256){state sealed_at copy __typename}}", { "shows":["form_entry_file"] });
