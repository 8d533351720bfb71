// Written by tools/generate.ts from clockAtScreen.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClockAtScreenMutationVariables = Exact<{
  room: string | number;
  action: string;
  team: Array<string | number> | string | number;
  time: string;
  date: string;
  operation_id?: string | null | undefined;
}>;


export type ClockAtScreenMutation = { saveAttandanceTeamFromScreen: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const ClockAtScreenDocument = /* @__PURE__ */ call<ClockAtScreenMutation, ClockAtScreenMutationVariables>("mutation ClockAtScreen($room:ID!$action:String!$team:[ID!]!$time:Clock!$date:Date!$operation_id:String){saveAttandanceTeamFromScreen(program_id:$room action:$action team:$team time:$time date:$date operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"room":{"required":true,"id":true},"action":{"required":true},"team":{"required":true,"shortest":1,"longest":1,"list":true,"id":true},"time":{"required":true},"date":{"required":true}}, { "changes":["audit","team_attendance","team_event","team_stretch","verified_pin"] });
