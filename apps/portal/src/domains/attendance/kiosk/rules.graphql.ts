// Written by tools/generate.ts from rules.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DoorRulesQueryVariables = Exact<{
  location: string | number;
}>;


export type DoorRulesQuery = { getCheckinSetting: { id: string, questionnaire: boolean, ask_phone: boolean, family_from_portal: boolean, outside_hours: boolean, pin_digits: number | null, staff_float: boolean } | null };


export const DoorRulesDocument = {"shows":["CheckinSetting"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCheckinSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"}},{"kind":"Field","name":{"kind":"Name","value":"ask_phone"}},{"kind":"Field","name":{"kind":"Name","value":"family_from_portal"}},{"kind":"Field","name":{"kind":"Name","value":"outside_hours"}},{"kind":"Field","name":{"kind":"Name","value":"pin_digits"}},{"kind":"Field","name":{"kind":"Name","value":"staff_float"}}]}}]}}]} as unknown as DocumentNode<DoorRulesQuery, DoorRulesQueryVariables>;
