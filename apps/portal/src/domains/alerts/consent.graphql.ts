// Written by tools/generate.ts from consent.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnsubscribedEmailsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type UnsubscribedEmailsQuery = { people: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, purpose: string, how: string, source: string | null, reason: string | null, created_at: string, address: string, user: { id: string, full_name: string } | null }> } };

export type UnsubscribedPhonesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type UnsubscribedPhonesQuery = { people: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, purpose: string, how: string, source: string | null, reason: string | null, created_at: string, address: string, user: { id: string, full_name: string } | null }> } };

export type UnsubscribeLinkQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscribeLinkQuery = { getUnsubscribeLink: { address: string, unsubscribed: boolean } | null };

export const UnsubscribedEmailsDocument = /* @__PURE__ */ document<UnsubscribedEmailsQuery, UnsubscribedEmailsQueryVariables>("query UnsubscribedEmails($search:String$first:Int!$page:Int){people:unsubscribedEmails(search:$search first:$first page:$page){data{id address:email purpose how source reason created_at user{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","consent_entry","guardian_link","opted_out","student","user_location"],"list":{"name":"unsubscribedEmails","args":{"search":"$search","first":"$first","page":"$page"}} });
export const UnsubscribedPhonesDocument = /* @__PURE__ */ document<UnsubscribedPhonesQuery, UnsubscribedPhonesQueryVariables>("query UnsubscribedPhones($search:String$first:Int!$page:Int){people:unsubscribedSms(search:$search first:$first page:$page){data{id address:phone purpose how source reason created_at user{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","consent_entry","guardian_link","opted_out","student","user_location"],"list":{"name":"unsubscribedSms","args":{"search":"$search","first":"$first","page":"$page"}} });
export const UnsubscribeLinkDocument = /* @__PURE__ */ document<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>("query UnsubscribeLink($token:String!){getUnsubscribeLink(token:$token){address unsubscribed __typename}}", { "shows":["opted_out","unsubscribe_link"] });
