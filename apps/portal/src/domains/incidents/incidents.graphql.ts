// Written by tools/generate.ts from incidents.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnIncidentsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type OwnIncidentsQuery = { incidents: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, status: string, created_at: string, video_count: number | null, location_id: string, location: { id: string, name: string, timezone: { value: string } | null } | null, locations: Array<{ id: string, name: string }>, incident_videos: Array<{ id: string }> }> } };

export type MainIncidentsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type MainIncidentsQuery = { incidents: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, status: string, created_at: string, video_count: number | null, location_id: string, location: { id: string, name: string, timezone: { value: string } | null } | null, locations: Array<{ id: string, name: string }>, incident_videos: Array<{ id: string }> }> } };

export type OneIncidentQueryVariables = Exact<{
  id: string | number;
}>;


export type OneIncidentQuery = { incident: { details: string, note: string | null, embed_code: string | null, id: string, name: string, status: string, created_at: string, video_count: number | null, location_id: string, incident_videos: Array<{ id: string, camera_name: string, date: string | null, start_time: string | null, end_time: string | null, video: string | null, bytes: number | null, sha256: string | null, uploaded_at: string | null, begins_at: string | null, gaps: unknown, expires_at: string | null, cut_state: string | null, cut_problem: string | null, recorded: string | null, camera: { id: string } | null }>, shares: Array<{ id: string, user_name: string | null, expires_at: string, revoked_at: string | null, opened: number }>, history: Array<{ id: string, at: string, by_name: string | null, kind: string, from_status: string | null, to_status: string | null, note: string, video_id: string | null }>, location: { id: string, name: string, timezone: { value: string } | null } | null, locations: Array<{ id: string, name: string }> } | null };

export type IncidentStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentStatusesQuery = { incidentStatuses: Array<{ status: string, label: string, next: Array<string> }> };

export type CamerasToAskQueryVariables = Exact<{
  location: string | number;
}>;


export type CamerasToAskQuery = { location_cameras: Array<{ id: string, name: string }> };

export type VideoUploadLinkQueryVariables = Exact<{
  type: string;
}>;


export type VideoUploadLinkQuery = { videoUploadLink: { url: string, key: string } | null };

export type WatchIncidentVideoMutationVariables = Exact<{
  id: string | number;
  download?: boolean | null | undefined;
}>;


export type WatchIncidentVideoMutation = { watchIncidentVideo: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type IncidentRowFragment = { id: string, name: string, status: string, created_at: string, video_count: number | null, location_id: string, location: { id: string, name: string, timezone: { value: string } | null } | null, locations: Array<{ id: string, name: string }>, incident_videos: Array<{ id: string }> };

export const OwnIncidentsDocument = /* @__PURE__ */ document<OwnIncidentsQuery, OwnIncidentsQueryVariables>("query OwnIncidents($location:ID$status:String$search:String$sort:String$first:Int!$page:Int){incidents:ManagerIncidents(location:$location status:$status search:$search sort:$sort first:$first page:$page){data{...IncidentRow __typename}currentPage lastPage perPage total __typename}}fragment IncidentRow on Incident{id name status created_at video_count location_id location{id name timezone{value __typename}__typename}locations{id name __typename}incident_videos{id __typename}__typename}", { "shows":["camera","file","incident","incident_location","incident_video","location","timezone","user_location"],"sorts":["name","status","asked"],"list":{"name":"ManagerIncidents","args":{"location":"$location","status":"$status","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const MainIncidentsDocument = /* @__PURE__ */ document<MainIncidentsQuery, MainIncidentsQueryVariables>("query MainIncidents($location:ID$status:String$search:String$sort:String$first:Int!$page:Int){incidents:Incidents(location:$location status:$status search:$search sort:$sort first:$first page:$page){data{...IncidentRow __typename}currentPage lastPage perPage total __typename}}fragment IncidentRow on Incident{id name status created_at video_count location_id location{id name timezone{value __typename}__typename}locations{id name __typename}incident_videos{id __typename}__typename}", { "shows":["camera","file","incident","incident_location","incident_video","location","timezone"],"sorts":["name","status","asked"],"list":{"name":"Incidents","args":{"location":"$location","status":"$status","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const OneIncidentDocument = /* @__PURE__ */ document<OneIncidentQuery, OneIncidentQueryVariables>("query OneIncident($id:ID!){incident:getSingleIncident2(id:$id){...IncidentRow details note embed_code incident_videos{id camera_name camera{id __typename}date start_time end_time video bytes sha256 uploaded_at begins_at gaps expires_at cut_state cut_problem recorded __typename}shares{id user_name expires_at revoked_at opened __typename}history{id at by_name kind from_status to_status note video_id __typename}__typename}}fragment IncidentRow on Incident{id name status created_at video_count location_id location{id name timezone{value __typename}__typename}locations{id name __typename}incident_videos{id __typename}__typename}", { "shows":["app_user","camera","camera_recording","file","incident","incident_event","incident_location","incident_share","incident_video","location","recording_cut","timezone","user_location","video"] });
export const IncidentStatusesDocument = /* @__PURE__ */ document<IncidentStatusesQuery, IncidentStatusesQueryVariables>("query IncidentStatuses{incidentStatuses{status label next __typename}}", { "shows":[] });
export const CamerasToAskDocument = /* @__PURE__ */ document<CamerasToAskQuery, CamerasToAskQueryVariables>("query CamerasToAsk($location:ID!){location_cameras(location_id:$location){id name __typename}}", { "shows":["camera","user_location"] });
export const VideoUploadLinkDocument = /* @__PURE__ */ document<VideoUploadLinkQuery, VideoUploadLinkQueryVariables>("query VideoUploadLink($type:String!){videoUploadLink(type:$type){url key __typename}}", { "shows":[] });
export const WatchIncidentVideoDocument = /* @__PURE__ */ call<WatchIncidentVideoMutation, WatchIncidentVideoMutationVariables>("mutation WatchIncidentVideo($id:ID!$download:Boolean){watchIncidentVideo(id:$id download:$download){status message url errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true},"download":{"flag":true}}, { "changes":["audit","incident_event"] });
