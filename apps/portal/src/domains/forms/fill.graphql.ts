// Written by tools/generate.ts from fill.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FormsOfContactQueryVariables = Exact<{
  id: string | number;
}>;


export type FormsOfContactQuery = { getUserSharedForm: Array<{ state: string, form: { id: string, name: string, description: string | null, required: boolean, due_date: string | null, type: string, document: boolean } | null, student: { id: string, full_name: string } | null, entry: { id: string, status: string, submitted_at: string | null } | null }> };

export type FormsOfTeamQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type FormsOfTeamQuery = { getTeamSharedForms: Array<{ state: string, form: { id: string, name: string, description: string | null, required: boolean, due_date: string | null, type: string, document: boolean } | null, entry: { id: string, status: string, submitted_at: string | null } | null }> };

export type FormToFillQueryVariables = Exact<{
  id: string | number;
}>;


export type FormToFillQuery = { form: { id: string, name: string, instructions: string | null, description: string | null, version: number, document: unknown, button: string | null, confirmation: string | null, due_date: string | null, type: string, paper: { id: string, url: string | null, pages: unknown, original: string } | null, file: { id: string } | null } | null };

export type ChildOfFormQueryVariables = Exact<{
  id: string | number;
}>;


export type ChildOfFormQuery = { student: { id: string, fname: string, full_name: string } | null };

export type OwnDraftsQueryVariables = Exact<{
  form_id: string | number;
}>;


export type OwnDraftsQuery = { getFormEntries: { data: Array<{ id: string, student: { id: string } | null }> } };

export type KeepDraftMutationVariables = Exact<{
  form_id: string | number;
  values: unknown;
  student?: string | number | null | undefined;
  id?: string | number | null | undefined;
  seen?: string | null | undefined;
}>;


export type KeepDraftMutation = { saveFormEntryDraft: { status: string, message: string, entry_id: string | null, updated_at: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SendEntryMutationVariables = Exact<{
  form_id: string;
  values: unknown;
  student?: string | number | null | undefined;
  version?: number | null | undefined;
  consent?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SendEntryMutation = { submitWebFormEntry: { status: string, message: string, entry_id: string | null, confirmation: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type HandInPdfMutationVariables = Exact<{
  file: string | number;
  user: string | number;
  student: string | number;
  date: string;
  filename?: string | null | undefined;
  filepath?: string | null | undefined;
  original?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type HandInPdfMutation = { submitPDFForm: { status: string, message: string, entry_id: string | null, confirmation: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type HandInPdfStaffMutationVariables = Exact<{
  file: string | number;
  user: string | number;
  student?: string | number | null | undefined;
  date: string;
  filename?: string | null | undefined;
  filepath?: string | null | undefined;
  original?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type HandInPdfStaffMutation = { submitPDFFormStaff: { status: string, message: string, entry_id: string | null, confirmation: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const FormsOfContactDocument = /* @__PURE__ */ document<FormsOfContactQuery, FormsOfContactQueryVariables>("query FormsOfContact($id:ID!){getUserSharedForm(id:$id){state form{id name description required due_date type document __typename}student{id full_name __typename}entry{id status submitted_at __typename}__typename}}", { "shows":["alert","app_user","file","file_share","form","form_entry","form_share","guardian_link","role","room","student","user_location","user_role"] });
export const FormsOfTeamDocument = /* @__PURE__ */ document<FormsOfTeamQuery, FormsOfTeamQueryVariables>("query FormsOfTeam($location:ID){getTeamSharedForms(location:$location){state form{id name description required due_date type document __typename}entry{id status submitted_at __typename}__typename}}", { "shows":["form","form_entry","form_share","role","student","user_location","user_role"] });
export const FormToFillDocument = /* @__PURE__ */ document<FormToFillQuery, FormToFillQueryVariables>("query FormToFill($id:ID!){form(id:$id){id name instructions description version document button confirmation due_date type paper{id url pages original __typename}file{id __typename}__typename}}", { "shows":["alert","app_user","file","file_share","form","form_paper","form_share","form_version","guardian_link","role","room","student","user_location","user_role"] });
export const ChildOfFormDocument = /* @__PURE__ */ document<ChildOfFormQuery, ChildOfFormQueryVariables>("query ChildOfForm($id:ID!){student(id:$id){id fname full_name __typename}}", { "shows":["alert","app_user","guardian_link","student","user_location"] });
export const OwnDraftsDocument = /* @__PURE__ */ document<OwnDraftsQuery, OwnDraftsQueryVariables>("query OwnDrafts($form_id:ID!){getFormEntries(form_id:$form_id status:\"draft\" first:200){data{id student{id __typename}__typename}__typename}}", { "shows":["form","form_entry","student","user_location"] });
export const KeepDraftDocument = /* @__PURE__ */ call<KeepDraftMutation, KeepDraftMutationVariables>("mutation KeepDraft($form_id:ID!$values:JSON!$student:ID$id:ID$seen:DateTime){saveFormEntryDraft(form_id:$form_id values:$values student:$student id:$id seen:$seen){status message errors{field code message __typename}entry_id updated_at __typename}}", {"form_id":{"required":true,"id":true},"values":{"required":true,"object":true},"student":{"id":true},"id":{"id":true}}, { "changes":["audit","form_entry"] });
export const SendEntryDocument = /* @__PURE__ */ call<SendEntryMutation, SendEntryMutationVariables>("mutation SendEntry($form_id:String!$values:JSON!$student:ID$version:Int$consent:Boolean$operation_id:String){submitWebFormEntry(form_id:$form_id values:$values student:$student version:$version consent:$consent operation_id:$operation_id){status message errors{field code message __typename}entry_id confirmation __typename}}", {"form_id":{"required":true,"shortest":1,"longest":60},"values":{"required":true,"object":true},"student":{"id":true},"version":{"least":1,"number":true},"consent":{"flag":true}}, { "changes":["audit","form_entry","form_entry_event","form_notification_log","form_signature","notification","outbox"] });
export const HandInPdfDocument = /* @__PURE__ */ call<HandInPdfMutation, HandInPdfMutationVariables>("mutation HandInPdf($file:ID!$user:ID!$student:ID!$date:Date!$filename:String$filepath:String$original:String$operation_id:String){submitPDFForm(file:$file user:$user student:$student date:$date filename:$filename filepath:$filepath original:$original operation_id:$operation_id){status message errors{field code message __typename}entry_id confirmation __typename}}", {"file":{"required":true,"id":true},"user":{"required":true,"id":true},"student":{"required":true,"id":true},"date":{"required":true},"filename":{"shortest":0,"longest":200},"filepath":{"shortest":0,"longest":100},"original":{"shortest":0,"longest":255}}, { "changes":["audit","form_entry","form_entry_event","form_entry_file","form_signature"] });
export const HandInPdfStaffDocument = /* @__PURE__ */ call<HandInPdfStaffMutation, HandInPdfStaffMutationVariables>("mutation HandInPdfStaff($file:ID!$user:ID!$student:ID$date:Date!$filename:String$filepath:String$original:String$operation_id:String){submitPDFFormStaff(file:$file user:$user student:$student date:$date filename:$filename filepath:$filepath original:$original operation_id:$operation_id){status message errors{field code message __typename}entry_id confirmation __typename}}", {"file":{"required":true,"id":true},"user":{"required":true,"id":true},"student":{"id":true},"date":{"required":true},"filename":{"shortest":0,"longest":200},"filepath":{"shortest":0,"longest":100},"original":{"shortest":0,"longest":255}}, { "changes":["audit","form_entry","form_entry_event","form_entry_file","form_signature"] });
