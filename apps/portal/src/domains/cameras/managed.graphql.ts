// Written by tools/generate.ts from managed.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedCamerasQueryVariables = Exact<{
  location?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ManagedCamerasQuery = { cameras: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, code: string, color_code: string, status: string, order: number, health: unknown, watching: number | null, blackout: unknown, has_source: boolean | null, staff_only: boolean | null, has_low: boolean | null, camera_id: string | null, audio: boolean, location_id: string, location: { timezone: { value: string } | null } | null, room: { id: string, name: string, color_code: string | null } | null, schedule: { id: string, name: string, scheduledates: Array<{ day: string }> } | null }> } };

export const ManagedCamerasDocument = /* @__PURE__ */ document<ManagedCamerasQuery, ManagedCamerasQueryVariables>("query ManagedCameras($location:ID$first:Int!$page:Int$search:String$status:String$sort:String){cameras(location:$location first:$first page:$page search:$search status:$status sort:$sort){data{id name code color_code status order health watching blackout has_source staff_only has_low camera_id audio location_id location{timezone{value __typename}__typename}room{id name color_code __typename}schedule{id name scheduledates{day __typename}__typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["camera","camera_blackout","camera_fault","camera_group_camera","camera_state","camera_test","camera_view","location","room","schedule","schedule_date","student_camera","timezone","user_location"],"sorts":["camera"],"list":{"name":"cameras","args":{"location":"$location","first":"$first","page":"$page","search":"$search","status":"$status","sort":"$sort"}} });
