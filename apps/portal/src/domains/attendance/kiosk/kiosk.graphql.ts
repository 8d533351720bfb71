// Written by tools/generate.ts from kiosk.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KioskQueryVariables = Exact<{
  location: string | number;
  manages: boolean;
}>;


export type KioskQuery = { getTimeclockLink?: { id: string, active: boolean, bound: boolean | null } | null, getKiosks: Array<{ id: string, name: string | null, enrolled_at: string, revoked_at: string | null, last_seen_at: string, clock_error: number | null, queued: number }>, getDoorAlerts: { data: Array<{ id: string, kind: string, at: string, student: { id: string, full_name: string } | null, user: { id: string, full_name: string, avatar: string | null } | null }> }, getKioskConflicts: { total: number, data: Array<{ id: string, action: string, at: string, code: string | null, received_at: string | null, signature: string | null, their_kind: string | null, their_at: string | null, their_source: string | null, their_name: string | null, student: { id: string, full_name: string, image: string | null } | null, action_by: { id: string, full_name: string, avatar: string | null } | null }> } };

export type SettledConflictsQueryVariables = Exact<{
  location: string | number;
  page?: number | null | undefined;
}>;


export type SettledConflictsQuery = { getKioskConflicts: { total: number, currentPage: number, lastPage: number, perPage: number, data: Array<{ state: string, reason: string | null, settled_at: string | null, id: string, action: string, at: string, code: string | null, received_at: string | null, signature: string | null, their_kind: string | null, their_at: string | null, their_source: string | null, their_name: string | null, settled_by: { id: string, full_name: string } | null, student: { id: string, full_name: string, image: string | null } | null, action_by: { id: string, full_name: string, avatar: string | null } | null }> } };

export type KioskConflictFragment = { id: string, action: string, at: string, code: string | null, received_at: string | null, signature: string | null, their_kind: string | null, their_at: string | null, their_source: string | null, their_name: string | null, student: { id: string, full_name: string, image: string | null } | null, action_by: { id: string, full_name: string, avatar: string | null } | null };

export type KioskChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type KioskChangedSubscription = { kioskChanged: { location: string } | null };

export type DoorAlertRaisedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type DoorAlertRaisedSubscription = { doorAlertRaised: { location: string } | null };

export const KioskDocument = /* @__PURE__ */ document<KioskQuery, KioskQueryVariables>("query Kiosk($location:ID!$manages:Boolean!){getTimeclockLink(location:$location)@include(if:$manages){id active bound __typename}getKiosks(location:$location){id name enrolled_at revoked_at last_seen_at clock_error queued __typename}getDoorAlerts(location:$location){data{id kind student{id full_name __typename}at user{id full_name avatar __typename}__typename}__typename}getKioskConflicts(location:$location){total data{...KioskConflict __typename}__typename}}fragment KioskConflict on KioskCheck{id action at code received_at signature their_kind their_at their_source their_name student{id full_name image __typename}action_by{id full_name avatar __typename}__typename}", { "shows":["app_user","attendance_event","door_alert","guardian_link","kiosk_check","kiosk_device","kiosk_event","student","timeclock_link","user_location"] });
export const SettledConflictsDocument = /* @__PURE__ */ document<SettledConflictsQuery, SettledConflictsQueryVariables>("query SettledConflicts($location:ID!$page:Int){getKioskConflicts(location:$location settled:\"yes\" first:20 page:$page){total currentPage lastPage perPage data{...KioskConflict state reason settled_at settled_by{id full_name __typename}__typename}__typename}}fragment KioskConflict on KioskCheck{id action at code received_at signature their_kind their_at their_source their_name student{id full_name image __typename}action_by{id full_name avatar __typename}__typename}", { "shows":["app_user","attendance_event","guardian_link","kiosk_check","kiosk_event","student","user_location"] });
export const KioskChangedDocument = /* @__PURE__ */ document<KioskChangedSubscription, KioskChangedSubscriptionVariables>("subscription KioskChanged($location:ID!){kioskChanged(location:$location){location __typename}}");
export const DoorAlertRaisedDocument = /* @__PURE__ */ document<DoorAlertRaisedSubscription, DoorAlertRaisedSubscriptionVariables>("subscription DoorAlertRaised($location:ID!){doorAlertRaised(location:$location){location __typename}}");
