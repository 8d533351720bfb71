// Written by tools/generate.ts from roomNow.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomNowQueryVariables = Exact<{
  location: string | number;
}>;


export type RoomNowQuery = { getActiveStudents: Array<{ id: string, fname: string, lname: string, full_name: string, image: string | null, absent: boolean | null, checked_in_out: unknown, allergy_notes: unknown, care_plans: Array<{ id: string, name: string, severity: string, kind: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string }>, guardians: Array<{ id: string, black_list: boolean | null, black_list_note: string | null, user: { id: string, full_name: string } | null }>, program: { id: string, name: string, color_code: string | null } | null, allergies: Array<{ id: string, name: string }>, exclusions: Array<{ id: string, kind: string }>, health_checks: Array<{ id: string, findings: unknown }>, medications: Array<{ id: string, name: string }> }> };

export type RoomStaffQueryVariables = Exact<{
  location: string | number;
}>;


export type RoomStaffQuery = { getRoomRatio: Array<{ id: string, children: number, staff: number, needed: number, most: number | null, capacity: number | null, broken: string | null, exceeded: boolean, team: Array<{ id: string, full_name: string }> }> };

export type RoomStaffChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type RoomStaffChangedSubscription = { roomRatioChanged: { rooms: Array<{ id: string, children: number, staff: number, needed: number, most: number | null, capacity: number | null, broken: string | null, exceeded: boolean, team: Array<{ id: string, full_name: string }> }> } | null };

export type RoomStandingFragment = { id: string, children: number, staff: number, needed: number, most: number | null, capacity: number | null, broken: string | null, exceeded: boolean, team: Array<{ id: string, full_name: string }> };

export type StudentNowFragment = { id: string, fname: string, lname: string, full_name: string, image: string | null, absent: boolean | null, checked_in_out: unknown, allergy_notes: unknown, program: { id: string, name: string, color_code: string | null } | null, allergies: Array<{ id: string, name: string }>, care_plans: Array<{ id: string, name: string, severity: string }>, exclusions: Array<{ id: string, kind: string }>, health_checks: Array<{ id: string, findings: unknown }>, medications: Array<{ id: string, name: string }> };

export type CareStepsFragment = { id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string };

export const RoomNowDocument = /* @__PURE__ */ document<RoomNowQuery, RoomNowQueryVariables>("query RoomNow($location:ID!){getActiveStudents(location:$location){...StudentNow care_plans{...CareSteps __typename}guardians{id black_list black_list_note user{id full_name __typename}__typename}__typename}}fragment StudentNow on Student{id fname lname full_name image absent checked_in_out program{id name color_code __typename}allergies{id name __typename}allergy_notes care_plans{id name severity __typename}exclusions{id kind __typename}health_checks{id findings __typename}medications{id name __typename}__typename}fragment CareSteps on CarePlan{id kind name severity triggers signs steps medicine medicine_at doctor doctor_phone starts_on ends_on __typename}", { "shows":["absence","allergy","app_user","attendance","attendance_room","care_plan","guardian_link","health_check","illness","location","medication","room","student","student_allergy","student_medication","timezone","user_location"] });
export const RoomStaffDocument = /* @__PURE__ */ document<RoomStaffQuery, RoomStaffQueryVariables>("query RoomStaff($location:ID!){getRoomRatio(location:$location){...RoomStanding __typename}}fragment RoomStanding on RoomRatio{id children staff team{id full_name __typename}needed most capacity broken exceeded __typename}", { "shows":["app_user","attendance_room","centre","location","ratio_setting","room","room_staff","schedule","schedule_date","student","team_attendance","team_stretch","timezone"] });
export const RoomStaffChangedDocument = /* @__PURE__ */ document<RoomStaffChangedSubscription, RoomStaffChangedSubscriptionVariables>("subscription RoomStaffChanged($location:ID!){roomRatioChanged(location:$location){rooms{...RoomStanding __typename}__typename}}fragment RoomStanding on RoomRatio{id children staff team{id full_name __typename}needed most capacity broken exceeded __typename}");
