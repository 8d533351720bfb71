// Written by tools/generate.ts from newsletters.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NewslettersQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  published?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type NewslettersQuery = { newsletters: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, subject: string | null, published: boolean, updated_at: string, sends: unknown, tags: Array<{ id: string, name: string }> }> } };

export type NewsletterOneQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsletterOneQuery = { newsletter: { id: string, name: string, subject: string | null, published: boolean, updated_at: string, template: unknown, sends: unknown, tags: Array<{ id: string, name: string }> } | null, newsletterTags: Array<{ id: string, name: string }>, newsletterTemplate: { id: string, name: string, published: boolean, updated_at: string, template: unknown } | null };

export type NewsletterTemplatesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type NewsletterTemplatesQuery = { newsletterTemplates: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, key: string | null, published: boolean, uploaded: boolean, template: unknown, updated_at: string, tags: Array<{ id: string, name: string }> }> } };

export type NewsletterAudienceQueryVariables = Exact<{
  users?: Array<string | number> | string | number | null | undefined;
  programs?: Array<string | number> | string | number | null | undefined;
  locations?: Array<string | number> | string | number | null | undefined;
  roles?: Array<string | number> | string | number | null | undefined;
}>;


export type NewsletterAudienceQuery = { newsletterAudience: { count: number, left_out: number, left: Array<{ id: string, name: string, reason: string }> } | null };

export type NewsletterPreviewQueryVariables = Exact<{
  template: unknown;
  subject?: string | null | undefined;
}>;


export type NewsletterPreviewQuery = { previewNewsletter: { html: string, plain: string, bytes: number } | null };

export type NewsletterLogQueryVariables = Exact<{
  id: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type NewsletterLogQuery = { getNewsletterLog: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, email: string, status: string, reason: string | null, at: string, user: { id: string, full_name: string } | null }> } };

export type CustomEmailsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CustomEmailsQuery = { customEmails: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, subject: string, status: string, starts_at: string, outcome: unknown, file_name: string | null, sender: { id: string, full_name: string } | null }> } };

export type LetterRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterRolesQuery = { roles: Array<{ id: string, name: string }> };

export type LetterRoomsQueryVariables = Exact<{
  location: string | number;
}>;


export type LetterRoomsQuery = { location_programs: Array<{ id: string, name: string }> };

export type SendNewsletterSaidMutationVariables = Exact<{
  id: string | number;
  programs?: Array<string | number> | string | number | null | undefined;
  locations?: Array<string | number> | string | number | null | undefined;
  at?: string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type SendNewsletterSaidMutation = { sendNewsletter: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, send: { id: string } | null } | null };

export type CreateNewsletterSaidMutationVariables = Exact<{
  name: string;
  template: unknown;
  location?: string | number | null | undefined;
  key?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateNewsletterSaidMutation = { createNewsletter: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, newsletter: { id: string } | null } | null };

export type SaveLetterMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
  template?: unknown;
  subject?: string | null | undefined;
  seen?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveLetterMutation = { updateNewsletter: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, newsletter: { id: string, updated_at: string } | null } | null };

export type SaveTemplateMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
  template?: unknown;
  seen?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveTemplateMutation = { updateNewsletterTemplate: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, newsletter: { id: string, updated_at: string } | null } | null };

