// Written by tools/generate.ts from timeOff.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TimeOffQueryVariables = Exact<{
  person: string | number;
}>;


export type TimeOffQuery = { getStaffPtos: Array<{ id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, status: string, answer: string | null, minutes: number | null, decided_by: { full_name: string } | null }>, getStaffPtoBalance: { given: number, used: number, balance: number, requested: number, entries: Array<{ id: string, kind: string, minutes: number, date: string, note: string | null, written_by: string | null }> } | null };

export type TimeOffRequestsQueryVariables = Exact<{
  location: string | number;
}>;


export type TimeOffRequestsQuery = { staffPtoRequests: Array<{ id: string, start_date: string, end_date: string, start_time: string | null, end_time: string | null, reason: string | null, note: string | null, minutes: number | null, user: { id: string, full_name: string, avatar: string | null } | null }> };

export type GiveTimeOffMutationVariables = Exact<{
  person: string | number;
  minutes: number;
  date: string;
  note?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveTimeOffMutation = { giveStaffPto: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const TimeOffDocument = /* @__PURE__ */ document<TimeOffQuery, TimeOffQueryVariables>("query TimeOff($person:ID!){getStaffPtos(user_id:$person){id start_date end_date start_time end_time reason note status answer minutes decided_by{full_name __typename}__typename}getStaffPtoBalance(user_id:$person){given used balance requested entries{id kind minutes date note written_by __typename}__typename}}", { "shows":["app_user","centre","closure","guardian_link","pto_entry","roster_time","student","time_off","user_location"] });
export const TimeOffRequestsDocument = /* @__PURE__ */ document<TimeOffRequestsQuery, TimeOffRequestsQueryVariables>("query TimeOffRequests($location:ID!){staffPtoRequests(location:$location){id start_date end_date start_time end_time reason note minutes user{id full_name avatar __typename}__typename}}", { "shows":["app_user","centre","closure","guardian_link","pto_entry","roster_time","student","time_off","user_location"] });
export const GiveTimeOffDocument = /* @__PURE__ */ call<GiveTimeOffMutation, GiveTimeOffMutationVariables>("mutation GiveTimeOff($person:ID!$minutes:Int!$date:Date!$note:String$operation_id:String){giveStaffPto(user_id:$person minutes:$minutes date:$date note:$note operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"person":{"required":true,"id":true},"minutes":{"required":true,"least":-525600,"most":525600,"number":true},"date":{"required":true},"note":{"shortest":0,"longest":200}}, { "changes":["audit","pto_entry"] });
