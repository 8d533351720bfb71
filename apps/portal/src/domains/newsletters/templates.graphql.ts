// Written by tools/generate.ts from templates.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TemplateGalleryQueryVariables = Exact<{
  search?: string | null | undefined;
  tags?: Array<string | number> | string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type TemplateGalleryQuery = { newsletterTemplates: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, key: string | null, published: boolean, uploaded: boolean, template: unknown, updated_at: string, tags: Array<{ id: string, name: string }> }> }, newsletterTags: Array<{ id: string, name: string, color: string | null }> };

export type LetterTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterTagsQuery = { newsletterTags: Array<{ id: string, name: string, color: string | null }> };

export type CreateTemplateSaidMutationVariables = Exact<{
  name: string;
  template: unknown;
  key?: string | null | undefined;
  tags?: Array<string | number> | string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateTemplateSaidMutation = { createNewsletterTemplate: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, newsletter: { id: string } | null } | null };

export const TemplateGalleryDocument = /* @__PURE__ */ document<TemplateGalleryQuery, TemplateGalleryQueryVariables>("query TemplateGallery($search:String$tags:[ID!]$first:Int!$page:Int){newsletterTemplates(search:$search tags:$tags first:$first page:$page){data{id name key published uploaded template updated_at tags{id name __typename}__typename}currentPage lastPage perPage total __typename}newsletterTags{id name color __typename}}", { "shows":["newsletter","newsletter_tag","newsletter_tagged"] });
export const LetterTagsDocument = /* @__PURE__ */ document<LetterTagsQuery, LetterTagsQueryVariables>("query LetterTags{newsletterTags{id name color __typename}}", { "shows":["newsletter_tag"] });
export const CreateTemplateSaidDocument = /* @__PURE__ */ call<CreateTemplateSaidMutation, CreateTemplateSaidMutationVariables>("mutation CreateTemplateSaid($name:String!$template:JSON!$key:String$tags:[ID!]$operation_id:String){createNewsletterTemplate(name:$name template:$template key:$key tags:$tags operation_id:$operation_id){status message errors{field code message __typename}newsletter{id __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":120},"template":{"required":true,"object":true},"key":{"shortest":0,"longest":80},"tags":{"shortest":0,"longest":50,"list":true,"id":true}}, { "changes":["audit","newsletter","newsletter_tagged"] });
