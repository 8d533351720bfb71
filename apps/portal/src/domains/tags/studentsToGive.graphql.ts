// Written by tools/generate.ts from studentsToGive.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentsToGiveQueryVariables = Exact<{
  location: string | number;
  search?: string | null | undefined;
}>;


export type StudentsToGiveQuery = { students: { data: Array<{ id: string, full_name: string }> } };

export const StudentsToGiveDocument = /* @__PURE__ */ document<StudentsToGiveQuery, StudentsToGiveQueryVariables>("query StudentsToGive($location:ID!$search:String){students(location:$location first:30 search:$search sort:\"name\"){data{id full_name __typename}__typename}}", { "shows":["student","user_location"],"list":{"name":"students","args":{"location":"$location","first":30,"search":"$search","sort":"name"}} });
