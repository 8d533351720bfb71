// Written by tools/generate.ts from log.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessagesLogQueryVariables = Exact<{
  location: string | number;
  program_id?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type MessagesLogQuery = { getMessagesLog: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, message: string | null, original: string | null, changes: unknown, deleted: boolean | null, updated_at: string | null, created_at: string, seen_at: string | null, sender_name: string | null, from_staff: boolean, bulk: boolean, student: { id: string, full_name: string } | null, program: { id: string, name: string } | null, relation: { name: string } | null }> } };

export type LogRoomsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type LogRoomsQuery = { teacherChatPrograms: Array<{ id: string, name: string }> };

export const MessagesLogDocument = /* @__PURE__ */ document<MessagesLogQuery, MessagesLogQueryVariables>("query MessagesLog($location:ID!$program_id:ID$start_date:Date$end_date:Date$search:String$first:Int!$page:Int){getMessagesLog(location:$location program_id:$program_id start_date:$start_date end_date:$end_date search:$search first:$first page:$page){data{id message original changes deleted updated_at created_at seen_at sender_name from_staff bulk student{id full_name __typename}program{id name __typename}relation{name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","attendance_room","chat_addressee","chat_change","chat_message","chat_seen","relationship","room","room_staff","student","student_room","user_location"] });
export const LogRoomsDocument = /* @__PURE__ */ document<LogRoomsQuery, LogRoomsQueryVariables>("query LogRooms($location:ID){teacherChatPrograms(location:$location){id name __typename}}", { "shows":["app_user","chat_addressee","chat_message","chat_seen","room","room_staff","user_location"] });
