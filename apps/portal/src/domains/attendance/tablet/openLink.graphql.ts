// Written by tools/generate.ts from openLink.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenTimeclockLinkQueryVariables = Exact<{
  parm: string;
  device?: string | null | undefined;
}>;


export type OpenTimeclockLinkQuery = { getLocationByTimeclockLink: { id: string, name: string, timezone: string, signature: boolean, ask_phone: boolean, pin_digits: number | null } | null };


export const OpenTimeclockLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTimeclockLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parm"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"device"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLocationByTimeclockLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parm"}}},{"kind":"Argument","name":{"kind":"Name","value":"device"},"value":{"kind":"Variable","name":{"kind":"Name","value":"device"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"ask_phone"}},{"kind":"Field","name":{"kind":"Name","value":"pin_digits"}}]}}]}}]} as unknown as DocumentNode<OpenTimeclockLinkQuery, OpenTimeclockLinkQueryVariables>;
