// Written by tools/generate.ts from staffShifts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StaffShiftsQueryVariables = Exact<{
  location: string | number;
  from: string;
  to: string;
  user?: string | number | null | undefined;
  page?: number | null | undefined;
}>;


export type StaffShiftsQuery = { getTimeClockReport: Array<{ id: string, date: string, start_time: string | null, end_time: string | null, break_time: number | null, minutes: number | null, note: string | null, corrected_at: string | null, confirmed_at: string | null, user: { id: string, full_name: string, avatar: string | null } | null, stretches: Array<{ id: string, program: { id: string, name: string, color_code: string | null } | null }> }> };

export const StaffShiftsDocument = /* @__PURE__ */ document<StaffShiftsQuery, StaffShiftsQueryVariables>("query StaffShifts($location:ID!$from:Date!$to:Date!$user:ID$page:Int){getTimeClockReport(location:$location user_id:$user start_date:$from end_date:$to first:200 page:$page){id date start_time end_time break_time minutes note corrected_at confirmed_at user{id full_name avatar __typename}stretches{id program{id name color_code __typename}__typename}__typename}}", { "shows":["app_user","guardian_link","location","room","student","team_attendance","team_stretch","timezone","user_location"] });
