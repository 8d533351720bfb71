// Written by tools/generate.ts from shared.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SharedPlansQueryVariables = Exact<{
  student_id: string | number;
  from: string;
  to: string;
}>;


export type SharedPlansQuery = { getSharedRoomPlans: Array<{ id: string, name: string, theme: string | null, start_date: string, end_date: string, changed_at: string | null, language: string, rooms: Array<{ id: string, name: string }>, sections: Array<{ id: string, name: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string, summary: string | null } | null }> }>, getSharedLessonPlans: Array<{ id: string, name: string, theme: string | null, start_date: string, end_date: string, changed_at: string | null, language: string, sections: Array<{ id: string, name: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string, summary: string | null } | null }> }> };

export const SharedPlansDocument = /* @__PURE__ */ document<SharedPlansQuery, SharedPlansQueryVariables>("query SharedPlans($student_id:ID!$from:Date!$to:Date!){getSharedRoomPlans(student_id:$student_id from:$from to:$to){id name theme start_date end_date changed_at language rooms{id name __typename}sections{id name topics{id name spanish at_home date __typename}__typename}activities{id topic_id date activity{id title summary __typename}__typename}__typename}getSharedLessonPlans(student_id:$student_id from:$from to:$to){id name theme start_date end_date changed_at language sections{id name topics{id name spanish at_home date __typename}__typename}activities{id topic_id date activity{id title summary __typename}__typename}__typename}}", { "shows":["activity","alert","app_user","attendance_room","checkin_setting","guardian_link","learning_activity","plan","plan_activity","plan_reader","plan_room","plan_section","plan_topic","room","room_staff","student","student_room","user_location"] });
