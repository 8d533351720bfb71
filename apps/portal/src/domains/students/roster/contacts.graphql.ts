// Written by tools/generate.ts from contacts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactsToLinkQueryVariables = Exact<{
  location: string | number;
  search?: string | null | undefined;
}>;


export type ContactsToLinkQuery = { users: { data: Array<{ id: string, full_name: string, email: string | null, avatar: string | null }> } };

export const ContactsToLinkDocument = /* @__PURE__ */ document<ContactsToLinkQuery, ContactsToLinkQueryVariables>("query ContactsToLink($location:ID!$search:String){users(location:$location first:20 search:$search sort:\"name\"){data{id full_name email avatar __typename}__typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"],"list":{"name":"users","args":{"location":"$location","first":20,"search":"$search","sort":"name"}} });
