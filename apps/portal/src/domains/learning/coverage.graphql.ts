// Written by tools/generate.ts from coverage.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LearningCoverageQueryVariables = Exact<{
  room: string | number;
  framework: string | number;
  from: string;
  to: string;
}>;


export type LearningCoverageQuery = { learningCoverage: Array<{ domain_id: string, domain: string, skills: number, offered: number, entries: number, observed: number, observations: number, unobserved: Array<string>, without: Array<string> }> };

export const LearningCoverageDocument = /* @__PURE__ */ document<LearningCoverageQuery, LearningCoverageQueryVariables>("query LearningCoverage($room:ID!$framework:ID!$from:Date!$to:Date!){learningCoverage(program_id:$room framework:$framework from:$from to:$to){domain_id domain skills offered entries observed observations unobserved without __typename}}", { "shows":["activity","activity_offered","activity_skill","activity_student","learning_activity_skill","learning_domain","learning_skill","student"] });
