// Written by tools/generate.ts from credentials.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CredentialRowFragment = { id: string, kind: string, name: string, issued_on: string, expires_on: string | null, minutes: number | null, note: string | null, status: string, review_note: string | null, path: string | null, file_kind: string | null, mine: boolean | null, created_at: string, updated_at: string, user: { id: string, full_name: string } | null, approved_by: { id: string, full_name: string } | null };

export type StaffCredentialsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  user?: string | number | null | undefined;
  kind?: string | null | undefined;
  status?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type StaffCredentialsQuery = { getStaffCredentials: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, name: string, issued_on: string, expires_on: string | null, minutes: number | null, note: string | null, status: string, review_note: string | null, path: string | null, file_kind: string | null, mine: boolean | null, created_at: string, updated_at: string, user: { id: string, full_name: string } | null, approved_by: { id: string, full_name: string } | null }> } };

export type StaffStandingsQueryVariables = Exact<{
  location: string | number;
}>;


export type StaffStandingsQuery = { getStaffStanding: Array<{ user_id: string, name: string, kind: string, state: string, expires_on: string | null, minutes: number | null, minutes_needed: number | null }> };

export type StaffRequirementsQueryVariables = Exact<{
  location: string | number;
}>;


export type StaffRequirementsQuery = { getStaffRequirements: Array<{ kind: string, asked: boolean, months: number | null, minutes: number | null, roles: Array<string> | null, people: Array<string> }> };

export type CredentialTeamQueryVariables = Exact<{
  location: string | number;
}>;


export type CredentialTeamQuery = { getTeamDropdown: Array<{ id: string, full_name: string }> };

export type OpenCredentialMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type OpenCredentialMutation = { openStaffCredential: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const StaffCredentialsDocument = /* @__PURE__ */ document<StaffCredentialsQuery, StaffCredentialsQueryVariables>("query StaffCredentials($location:ID$user:ID$kind:String$status:String$before:Date$search:String$first:Int!$page:Int$sort:String){getStaffCredentials(location:$location user_id:$user kind:$kind status:$status expires_before:$before search:$search first:$first page:$page sort:$sort){data{...CredentialRow __typename}currentPage lastPage perPage total __typename}}fragment CredentialRow on StaffCredential{id user{id full_name __typename}kind name issued_on expires_on minutes note status review_note path file_kind mine created_at updated_at approved_by{id full_name __typename}__typename}", { "shows":["app_user","guardian_link","picture","role","staff_credential","student","user_location","user_role"],"sorts":["name","kind","issued_on","expires_on","status"],"list":{"name":"getStaffCredentials","args":{"location":"$location","user_id":"$user","kind":"$kind","status":"$status","expires_before":"$before","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const StaffStandingsDocument = /* @__PURE__ */ document<StaffStandingsQuery, StaffStandingsQueryVariables>("query StaffStandings($location:ID!){getStaffStanding(location:$location){user_id name kind state expires_on minutes minutes_needed __typename}}", { "shows":["app_user","location","role","staff_credential","staff_requirement","staff_requirement_person","timezone","user_location","user_role"] });
export const StaffRequirementsDocument = /* @__PURE__ */ document<StaffRequirementsQuery, StaffRequirementsQueryVariables>("query StaffRequirements($location:ID!){getStaffRequirements(location:$location){kind asked months minutes roles people __typename}}", { "shows":["app_user","role","staff_requirement","staff_requirement_person","user_location","user_role"] });
export const CredentialTeamDocument = /* @__PURE__ */ document<CredentialTeamQuery, CredentialTeamQueryVariables>("query CredentialTeam($location:ID!){getTeamDropdown(location:$location){id full_name __typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"] });
export const OpenCredentialDocument = /* @__PURE__ */ call<OpenCredentialMutation, OpenCredentialMutationVariables>("mutation OpenCredential($id:ID!$operation_id:String){openStaffCredential(id:$id operation_id:$operation_id){status message url errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true}});
