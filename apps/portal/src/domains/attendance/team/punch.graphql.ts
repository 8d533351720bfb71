// Written by tools/generate.ts from punch.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PunchMutationVariables = Exact<{
  room: string | number;
  action: string;
  team: Array<string | number> | string | number;
  time: string;
  date: string;
  break?: number | null | undefined;
  id?: string | number | null | undefined;
  end_time?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type PunchMutation = { saveAttendanceTeam: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }> } | null };

export const PunchDocument = /* @__PURE__ */ call<PunchMutation, PunchMutationVariables>("mutation Punch($room:ID!$action:String!$team:[ID!]!$time:Clock!$date:Date!$break:Int$id:ID$end_time:Clock$operation_id:String){saveAttendanceTeam(program_id:$room action:$action team:$team time:$time date:$date break:$break id:$id end_time:$end_time operation_id:$operation_id){status message errors{field message code __typename}__typename}}", {"room":{"required":true,"id":true},"action":{"required":true},"team":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"time":{"required":true},"date":{"required":true},"break":{"least":0,"most":1440,"number":true},"id":{"id":true}}, { "changes":["audit","team_attendance","team_event","team_stretch"] });
