// Written by tools/generate.ts from settings.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentSettingsQueryVariables = Exact<{
  id: string | number;
}>;


export type StudentSettingsQuery = { getStudentSettingData: { id: string, max_daily_logins: number | null, location_max_daily_logins: number | null, enable_max_login_feature: boolean } | null };


export const StudentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStudentSettingData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"max_daily_logins"}},{"kind":"Field","name":{"kind":"Name","value":"location_max_daily_logins"}},{"kind":"Field","name":{"kind":"Name","value":"enable_max_login_feature"}}]}}]}}]} as unknown as DocumentNode<StudentSettingsQuery, StudentSettingsQueryVariables>;
