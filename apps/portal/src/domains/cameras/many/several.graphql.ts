// Written by tools/generate.ts from several.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateMultipleCamerasCamerasInput = {
  name: string;
  code: string;
  color_code?: string | null | undefined;
  camera_id?: string | null | undefined;
  room?: string | number | null | undefined;
  schedule?: string | number | null | undefined;
  /** One of: active, inactive. */
  status?: string | null | undefined;
  source_url?: string | null | undefined;
  source_username?: string | null | undefined;
  source_password?: string | null | undefined;
  low_url?: string | null | undefined;
};

export type CreateSeveralMutationVariables = Exact<{
  location: string | number;
  cameras: Array<CreateMultipleCamerasCamerasInput> | CreateMultipleCamerasCamerasInput;
  operation_id?: string | null | undefined;
}>;


export type CreateSeveralMutation = { createMultipleCameras: { status: string, message: string, added: number | null, errors: Array<{ field: string, message: string }> } | null };


export const CreateSeveralDocument = {"changes":["Camera","CameraView","Location","Room","Schedule","Stream"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSeveral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMultipleCamerasCamerasInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMultipleCameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"cameras"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}}},{"kind":"Argument","name":{"kind":"Name","value":"operation_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSeveralMutation, CreateSeveralMutationVariables>;
