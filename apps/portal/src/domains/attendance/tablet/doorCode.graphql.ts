// Written by tools/generate.ts from doorCode.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TabletCodeQueryVariables = Exact<{
  parm: string;
}>;


export type TabletCodeQuery = { getLocationByTimeclockLink: { qr_code: string | null, qr_expires_at: string | null } | null };


export const TabletCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TabletCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parm"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocationByTimeclockLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parm"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qr_code"}},{"kind":"Field","name":{"kind":"Name","value":"qr_expires_at"}}]}}]}}]} as unknown as DocumentNode<TabletCodeQuery, TabletCodeQueryVariables>;
