// Written by tools/generate.ts from propose.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RelationsToProposeQueryVariables = Exact<{ [key: string]: never; }>;


export type RelationsToProposeQuery = { relationships: Array<{ id: string, name: string }> };

export const RelationsToProposeDocument = /* @__PURE__ */ document<RelationsToProposeQuery, RelationsToProposeQueryVariables>("query RelationsToPropose{relationships{id name __typename}}", { "shows":["relationship"],"list":{"name":"relationships","args":{}} });
