// Written by tools/generate.ts from waiting.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingContactsQueryVariables = Exact<{
  location: string | number;
}>;


export type WaitingContactsQuery = { getManagerPendingUser: { data: Array<{ id: string, full_name: string, email: string | null }> } };

export type NeedsYouQueryVariables = Exact<{
  location: string | number;
  papers: boolean;
  forms: boolean;
  team: boolean;
  billing: boolean;
}>;


export type NeedsYouQuery = { staffPtoRequests?: Array<{ id: string, start_date: string, end_date: string, reason: string | null, note: string | null, minutes: number | null, user: { id: string, full_name: string } | null }>, locationStudentDocuments?: { total: number, data: Array<{ id: string, name: string, student: { id: string, full_name: string } | null, created_by: { id: string, full_name: string } | null }> }, getFormSubmissions?: { total: number, data: Array<{ id: string, form_id: string, form_name: string | null, submitted_at: string | null, student: { id: string, full_name: string } | null, user: { id: string, full_name: string } | null }> }, getInvoiceQuestions?: { total: number, data: Array<{ id: string, note: string, asked_by: string | null, created_at: string, invoice: { id: string, number: string | null, student_id: string } | null }> }, injuryReports: { total: number, data: Array<{ id: string, date: string, time: string, student: { id: string, full_name: string } | null, created_by: { id: string, full_name: string } | null }> }, getKioskConflicts: { total: number, data: Array<{ id: string, at: string, action: string, student: { id: string, full_name: string } | null }> } };

export type RoomsOfWaitingPhotosQueryVariables = Exact<{
  location: string | number;
}>;


export type RoomsOfWaitingPhotosQuery = { location_programs: Array<{ id: string }> };

export type WaitingPhotosQueryVariables = Exact<{
  programs: Array<string | number> | string | number;
}>;


export type WaitingPhotosQuery = { programsStudentPhotos: Array<{ student: { id: string, full_name: string } | null, photos: Array<{ id: string, approved: boolean, author: string | null, thumbnail: string | null }> }> };

export const WaitingContactsDocument = /* @__PURE__ */ document<WaitingContactsQuery, WaitingContactsQueryVariables>("query WaitingContacts($location:ID!){getManagerPendingUser(location:$location first:20){data{id full_name email __typename}__typename}}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"] });
export const NeedsYouDocument = /* @__PURE__ */ document<NeedsYouQuery, NeedsYouQueryVariables>("query NeedsYou($location:ID!$papers:Boolean!$forms:Boolean!$team:Boolean!$billing:Boolean!){staffPtoRequests(location:$location)@include(if:$team){id start_date end_date reason note minutes user{id full_name __typename}__typename}locationStudentDocuments(location:$location status:\"waiting\" first:5)@include(if:$papers){data{id name student{id full_name __typename}created_by{id full_name __typename}__typename}total __typename}getFormSubmissions(location:$location status:\"submitted\" first:5)@include(if:$forms){data{id form_id form_name submitted_at student{id full_name __typename}user{id full_name __typename}__typename}total __typename}getInvoiceQuestions(location:$location open:true first:5)@include(if:$billing){data{id note asked_by created_at invoice{id number student_id __typename}__typename}total __typename}injuryReports(location:$location state:\"unreviewed\" first:5){data{id date time student{id full_name __typename}created_by{id full_name __typename}__typename}total __typename}getKioskConflicts(location:$location settled:\"no\" first:5){data{id at action student{id full_name __typename}__typename}total __typename}}", { "shows":["app_user","centre","closure","form","form_entry","guardian_link","injury_report","invoice","invoice_question","kiosk_check","pto_entry","roster_time","student","student_document","time_off","user_location"],"list":{"name":"locationStudentDocuments","args":{"location":"$location","status":"waiting","first":5}} });
export const RoomsOfWaitingPhotosDocument = /* @__PURE__ */ document<RoomsOfWaitingPhotosQuery, RoomsOfWaitingPhotosQueryVariables>("query RoomsOfWaitingPhotos($location:ID!){location_programs(location_id:$location){id __typename}}", { "shows":["room","user_location"] });
export const WaitingPhotosDocument = /* @__PURE__ */ document<WaitingPhotosQuery, WaitingPhotosQueryVariables>("query WaitingPhotos($programs:[ID!]!){programsStudentPhotos(programs:$programs first:200){student{id full_name __typename}photos{id approved author thumbnail __typename}__typename}}", { "shows":["activity","activity_student","app_user","location","student","timezone","user_location"] });
