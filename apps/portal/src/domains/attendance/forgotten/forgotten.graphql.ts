// Written by tools/generate.ts from forgotten.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForgottenByLinkQueryVariables = Exact<{
  token: string;
}>;


export type ForgottenByLinkQuery = { forgottenCheckoutByLink: { state: string, child: string | null, location: string | null, timezone: string | null, came_at: string | null, proposed_at: string | null, said_at: string | null, went_at: string | null } | null };

export type ForgottenCheckoutsQueryVariables = Exact<{
  location: string | number;
}>;


export type ForgottenCheckoutsQuery = { forgottenCheckouts: Array<{ id: string, came_at: string | null, proposed_at: string, said_at: string | null, said_note: string | null, said_by: { id: string, full_name: string } | null, student: { id: string, full_name: string, image: string | null } | null }> };


export const ForgottenByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgottenByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgottenCheckoutByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"child"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"came_at"}},{"kind":"Field","name":{"kind":"Name","value":"proposed_at"}},{"kind":"Field","name":{"kind":"Name","value":"said_at"}},{"kind":"Field","name":{"kind":"Name","value":"went_at"}}]}}]}}]} as unknown as DocumentNode<ForgottenByLinkQuery, ForgottenByLinkQueryVariables>;
export const ForgottenCheckoutsDocument = {"shows":["ForgottenCheckout","Student","User"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgottenCheckouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgottenCheckouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"came_at"}},{"kind":"Field","name":{"kind":"Name","value":"proposed_at"}},{"kind":"Field","name":{"kind":"Name","value":"said_at"}},{"kind":"Field","name":{"kind":"Name","value":"said_note"}},{"kind":"Field","name":{"kind":"Name","value":"said_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}}]} as unknown as DocumentNode<ForgottenCheckoutsQuery, ForgottenCheckoutsQueryVariables>;
