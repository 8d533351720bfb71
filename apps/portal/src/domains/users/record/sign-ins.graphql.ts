// Written by tools/generate.ts from sign-ins.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonSignInsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
}>;


export type PersonSignInsQuery = { getUserLoginHistory: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, device: unknown, ip: string | null, login_time: string, last_used_at: string, logout_time: string | null, end_reason: string | null }> } };

export type PersonCountersQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonCountersQuery = { getUserCounters: { id: string, students: number, notifications: number, questions: number } | null };

export const PersonSignInsDocument = /* @__PURE__ */ document<PersonSignInsQuery, PersonSignInsQueryVariables>("query PersonSignIns($id:ID!$page:Int){getUserLoginHistory(user_id:$id first:20 page:$page){data{id device ip login_time last_used_at logout_time end_reason __typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","guardian_link","session","student","user_location"] });
export const PersonCountersDocument = /* @__PURE__ */ document<PersonCountersQuery, PersonCountersQueryVariables>("query PersonCounters($id:ID!){getUserCounters(id:$id){id students notifications questions __typename}}", { "shows":["alert","app_user","chat_gap","chat_join","chat_message","chat_room_join","chat_seen","file","file_read","file_share","forgotten_checkout","forgotten_checkout_link","form","form_entry","form_share","guardian_link","invoice","notification","role","room","student","student_room","user_location","user_role"] });
