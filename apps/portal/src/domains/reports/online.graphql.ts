// Written by tools/generate.ts from online.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnlineContactsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  page?: number | null | undefined;
}>;


export type OnlineContactsQuery = { getOnlineContactsReport: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string | null, device: unknown, login_time: string, last_used_at: string, watching: string | null, user: { id: string, full_name: string, avatar: string | null } | null }> } };

export const OnlineContactsDocument = /* @__PURE__ */ document<OnlineContactsQuery, OnlineContactsQueryVariables>("query OnlineContacts($location:ID$page:Int){getOnlineContactsReport(location:$location first:50 page:$page){data{id device login_time last_used_at watching user{id full_name avatar __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","camera","camera_view","guardian_link","role","session","student","user_location","user_role"],"list":{"name":"getOnlineContactsReport","args":{"location":"$location","first":50,"page":"$page"}} });
