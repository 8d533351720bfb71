// Written by tools/generate.ts from forms.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebFormsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  share_with?: string | null | undefined;
  type?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type WebFormsQuery = { filterWebForms: Array<{ id: string, name: string, type: string, description: string | null, required: boolean, active: boolean, archive: boolean | null, is_public: boolean | null, share_with: unknown, entry_count: number | null, waiting_count: number | null, updated_at: string, source: { id: string, name: string } | null, location: { id: string, timezone: { value: string } | null } | null }> };

export type KeptFormFilterQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type KeptFormFilterQuery = { getFormFilter: { id: string, filter: unknown } | null };

export type OneFormQueryVariables = Exact<{
  id: string | number;
}>;


export type OneFormQuery = { form: { id: string, name: string, type: string, description: string | null, instructions: string | null, required: boolean, active: boolean, archive: boolean | null, version: number, document: unknown, button: string | null, confirmation: string | null, one_per_person: boolean, due_date: string | null, remind_from: string | null, remind_every: number | null, remind_until: string | null, ask_yearly: boolean | null, asked_at: string | null, is_public: boolean | null, ends_at: string | null, most_entries: number | null, share_with: unknown, entry_count: number | null, waiting_count: number | null, updated_at: string, paper: { id: string, url: string | null, pages: unknown, original: string } | null, source: { id: string, name: string } | null, location: { id: string, name: string, timezone: { value: string } | null } | null, created_by: { id: string, full_name: string } | null } | null };

export type FormRecipientsQueryVariables = Exact<{
  form_id: string | number;
}>;


export type FormRecipientsQuery = { getFormRecipients: Array<{ guardians: Array<string>, entry_id: string | null, state: string, submitted_at: string | null, reminded_at: string | null, student: { id: string, full_name: string } | null, user: { id: string, full_name: string } | null }> };

export type FormShareLinkQueryVariables = Exact<{
  form_id: string | number;
}>;


export type FormShareLinkQuery = { getFormShareLink: { url: string | null } | null };

export type FormShareChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type FormShareChoicesQuery = { location_programs: Array<{ id: string, name: string }> };

export type FormNoticesQueryVariables = Exact<{
  form_id: string | number;
}>;


export type FormNoticesQuery = { getFormNotificationSetting: { id: string, active: boolean, emails: unknown, subject: string | null, msg: string | null, users: Array<{ id: string, full_name: string }> } | null };

export type FormNoticeLogsQueryVariables = Exact<{
  form_id: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type FormNoticeLogsQuery = { getFormNotificationLogs: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, receiver: string, channel: string, subject: string, created_at: string, entry_id: string | null }> } };

export type FormAutomationQueryVariables = Exact<{
  form_id: string | number;
}>;


export type FormAutomationQuery = { getFormStudentAutomation: { id: string, fields: unknown, active: boolean } | null };

export type CreateFormMutationVariables = Exact<{
  name: string;
  location: string | number;
  type: string;
  description?: string | null | undefined;
  file?: string | null | undefined;
  file_original?: string | null | undefined;
  document?: unknown;
  operation_id?: string | null | undefined;
}>;


export type CreateFormMutation = { createNewForm: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, form: { id: string, name: string } | null } | null };

export type SaveFormBlocksMutationVariables = Exact<{
  form_id: string | number;
  document: unknown;
  version: number;
  operation_id?: string | null | undefined;
}>;


