// Written by tools/generate.ts from substitute.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubstitutePageQueryVariables = Exact<{
  location: string | number;
  room: string | number;
  from: string;
  to: string;
}>;


export type SubstitutePageQuery = { filterRoomPlans: Array<{ id: string, name: string, theme: string | null, notes: string | null, closed_days: unknown, sections: Array<{ id: string, name: string, notes: string | null, topics: Array<{ id: string, name: string, date: string | null }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string, summary: string | null, mins: number | null, loc: string | null, supplies: Array<{ id: string, name: string }> } | null }> }>, studentsFilterByPrograms: Array<{ id: string, full_name: string, note: string | null, allergy_notes: unknown, allergies: Array<{ id: string, name: string }>, care_plans: Array<{ id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string }>, medications: Array<{ id: string, name: string }> }> };

export type CareStepsFragment = { id: string, kind: string, name: string, severity: string, triggers: string | null, signs: string | null, steps: unknown, medicine: string | null, medicine_at: string | null, doctor: string | null, doctor_phone: string | null, starts_on: string, ends_on: string };

export const SubstitutePageDocument = /* @__PURE__ */ document<SubstitutePageQuery, SubstitutePageQueryVariables>("query SubstitutePage($location:ID!$room:ID!$from:Date!$to:Date!){filterRoomPlans(location:$location rooms:[$room]from:$from to:$to){id name theme notes closed_days sections{id name notes topics{id name date __typename}__typename}activities{id topic_id date activity{id title summary mins loc supplies{id name __typename}__typename}__typename}__typename}studentsFilterByPrograms(programs:[$room]location:$location){id full_name note allergies{id name __typename}allergy_notes care_plans{...CareSteps __typename}medications{id name __typename}__typename}}fragment CareSteps on CarePlan{id kind name severity triggers signs steps medicine medicine_at doctor doctor_phone starts_on ends_on __typename}", { "shows":[] });
