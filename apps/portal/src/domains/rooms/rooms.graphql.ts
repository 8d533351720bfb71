// Written by tools/generate.ts from rooms.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type RoomsQuery = { programs: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, color_code: string | null, capacity: number | null, max_ratio: number | null, student_count: number | null, checked_in_count: number | null, camera_group: { id: string, name: string } | null, billing_programs: Array<{ id: string, name: string }>, cameras: Array<{ id: string, name: string }>, teachers: Array<{ id: string, full_name: string, avatar: string | null }>, staff_now: Array<{ id: string, full_name: string }> }> } };

export const RoomsDocument = /* @__PURE__ */ document<RoomsQuery, RoomsQueryVariables>("query Rooms($location:ID$first:Int!$page:Int$search:String){programs(location:$location first:$first page:$page search:$search){data{id name color_code capacity max_ratio student_count checked_in_count camera_group{id name __typename}billing_programs{id name __typename}cameras{id name __typename}teachers{id full_name avatar __typename}staff_now{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","attendance_room","billing_program","billing_program_room","camera","camera_group","guardian_link","room","room_staff","student","team_stretch","user_location"],"list":{"name":"programs","args":{"location":"$location","first":"$first","page":"$page","search":"$search"}} });
