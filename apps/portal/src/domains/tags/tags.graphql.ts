// Written by tools/generate.ts from tags.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TagsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type TagsQuery = { words: Array<{ id: string, name: string, student_count: number | null, user_count: number | null, count_everywhere: number | null, color_code: string | null }> };

export type GiveTagMutationVariables = Exact<{
  words: Array<string | number> | string | number;
  students?: Array<string | number> | string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveTagMutation = { outcome: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type GiveTagByNameMutationVariables = Exact<{
  name: string;
  student_id?: string | number | null | undefined;
  user_id?: string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type GiveTagByNameMutation = { outcome: { id: string | null, status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const TagsDocument = /* @__PURE__ */ document<TagsQuery, TagsQueryVariables>("query Tags($search:String$first:Int$page:Int){words:studentTags(search:$search first:$first page:$page){id name student_count user_count count_everywhere color_code __typename}}", { "shows":["guardian_link","student","student_tag","tag","user_location","user_tag"],"list":{"name":"studentTags","args":{"search":"$search","first":"$first","page":"$page"}} });
export const GiveTagDocument = /* @__PURE__ */ call<GiveTagMutation, GiveTagMutationVariables>("mutation GiveTag($words:[ID!]!$students:[ID!]$users:[ID!]$operation_id:String){outcome:multiAssignStudentTags(tags:$words students:$students users:$users operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"words":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true}}, { "changes":["audit","student_tag","user_tag"] });
export const GiveTagByNameDocument = /* @__PURE__ */ call<GiveTagByNameMutation, GiveTagByNameMutationVariables>("mutation GiveTagByName($name:String!$student_id:ID$user_id:ID$operation_id:String){outcome:autoCreateStudentTag(name:$name student_id:$student_id user_id:$user_id operation_id:$operation_id){id status message errors{field code message __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":100},"student_id":{"id":true},"user_id":{"id":true}}, { "changes":["audit","student_tag","tag","user_tag"] });
