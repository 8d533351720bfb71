// Written by tools/generate.ts from relationships.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RelationshipsQueryVariables = Exact<{ [key: string]: never; }>;


export type RelationshipsQuery = { relationships: Array<{ id: string, name: string, is_default: boolean, legal_guardian: boolean, relationship_type: string | null }> };

export const RelationshipsDocument = /* @__PURE__ */ document<RelationshipsQuery, RelationshipsQueryVariables>("query Relationships{relationships{id name is_default legal_guardian relationship_type __typename}}", { "shows":["relationship"],"list":{"name":"relationships","args":{}} });
