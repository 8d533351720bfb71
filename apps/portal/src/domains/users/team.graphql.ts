// Written by tools/generate.ts from team.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TeamQueryVariables = Exact<{
  location?: string | number | null | undefined;
  role?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type TeamQuery = { getTeamList: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, fname: string, lname: string, full_name: string, avatar: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, status: string, invited: boolean | null, has_password: boolean | null, last_login_time: string | null, updated_at: string | null, roles: Array<{ id: string, name: string }>, locations: Array<{ id: string, name: string }>, programs: Array<{ id: string, name: string, color_code: string | null }> }> } };

export type TeamLineFragment = { id: string, fname: string, lname: string, full_name: string, avatar: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, status: string, invited: boolean | null, has_password: boolean | null, last_login_time: string | null, updated_at: string | null, roles: Array<{ id: string, name: string }>, locations: Array<{ id: string, name: string }>, programs: Array<{ id: string, name: string, color_code: string | null }> };

export type TeamChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type TeamChoicesQuery = { location_programs: Array<{ id: string, name: string }>, locationsDropdown: Array<{ id: string, name: string }> };

export const TeamDocument = /* @__PURE__ */ document<TeamQuery, TeamQueryVariables>("query Team($location:ID$role:String$first:Int!$page:Int$search:String$status:String$sort:String){getTeamList(location:$location role:$role first:$first page:$page search:$search status:$status sort:$sort){data{...TeamLine __typename}currentPage lastPage perPage total __typename}}fragment TeamLine on User{id fname lname full_name avatar username email phone job_title status invited has_password last_login_time updated_at roles{id name __typename}locations{id name __typename}programs{id name color_code __typename}__typename}", { "shows":["app_user","guardian_link","location","role","room","room_staff","student","user_location","user_role"],"sorts":["name","email","login","created"],"list":{"name":"getTeamList","args":{"location":"$location","role":"$role","first":"$first","page":"$page","search":"$search","status":"$status","sort":"$sort"}} });
export const TeamChoicesDocument = /* @__PURE__ */ document<TeamChoicesQuery, TeamChoicesQueryVariables>("query TeamChoices($location:ID!){location_programs(location_id:$location){id name __typename}locationsDropdown{id name __typename}}", { "shows":["location","room","user_location"] });