export const NewslettersDocument = /* @__PURE__ */ document<NewslettersQuery, NewslettersQueryVariables>("query Newsletters($location:ID$search:String$published:Boolean$deleted:Boolean$sort:String$first:Int!$page:Int){newsletters(location:$location search:$search published:$published deleted:$deleted sort:$sort first:$first page:$page){data{id name subject published updated_at sends tags{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["letter_recipient","letter_send","newsletter","newsletter_tag","newsletter_tagged","user_location"],"sorts":["name","changed"],"list":{"name":"newsletters","args":{"location":"$location","search":"$search","published":"$published","deleted":"$deleted","sort":"$sort","first":"$first","page":"$page"}} });
export const NewsletterOneDocument = /* @__PURE__ */ document<NewsletterOneQuery, NewsletterOneQueryVariables>("query NewsletterOne($id:ID!){newsletter(id:$id){id name subject published updated_at template sends tags{id name __typename}__typename}newsletterTags{id name __typename}newsletterTemplate(id:$id){id name published updated_at template __typename}}", { "shows":["letter_recipient","letter_send","newsletter","newsletter_tag","newsletter_tagged","user_location"] });
export const NewsletterTemplatesDocument = /* @__PURE__ */ document<NewsletterTemplatesQuery, NewsletterTemplatesQueryVariables>("query NewsletterTemplates($search:String$first:Int!$page:Int){newsletterTemplates(search:$search first:$first page:$page){data{id name key published uploaded template updated_at tags{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["newsletter","newsletter_tag","newsletter_tagged"] });
export const NewsletterAudienceDocument = /* @__PURE__ */ document<NewsletterAudienceQuery, NewsletterAudienceQueryVariables>("query NewsletterAudience($users:[ID!]$programs:[ID!]$locations:[ID!]$roles:[ID!]){newsletterAudience(users:$users programs:$programs locations:$locations roles:$roles){count left_out left{id name reason __typename}__typename}}", { "shows":["alert","app_user","guardian_link","opted_out","student","user_location","user_role"] });
export const NewsletterPreviewDocument = /* @__PURE__ */ document<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>("query NewsletterPreview($template:JSON!$subject:String){previewNewsletter(template:$template subject:$subject){html plain bytes __typename}}", { "shows":["app_setting","app_user","centre","centre_host","location","user_setting"] });
export const NewsletterLogDocument = /* @__PURE__ */ document<NewsletterLogQuery, NewsletterLogQueryVariables>("query NewsletterLog($id:ID!$first:Int!$page:Int){getNewsletterLog(id:$id first:$first page:$page){data{id email status reason at user{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","guardian_link","letter_recipient","letter_send","newsletter","student","user_location"] });
export const CustomEmailsDocument = /* @__PURE__ */ document<CustomEmailsQuery, CustomEmailsQueryVariables>("query CustomEmails($search:String$first:Int!$page:Int){customEmails(search:$search first:$first page:$page){data{id subject status starts_at outcome file_name sender{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","letter_recipient","letter_send"] });
export const LetterRolesDocument = /* @__PURE__ */ document<LetterRolesQuery, LetterRolesQueryVariables>("query LetterRoles{roles{id name __typename}}", { "shows":["role"] });
export const LetterRoomsDocument = /* @__PURE__ */ document<LetterRoomsQuery, LetterRoomsQueryVariables>("query LetterRooms($location:ID!){location_programs(location_id:$location){id name __typename}}", { "shows":["room","user_location"] });
export const SendNewsletterSaidDocument = /* @__PURE__ */ call<SendNewsletterSaidMutation, SendNewsletterSaidMutationVariables>("mutation SendNewsletterSaid($id:ID!$programs:[ID!]$locations:[ID!]$at:DateTime$operation_id:String$confirm:[String!]){sendNewsletter(id:$id programs:$programs locations:$locations at:$at operation_id:$operation_id confirm:$confirm){status message errors{field code message __typename}send{id __typename}__typename}}", {"id":{"required":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true}}, { "changes":["audit","letter_recipient","letter_send"] });
export const CreateNewsletterSaidDocument = /* @__PURE__ */ call<CreateNewsletterSaidMutation, CreateNewsletterSaidMutationVariables>("mutation CreateNewsletterSaid($name:String!$template:JSON!$location:ID$key:String$operation_id:String){createNewsletter(name:$name template:$template location:$location key:$key operation_id:$operation_id){status message errors{field code message __typename}newsletter{id __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":120},"template":{"required":true,"object":true},"location":{"id":true},"key":{"shortest":0,"longest":80}}, { "changes":["audit","newsletter","newsletter_tagged"] });
export const SaveLetterDocument = /* @__PURE__ */ call<SaveLetterMutation, SaveLetterMutationVariables>("mutation SaveLetter($id:ID!$name:String$template:JSON$subject:String$seen:DateTime$operation_id:String){updateNewsletter(id:$id name:$name template:$template subject:$subject seen:$seen operation_id:$operation_id){status message errors{field code message __typename}newsletter{id updated_at __typename}__typename}}", {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"template":{"object":true},"subject":{"shortest":0,"longest":200}}, { "changes":["audit","newsletter","newsletter_tagged"] });
export const SaveTemplateDocument = /* @__PURE__ */ call<SaveTemplateMutation, SaveTemplateMutationVariables>("mutation SaveTemplate($id:ID!$name:String$template:JSON$seen:DateTime$operation_id:String){updateNewsletterTemplate(id:$id name:$name template:$template seen:$seen operation_id:$operation_id){status message errors{field code message __typename}newsletter{id updated_at __typename}__typename}}", {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"template":{"object":true}}, { "changes":["audit","newsletter","newsletter_tagged"] });
