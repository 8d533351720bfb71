// Written by tools/generate.ts from list-file.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListFileQueryVariables = Exact<{
  list: string;
  args?: unknown;
  type?: string | null | undefined;
}>;


export type ListFileQuery = { exportList: { status: string, message: string, file: string | null } | null };

export const ListFileDocument = /* @__PURE__ */ document<ListFileQuery, ListFileQueryVariables>("query ListFile($list:String!$args:JSON$type:String){exportList(list:$list args:$args type:$type){status message file __typename}}", { "shows":["audit","location","timezone"] });
