// Written by tools/generate.ts from log.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CommunicationLogQueryVariables = Exact<{
  location: string | number;
  kind?: string | null | undefined;
  program_id?: string | number | null | undefined;
  user_id?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CommunicationLogQuery = { getCommunicationLog: { person: string | null, currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ kind: string, id: string, at: string, sender: string | null, relation: string | null, student_id: string | null, program_id: string | null, about: string | null, to: string | null, subject: string | null, message: string | null, file: string | null, people: number, reached: number, failed: number, waiting: number, seen_at: string | null, marks: Array<string> }> } | null };

export type CommunicationPeopleQueryVariables = Exact<{
  location: string | number;
  kind: string;
  id: number;
}>;


export type CommunicationPeopleQuery = { getCommunicationPeople: Array<{ id: string, name: string | null, address: string, status: string, reason: string | null, at: string }> };

export type LogRoomsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type LogRoomsQuery = { teacherChatPrograms: Array<{ id: string, name: string }> };

export const CommunicationLogDocument = /* @__PURE__ */ document<CommunicationLogQuery, CommunicationLogQueryVariables>("query CommunicationLog($location:ID!$kind:String$program_id:ID$user_id:ID$start_date:Date$end_date:Date$search:String$first:Int!$page:Int){getCommunicationLog(location:$location kind:$kind program_id:$program_id user_id:$user_id start_date:$start_date end_date:$end_date search:$search first:$first page:$page){data{kind id at sender relation student_id program_id about to subject message file people reached failed waiting seen_at marks __typename}person currentPage lastPage perPage total __typename}}", { "shows":["alert","alert_recipient","app_user","attendance_room","chat_addressee","chat_message","chat_seen","drill","file","guardian_link","letter_recipient","letter_send","location","newsletter","relationship","room","room_staff","student","student_room","text_message","text_recipient","timezone","user_location"],"list":{"name":"getCommunicationLog","args":{"location":"$location","kind":"$kind","program_id":"$program_id","user_id":"$user_id","start_date":"$start_date","end_date":"$end_date","search":"$search","first":"$first","page":"$page"}} });
export const CommunicationPeopleDocument = /* @__PURE__ */ document<CommunicationPeopleQuery, CommunicationPeopleQueryVariables>("query CommunicationPeople($location:ID!$kind:String!$id:Int!){getCommunicationPeople(location:$location kind:$kind id:$id){id name address status reason at __typename}}", { "shows":["alert","app_user","guardian_link","student","text_message","text_recipient","user_location"] });
export const LogRoomsDocument = /* @__PURE__ */ document<LogRoomsQuery, LogRoomsQueryVariables>("query LogRooms($location:ID){teacherChatPrograms(location:$location){id name __typename}}", { "shows":["app_user","chat_addressee","chat_message","chat_seen","room","room_staff","user_location"] });
