// Written by tools/generate.ts from merge.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonMergesQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonMergesQuery = { getUserMerges: Array<{ id: string, name: string, merged_at: string, merged_by: string | null }> };

export type PeopleToMergeQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
}>;


export type PeopleToMergeQuery = { users: { data: Array<{ id: string, full_name: string, email: string | null, avatar: string | null, has_password: boolean | null, students: Array<{ id: string, full_name: string }> }> } };

export type MergePeopleMutationVariables = Exact<{
  kept: string | number;
  duplicate: string | number;
  operation_id?: string | null | undefined;
}>;


export type MergePeopleMutation = { mergeUsers: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type UndoPeopleMergeMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type UndoPeopleMergeMutation = { undoUserMerge: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export type InvitesWaitingQueryVariables = Exact<{
  location?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type InvitesWaitingQuery = { users: { lastPage: number, total: number, data: Array<{ id: string }> } };

export const PersonMergesDocument = /* @__PURE__ */ document<PersonMergesQuery, PersonMergesQueryVariables>("query PersonMerges($id:ID!){getUserMerges(user_id:$id){id name merged_at merged_by __typename}}", { "shows":["app_user","merge"] });
export const PeopleToMergeDocument = /* @__PURE__ */ document<PeopleToMergeQuery, PeopleToMergeQueryVariables>("query PeopleToMerge($location:ID$search:String){users(location:$location first:20 search:$search sort:\"name\"){data{id full_name email avatar has_password students{id full_name __typename}__typename}__typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"],"list":{"name":"users","args":{"location":"$location","first":20,"search":"$search","sort":"name"}} });
export const MergePeopleDocument = /* @__PURE__ */ call<MergePeopleMutation, MergePeopleMutationVariables>("mutation MergePeople($kept:ID!$duplicate:ID!$operation_id:String){mergeUsers(user_id:$kept duplicate_id:$duplicate operation_id:$operation_id){status message errors{field code message __typename}__typename}}", {"kept":{"required":true,"id":true},"duplicate":{"required":true,"id":true}}, { "changes":["app_user","audit","guardian_link","merge","reader_epoch","ticket","ticket_history"] });
export const UndoPeopleMergeDocument = /* @__PURE__ */ call<UndoPeopleMergeMutation, UndoPeopleMergeMutationVariables>("mutation UndoPeopleMerge($id:ID!$operation_id:String){undoUserMerge(user_id:$id operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["app_user","audit","guardian_link","merge","reader_epoch"] });
export const InvitesWaitingDocument = /* @__PURE__ */ document<InvitesWaitingQuery, InvitesWaitingQueryVariables>("query InvitesWaiting($location:ID$first:Int!$page:Int){users(location:$location first:$first page:$page status:\"invited\"){data{id __typename}lastPage total __typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"],"list":{"name":"users","args":{"location":"$location","first":"$first","page":"$page","status":"invited"}} });
