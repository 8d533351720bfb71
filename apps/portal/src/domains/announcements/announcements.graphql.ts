// Written by tools/generate.ts from announcements.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnnouncementsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type AnnouncementsQuery = { announcements: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, message: string, status: string, state: string | null, is_public: boolean, is_notification: boolean, color_code: string | null, start_date: string | null, expiry_date: string | null, created_at: string, seen_count: number | null, created_by: { id: string, full_name: string } | null, roles: Array<{ id: string, name: string }>, locations: Array<{ id: string, name: string }>, programs: Array<{ id: string, name: string }> }> } };

export type AnnouncementChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type AnnouncementChoicesQuery = { roles: Array<{ id: string, name: string }>, location_programs: Array<{ id: string, name: string }> };

export type AnnouncementSeenQueryVariables = Exact<{
  id: string | number;
}>;


export type AnnouncementSeenQuery = { getAnnouncementSeen: Array<{ id: string, name: string, at: string }> };

export const AnnouncementsDocument = /* @__PURE__ */ document<AnnouncementsQuery, AnnouncementsQueryVariables>("query Announcements($location:ID$program_id:ID$status:String$search:String$first:Int!$page:Int){announcements(location:$location program_id:$program_id status:$status search:$search first:$first page:$page){data{id message status state is_public is_notification color_code start_date expiry_date created_at seen_count created_by{id full_name __typename}roles{id name __typename}locations{id name __typename}programs{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["announcement","announcement_location","announcement_role","announcement_room","announcement_seen","app_user","guardian_link","location","role","room","student","timezone","user_location"],"list":{"name":"announcements","args":{"location":"$location","program_id":"$program_id","status":"$status","search":"$search","first":"$first","page":"$page"}} });
export const AnnouncementChoicesDocument = /* @__PURE__ */ document<AnnouncementChoicesQuery, AnnouncementChoicesQueryVariables>("query AnnouncementChoices($location:ID!){roles{id name __typename}location_programs(location_id:$location){id name __typename}}", { "shows":["role","room","user_location"] });
export const AnnouncementSeenDocument = /* @__PURE__ */ document<AnnouncementSeenQuery, AnnouncementSeenQueryVariables>("query AnnouncementSeen($id:ID!){getAnnouncementSeen(id:$id){id name at __typename}}", { "shows":["announcement_seen","app_user","guardian_link","role","student","user_location","user_role"] });
