// Written by tools/generate.ts from grid.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RoomGridQueryVariables = Exact<{
  room: string | number;
  framework: string | number;
  domain?: string | number | null | undefined;
  archived?: boolean | null | undefined;
}>;


export type RoomGridQuery = { studentsFilterByPrograms: Array<{ id: string, fname: string, full_name: string }>, roomMilestones: Array<{ id: string, date: string, student: { id: string } | null, skill: { id: string } | null, progress: { id: string } | null }>, learningSkills: { total: number, data: Array<{ id: string, name: string, code: string | null, archived: boolean | null, attribute: { id: string, name: string } | null }> } };

export type SaveMilestoneSaidMutationVariables = Exact<{
  student_id: string | number;
  skill: string | number;
  progress: string | number;
  date: string;
  operation_id?: string | null | undefined;
}>;


export type SaveMilestoneSaidMutation = { saveStudentMilestone: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, milestone: { id: string } | null } | null };

export const RoomGridDocument = /* @__PURE__ */ document<RoomGridQuery, RoomGridQueryVariables>("query RoomGrid($room:ID!$framework:ID!$domain:ID$archived:Boolean){studentsFilterByPrograms(programs:[$room]){id fname full_name __typename}roomMilestones(program_id:$room framework:$framework domain:$domain){id date student{id __typename}skill{id __typename}progress{id __typename}__typename}learningSkills(framework:$framework domain:$domain archived:$archived first:200){data{id name code archived attribute{id name __typename}__typename}total __typename}}", { "shows":["attendance_room","checkin_setting","learning_attribute","learning_progress","learning_skill","milestone","room","room_staff","student","student_room","user_location"],"list":{"name":"learningSkills","args":{"framework":"$framework","domain":"$domain","archived":"$archived","first":200}} });
export const SaveMilestoneSaidDocument = /* @__PURE__ */ call<SaveMilestoneSaidMutation, SaveMilestoneSaidMutationVariables>("mutation SaveMilestoneSaid($student_id:ID!$skill:ID!$progress:ID!$date:Date!$operation_id:String){saveStudentMilestone(student_id:$student_id skill:$skill progress:$progress date:$date operation_id:$operation_id){status message errors{field code message __typename}milestone{id __typename}__typename}}", {"student_id":{"required":true,"id":true},"skill":{"required":true,"id":true},"progress":{"required":true,"id":true},"date":{"required":true}}, { "changes":["audit","milestone","milestone_evidence"] });
