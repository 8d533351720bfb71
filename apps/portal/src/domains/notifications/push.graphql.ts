// Written by tools/generate.ts from push.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PushChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushChoicesQuery = { getPushChoices: { public_key: string, quiet_from: string | null, quiet_until: string | null, digest_at: string, devices: number, kinds: Array<{ kind: string, way: string }> } | null };


export const PushChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPushChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"public_key"}},{"kind":"Field","name":{"kind":"Name","value":"quiet_from"}},{"kind":"Field","name":{"kind":"Name","value":"quiet_until"}},{"kind":"Field","name":{"kind":"Name","value":"digest_at"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"way"}}]}}]}}]}}]} as unknown as DocumentNode<PushChoicesQuery, PushChoicesQueryVariables>;
