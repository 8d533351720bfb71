// Written by tools/generate.ts from relationships.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RelationshipsQueryVariables = Exact<{ [key: string]: never; }>;


export type RelationshipsQuery = { relationships: Array<{ id: string, name: string, is_default: boolean, legal_guardian: boolean, relationship_type: string | null }> };


export const RelationshipsDocument = {"shows":["Relationship"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relationships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_default"}},{"kind":"Field","name":{"kind":"Name","value":"legal_guardian"}},{"kind":"Field","name":{"kind":"Name","value":"relationship_type"}}]}}]}}]} as unknown as DocumentNode<RelationshipsQuery, RelationshipsQueryVariables>;
