// Written by tools/generate.ts from learning.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LearningFrameworksQueryVariables = Exact<{
  archived?: boolean | null | undefined;
}>;


export type LearningFrameworksQuery = { learningFrameworks: Array<{ id: string, name: string, version: string | null, archived: boolean | null, shipped: boolean }> };

export type LearningTreeQueryVariables = Exact<{
  id: string | number;
}>;


export type LearningTreeQuery = { learningFramework: { id: string, name: string, description: string | null, version: string | null, source: string | null, licence: string | null, shipped: boolean, archived: boolean | null, skill_count: number | null, progress: Array<{ id: string, name: string, color: string | null, archived: boolean | null }>, domains: Array<{ id: string, name: string, code: string | null, color: string | null, archived: boolean | null, attributes: Array<{ id: string, name: string, code: string | null, archived: boolean | null }> }> } | null };

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

export type LearningNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type LearningNamesQuery = { learningCategories: Array<{ id: string, name: string, archived: boolean | null }>, learningTypes: Array<{ id: string, name: string, archived: boolean | null }>, learningSupplies: Array<{ id: string, name: string, archived: boolean | null }> };

export type LearningActivitiesQueryVariables = Exact<{
  category?: string | number | null | undefined;
  type?: string | number | null | undefined;
  age?: number | null | undefined;
  search?: string | null | undefined;
  archived?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type LearningActivitiesQuery = { learningActivities: { total: number, currentPage: number, lastPage: number, perPage: number, data: Array<{ id: string, title: string, summary: string | null, minAge: number | null, maxAge: number | null, hours: number | null, mins: number | null, loc: string | null, description: string | null, notes: string | null, archived: boolean | null, updated_at: string, category: { id: string, name: string } | null, type: { id: string, name: string } | null, skills: Array<{ id: string, name: string }>, supplies: Array<{ id: string, name: string }> }> } };

export const LearningFrameworksDocument = /* @__PURE__ */ document<LearningFrameworksQuery, LearningFrameworksQueryVariables>("query LearningFrameworks($archived:Boolean){learningFrameworks(first:200 archived:$archived){id name version archived shipped __typename}}", { "shows":["learning_framework"] });
export const LearningTreeDocument = /* @__PURE__ */ document<LearningTreeQuery, LearningTreeQueryVariables>("query LearningTree($id:ID!){learningFramework(id:$id){id name description version source licence shipped archived skill_count progress{id name color archived __typename}domains{id name code color archived attributes{id name code archived __typename}__typename}__typename}}", { "shows":["learning_attribute","learning_domain","learning_framework","learning_progress","learning_skill"] });
export const LearningSkillsDocument = /* @__PURE__ */ document<LearningSkillsQuery, LearningSkillsQueryVariables>("query LearningSkills($framework:ID$domain:ID$attribute:ID$search:String$archived:Boolean$first:Int$page:Int){learningSkills(framework:$framework domain:$domain attribute:$attribute search:$search archived:$archived first:$first page:$page){data{id name heading description code age_from age_to compared archived framework{id name shipped __typename}domain{id name color __typename}attribute{id name __typename}__typename}total currentPage lastPage perPage __typename}}", { "shows":["learning_attribute","learning_domain","learning_framework","learning_skill"],"list":{"name":"learningSkills","args":{"framework":"$framework","domain":"$domain","attribute":"$attribute","search":"$search","archived":"$archived","first":"$first","page":"$page"}} });
export const LearningNamesDocument = /* @__PURE__ */ document<LearningNamesQuery, LearningNamesQueryVariables>("query LearningNames{learningCategories(first:200 archived:true){id name archived __typename}learningTypes(first:200 archived:true){id name archived __typename}learningSupplies(first:200 archived:true){id name archived __typename}}", { "shows":["learning_category","learning_supply","learning_type"] });
export const LearningActivitiesDocument = /* @__PURE__ */ document<LearningActivitiesQuery, LearningActivitiesQueryVariables>("query LearningActivities($category:ID$type:ID$age:Int$search:String$archived:Boolean$first:Int$page:Int){learningActivities(category:$category type:$type age:$age search:$search archived:$archived first:$first page:$page){data{id title summary minAge maxAge hours mins loc description notes archived updated_at category{id name __typename}type{id name __typename}skills{id name __typename}supplies{id name __typename}__typename}total currentPage lastPage perPage __typename}}", { "shows":["learning_activity","learning_activity_skill","learning_activity_supply","learning_category","learning_skill","learning_supply","learning_type"],"list":{"name":"learningActivities","args":{"category":"$category","type":"$type","age":"$age","search":"$search","archived":"$archived","first":"$first","page":"$page"}} });
