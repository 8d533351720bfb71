// Written by tools/generate.ts from teamDays.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TeamDaysQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type TeamDaysQuery = { getTeamAttendance: Array<{ date: string, state: string, since: string | null, start_time: string | null, end_time: string | null, break_time: number, minutes: number, id: string | null, user: { id: string, full_name: string, avatar: string | null, job_title: string | null } | null, program: { id: string, name: string, color_code: string | null } | null, home_rooms: Array<{ id: string, name: string, color_code: string | null }>, shifts: Array<{ id: string, start_time: string, end_time: string | null, break_time: number, minutes: number, note: string | null, concerns: Array<string>, corrected_at: string | null, confirmed_at: string | null, stretches: Array<{ started_at: string, ended_at: string | null, program: { id: string, name: string, color_code: string | null } | null }> }> }> };

export const TeamDaysDocument = /* @__PURE__ */ document<TeamDaysQuery, TeamDaysQueryVariables>("query TeamDays($location:ID!$date:Date!){getTeamAttendance(location:$location date:$date){user{id full_name avatar job_title __typename}date state since start_time end_time break_time minutes id program{id name color_code __typename}home_rooms{id name color_code __typename}shifts{id start_time end_time break_time minutes note concerns corrected_at confirmed_at stretches{started_at ended_at program{id name color_code __typename}__typename}__typename}__typename}}", { "shows":["app_user","location","role","room","room_staff","team_attendance","team_stretch","timezone","user_location","user_role"] });
