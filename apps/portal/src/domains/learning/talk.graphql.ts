// Written by tools/generate.ts from talk.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckpointTalkQueryVariables = Exact<{
  id: string | number;
  student_id: string | number;
}>;


export type CheckpointTalkQuery = { checkpointTalk: { checkpoint: { id: string, name: string, start_date: string, end_date: string, closed_at: string | null, framework: { id: string, name: string } | null } | null, student: { id: string, fname: string, full_name: string } | null, skills: Array<{ skill_id: string, skill: string, domain: string | null, color: string | null, step: string, step_color: string | null, next: string | null, evidence: number }>, moments: Array<{ id: string, date: string, note: string, skills: Array<string> }> } | null };

export const CheckpointTalkDocument = /* @__PURE__ */ document<CheckpointTalkQuery, CheckpointTalkQueryVariables>("query CheckpointTalk($id:ID!$student_id:ID!){checkpointTalk(id:$id student_id:$student_id){checkpoint{id name start_date end_date closed_at framework{id name __typename}__typename}student{id fname full_name __typename}skills{skill_id skill domain color step step_color next evidence __typename}moments{id date note skills __typename}__typename}}", { "shows":["activity","activity_skill","activity_student","alert","app_user","guardian_link","learning_attribute","learning_checkpoint","learning_checkpoint_level","learning_domain","learning_framework","learning_progress","learning_skill","photo_consent","student","video"] });
