// Written by tools/generate.ts from settings.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatHoursQueryVariables = Exact<{
  location: string | number;
}>;


export type ChatHoursQuery = { getChatHours: { opens: string | null, closes: string | null, days: Array<string>, away_until: string | null, away_note: string | null, families_write: boolean } | null };

export type OwnChatQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChatQuery = { getOwnChatSetting: { quiet_from: string | null, quiet_until: string | null, away_until: string | null, away_note: string | null, hidden: boolean } | null };


export const ChatHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getChatHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"away_until"}},{"kind":"Field","name":{"kind":"Name","value":"away_note"}},{"kind":"Field","name":{"kind":"Name","value":"families_write"}}]}}]}}]} as unknown as DocumentNode<ChatHoursQuery, ChatHoursQueryVariables>;
export const OwnChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getOwnChatSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiet_from"}},{"kind":"Field","name":{"kind":"Name","value":"quiet_until"}},{"kind":"Field","name":{"kind":"Name","value":"away_until"}},{"kind":"Field","name":{"kind":"Name","value":"away_note"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<OwnChatQuery, OwnChatQueryVariables>;
