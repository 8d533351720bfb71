// Written by tools/generate.ts from checkRatio.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckRatioQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
  team?: Array<string | number> | string | number | null | undefined;
}>;


export type CheckRatioQuery = { checkRoomRatio: { broken: Array<{ id: string, name: string, color_code: string | null, children: number, staff: number, needed: number, capacity: number | null, broken: string | null }>, helpers: Array<{ id: string, full_name: string, program: { id: string, name: string } | null }> } | null };

export const CheckRatioDocument = /* @__PURE__ */ document<CheckRatioQuery, CheckRatioQueryVariables>("query CheckRatio($location:ID!$room:ID$students:[ID!]$team:[ID!]){checkRoomRatio(location:$location program_id:$room students:$students team:$team){broken{id name color_code children staff needed capacity broken __typename}helpers{id full_name program{id name __typename}__typename}__typename}}", { "shows":["app_user","attendance_room","centre","location","ratio_setting","room","room_staff","schedule","schedule_date","student","team_attendance","team_stretch","timezone"] });
