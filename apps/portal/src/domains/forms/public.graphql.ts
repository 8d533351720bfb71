// Written by tools/generate.ts from public.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicFormQueryVariables = Exact<{
  form_id: string;
}>;


export type PublicFormQuery = { getPublicWebForm: { id: string, name: string, description: string | null, instructions: string | null, button: string | null, confirmation: string | null, version: number, document: unknown } | null };

export const PublicFormDocument = /* @__PURE__ */ document<PublicFormQuery, PublicFormQueryVariables>("query PublicForm($form_id:String!){getPublicWebForm(form_id:$form_id){id name description instructions button confirmation version document __typename}}");
