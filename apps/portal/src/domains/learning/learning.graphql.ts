// Written by tools/generate.ts from learning.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LearningSkillsQueryVariables = Exact<{
  framework?: string | number | null | undefined;
  domain?: string | number | null | undefined;
  attribute?: string | number | null | undefined;
  search?: string | null | undefined;
  archived?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type LearningSkillsQuery = { learningSkills: { total: number, currentPage: number, lastPage: number, perPage: number, data: Array<{ id: string, name: string, heading: string | null, description: string | null, code: string | null, age_from: number | null, age_to: number | null, compared: boolean | null, archived: boolean | null, framework: { id: string, name: string, shipped: boolean } | null, domain: { id: string, name: string, color: string | null } | null, attribute: { id: string, name: string } | null }> } };

export const LearningSkillsDocument = /* @__PURE__ */ document<LearningSkillsQuery, LearningSkillsQueryVariables>("query LearningSkills($framework:ID$domain:ID$attribute:ID$search:String$archived:Boolean$first:Int$page:Int){learningSkills(framework:$framework domain:$domain attribute:$attribute search:$search archived:$archived first:$first page:$page){data{id name heading description code age_from age_to compared archived framework{id name shipped __typename}domain{id name color __typename}attribute{id name __typename}__typename}total currentPage lastPage perPage __typename}}", { "shows":["learning_attribute","learning_domain","learning_framework","learning_skill"] });
