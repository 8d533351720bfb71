// Written by tools/generate.ts from checkpoints.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LearningCheckpointsQueryVariables = Exact<{
  location: string | number;
  framework?: string | number | null | undefined;
}>;


export type LearningCheckpointsQuery = { learningCheckpoints: { data: Array<{ id: string, name: string, start_date: string, end_date: string, expected: number, closed_at: string | null }> } };

export type CheckpointLevelsQueryVariables = Exact<{
  id: string | number;
  room: string | number;
  domain: string | number;
}>;


export type CheckpointLevelsQuery = { checkpointLevels: Array<{ student_id: string, skill_id: string, observed: string | null, settled: string | null, evidence: number }> };

export type ExportCheckpointLevelsQueryVariables = Exact<{
  id: string | number;
  type?: string | null | undefined;
}>;


export type ExportCheckpointLevelsQuery = { exportCheckpointLevels: { status: string, message: string, file: string | null } | null };

export type CheckpointChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type CheckpointChangedSubscription = { checkpointChanged: { id: string } | null };

export const LearningCheckpointsDocument = /* @__PURE__ */ document<LearningCheckpointsQuery, LearningCheckpointsQueryVariables>("query LearningCheckpoints($location:ID!$framework:ID){learningCheckpoints(location:$location framework:$framework first:100){data{id name start_date end_date expected closed_at __typename}__typename}}", { "shows":["learning_checkpoint","user_location"] });
export const CheckpointLevelsDocument = /* @__PURE__ */ document<CheckpointLevelsQuery, CheckpointLevelsQueryVariables>("query CheckpointLevels($id:ID!$room:ID!$domain:ID!){checkpointLevels(id:$id program_id:$room domain:$domain){student_id skill_id observed settled evidence __typename}}", { "shows":["activity","activity_skill","activity_student","learning_checkpoint","learning_checkpoint_level","learning_skill","milestone","student"] });
export const ExportCheckpointLevelsDocument = /* @__PURE__ */ document<ExportCheckpointLevelsQuery, ExportCheckpointLevelsQueryVariables>("query ExportCheckpointLevels($id:ID!$type:String){exportCheckpointLevels(id:$id type:$type){status message file __typename}}", { "shows":["activity","activity_skill","activity_student","app_user","audit","learning_attribute","learning_checkpoint","learning_checkpoint_level","learning_domain","learning_framework","learning_progress","learning_skill","location","milestone","room","student","timezone"] });
export const CheckpointChangedDocument = /* @__PURE__ */ document<CheckpointChangedSubscription, CheckpointChangedSubscriptionVariables>("subscription CheckpointChanged($id:ID!){checkpointChanged(id:$id){id __typename}}");
