// Written by tools/generate.ts from milestones.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildMilestonesQueryVariables = Exact<{
  student_id: string | number;
}>;


export type ChildMilestonesQuery = { getStudentMilestones: Array<{ id: string, name: string | null, date: string, note: string | null, photo: string | null, staffOnly: boolean | null, skill: { id: string, code: string | null, domain: { id: string, name: string, color: string | null } | null } | null, framework: { id: string, name: string } | null, progress: { id: string, name: string, color: string | null } | null, evidence: Array<{ id: string, note: string | null }> }> };

export type MilestoneStepsQueryVariables = Exact<{
  framework: string | number;
}>;


export type MilestoneStepsQuery = { learningProgressSteps: Array<{ id: string, name: string }> };

export type SkillObservationsQueryVariables = Exact<{
  student_id: string | number;
}>;


export type SkillObservationsQuery = { getStudentActivities: Array<{ id: string, date: string, note: string | null, skills: Array<{ id: string }> }> };

export const ChildMilestonesDocument = /* @__PURE__ */ document<ChildMilestonesQuery, ChildMilestonesQueryVariables>("query ChildMilestones($student_id:ID!){getStudentMilestones(student_id:$student_id){id name date note photo staffOnly skill{id code domain{id name color __typename}__typename}framework{id name __typename}progress{id name color __typename}evidence{id note __typename}__typename}}", { "shows":["activity","activity_student","alert","app_user","attendance_room","checkin_setting","guardian_link","learning_domain","learning_framework","learning_progress","learning_skill","milestone","milestone_evidence","photo_consent","room","room_staff","student","student_room","user_location","video"] });
export const MilestoneStepsDocument = /* @__PURE__ */ document<MilestoneStepsQuery, MilestoneStepsQueryVariables>("query MilestoneSteps($framework:ID!){learningProgressSteps(framework:$framework first:200){id name __typename}}", { "shows":["learning_progress"] });
export const SkillObservationsDocument = /* @__PURE__ */ document<SkillObservationsQuery, SkillObservationsQueryVariables>("query SkillObservations($student_id:ID!){getStudentActivities(student_id:$student_id types:[\"observation\"]first:200){id date note skills{id __typename}__typename}}", { "shows":["activity","activity_skill","activity_student","alert","app_user","guardian_link","learning_skill","photo_consent","user_location","video"] });
