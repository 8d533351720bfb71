// Written by tools/generate.ts from alerts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AlertsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AlertsQuery = { allAlert: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, message: string, urgent: boolean, drill: boolean, created_at: string, people: number | null, seen_count: number | null, sender: { id: string, full_name: string } | null }> } };

export type AlertFollowedQueryVariables = Exact<{
  id: string | number;
}>;


export type AlertFollowedQuery = { alert: { id: string, message: string, urgent: boolean, drill: boolean, created_at: string, people: number | null, seen_count: number | null, alert_user: unknown, sender: { id: string, full_name: string } | null } | null };

export type AlertWaysQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type AlertWaysQuery = { getAlertWays: { mail_after: number, text_after: number, own: boolean } | null };

export const AlertsDocument = /* @__PURE__ */ document<AlertsQuery, AlertsQueryVariables>("query Alerts($location:ID$search:String$first:Int!$page:Int){allAlert(location:$location search:$search first:$first page:$page){data{id message urgent drill created_at people seen_count sender{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["alert","alert_recipient","app_user","drill","guardian_link","student","user_location"] });
export const AlertFollowedDocument = /* @__PURE__ */ document<AlertFollowedQuery, AlertFollowedQueryVariables>("query AlertFollowed($id:ID!){alert(id:$id){id message urgent drill created_at people seen_count alert_user sender{id full_name __typename}__typename}}", { "shows":["alert","alert_delivery","alert_recipient","app_user","drill","guardian_link","notification","outbox","push_message","student","text_recipient","user_location"] });
export const AlertWaysDocument = /* @__PURE__ */ document<AlertWaysQuery, AlertWaysQueryVariables>("query AlertWays($location:ID){getAlertWays(location:$location){mail_after text_after own __typename}}", { "shows":["alert_setting","location_setting"] });