export type SaveFormBlocksMutation = { saveFormDocument: { status: string, message: string, version: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const WebFormsDocument = /* @__PURE__ */ document<WebFormsQuery, WebFormsQueryVariables>("query WebForms($location:ID$search:String$status:String$share_with:String$type:String$first:Int$page:Int){filterWebForms(location:$location search:$search status:$status share_with:$share_with type:$type first:$first page:$page){id name type description required active archive is_public share_with entry_count waiting_count updated_at source{id name __typename}location{id timezone{value __typename}__typename}__typename}}", { "shows":["form","form_entry","form_share","location","room","student","timezone","user_location"],"list":{"name":"filterWebForms","args":{"location":"$location","search":"$search","status":"$status","share_with":"$share_with","type":"$type","first":"$first","page":"$page"}} });
export const KeptFormFilterDocument = /* @__PURE__ */ document<KeptFormFilterQuery, KeptFormFilterQueryVariables>("query KeptFormFilter($location:ID){getFormFilter(location:$location){id filter __typename}}", { "shows":["form_filter"] });
export const OneFormDocument = /* @__PURE__ */ document<OneFormQuery, OneFormQueryVariables>("query OneForm($id:ID!){form(id:$id){id name type paper{id url pages original __typename}description instructions required active archive version document button confirmation one_per_person due_date remind_from remind_every remind_until ask_yearly asked_at is_public ends_at most_entries share_with entry_count waiting_count source{id name __typename}location{id name timezone{value __typename}__typename}created_by{id full_name __typename}updated_at __typename}}", { "shows":["alert","app_user","file","file_share","form","form_entry","form_paper","form_share","form_version","guardian_link","location","role","room","student","timezone","user_location","user_role"] });
export const FormRecipientsDocument = /* @__PURE__ */ document<FormRecipientsQuery, FormRecipientsQueryVariables>("query FormRecipients($form_id:ID!){getFormRecipients(form_id:$form_id){student{id full_name __typename}user{id full_name __typename}guardians entry_id state submitted_at reminded_at __typename}}", { "shows":["alert","app_user","form","form_entry","form_share","guardian_link","reminder","role","room","student","user_location","user_role"] });
export const FormShareLinkDocument = /* @__PURE__ */ document<FormShareLinkQuery, FormShareLinkQueryVariables>("query FormShareLink($form_id:ID!){getFormShareLink(form_id:$form_id){url __typename}}", { "shows":["centre","centre_host","form"] });
export const FormShareChoicesDocument = /* @__PURE__ */ document<FormShareChoicesQuery, FormShareChoicesQueryVariables>("query FormShareChoices($location:ID!){location_programs(location_id:$location){id name __typename}}", { "shows":["room","user_location"] });
export const FormNoticesDocument = /* @__PURE__ */ document<FormNoticesQuery, FormNoticesQueryVariables>("query FormNotices($form_id:ID!){getFormNotificationSetting(form_id:$form_id){id active emails subject msg users{id full_name __typename}__typename}}", { "shows":["app_user","form","form_notification_setting","form_notification_user","guardian_link","student","user_location"] });
export const FormNoticeLogsDocument = /* @__PURE__ */ document<FormNoticeLogsQuery, FormNoticeLogsQueryVariables>("query FormNoticeLogs($form_id:ID!$first:Int!$page:Int){getFormNotificationLogs(form_id:$form_id first:$first page:$page){data{id receiver channel subject created_at entry_id __typename}currentPage lastPage perPage total __typename}}", { "shows":["form","form_notification_log","user_location"] });
export const FormAutomationDocument = /* @__PURE__ */ document<FormAutomationQuery, FormAutomationQueryVariables>("query FormAutomation($form_id:ID!){getFormStudentAutomation(form_id:$form_id){id fields active __typename}}", { "shows":["form","form_automation","user_location"] });
export const CreateFormDocument = /* @__PURE__ */ call<CreateFormMutation, CreateFormMutationVariables>("mutation CreateForm($name:String!$location:ID!$type:String!$description:String$file:String$file_original:String$document:JSON$operation_id:String){createNewForm(name:$name location:$location type:$type description:$description file:$file file_original:$file_original document:$document operation_id:$operation_id){status message errors{field code message __typename}form{id name __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"type":{"required":true},"description":{"shortest":0,"longest":2000},"file":{"shortest":0,"longest":100},"file_original":{"shortest":0,"longest":255},"document":{"clears":true,"object":true}}, { "changes":["audit","form","form_field","form_paper","form_version"] });
export const SaveFormBlocksDocument = /* @__PURE__ */ call<SaveFormBlocksMutation, SaveFormBlocksMutationVariables>("mutation SaveFormBlocks($form_id:ID!$document:JSON!$version:Int!$operation_id:String){saveFormDocument(form_id:$form_id document:$document version:$version operation_id:$operation_id){status message errors{field code message __typename}version __typename}}", {"form_id":{"required":true,"id":true},"document":{"required":true,"object":true},"version":{"required":true,"least":1,"number":true}}, { "changes":["audit","form","form_field","form_version"] });
