// Written by tools/generate.ts from texts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TextRecipientsQueryVariables = Exact<{
  students?: Array<string | number> | string | number | null | undefined;
  programs?: Array<string | number> | string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
}>;


export type TextRecipientsQuery = { generateSmsStudent: Array<{ id: string, name: string, student: string | null, phone: string, reason: string | null }> };

export type TextsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type TextsQuery = { getInstantSms: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, message: string, created_at: string, recipients: unknown, sender: { id: string, full_name: string } | null }> } };

export type TextRepliesQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  undecided?: boolean | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type TextRepliesQuery = { smsResponse: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, phone: string, text: string, kind: string, decided: string | null, received_at: string, thread: unknown, user: { id: string, full_name: string } | null }> } };

export type AlertRoomsQueryVariables = Exact<{
  location: string | number;
}>;


export type AlertRoomsQuery = { location_programs: Array<{ id: string, name: string }> };

export const TextRecipientsDocument = /* @__PURE__ */ document<TextRecipientsQuery, TextRecipientsQueryVariables>("query TextRecipients($students:[ID!]$programs:[ID!]$users:[ID!]){generateSmsStudent(students:$students programs:$programs users:$users){id name student phone reason __typename}}", { "shows":["alert","app_user","guardian_link","opted_out","student","student_room","user_location"] });
export const TextsDocument = /* @__PURE__ */ document<TextsQuery, TextsQueryVariables>("query Texts($location:ID$search:String$first:Int!$page:Int){getInstantSms(location:$location search:$search first:$first page:$page){data{id message created_at recipients sender{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","guardian_link","student","text_message","text_recipient","user_location"] });
export const TextRepliesDocument = /* @__PURE__ */ document<TextRepliesQuery, TextRepliesQueryVariables>("query TextReplies($location:ID$search:String$undecided:Boolean$first:Int!$page:Int){smsResponse(location:$location search:$search undecided:$undecided first:$first page:$page){data{id phone text kind decided received_at thread user{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["alert","app_user","guardian_link","student","text_recipient","text_reply","user_location"],"list":{"name":"smsResponse","args":{"location":"$location","search":"$search","undecided":"$undecided","first":"$first","page":"$page"}} });
export const AlertRoomsDocument = /* @__PURE__ */ document<AlertRoomsQuery, AlertRoomsQueryVariables>("query AlertRooms($location:ID!){location_programs(location_id:$location){id name __typename}}", { "shows":["room","user_location"] });
