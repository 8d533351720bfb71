// Written by tools/generate.ts from list.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveUploadCameraListCamerasInput = {
  name: string;
  code: string;
  color_code?: string | null | undefined;
  location_id: string | number;
  camera_id?: string | null | undefined;
  room?: string | number | null | undefined;
  schedule?: string | number | null | undefined;
  sealed?: string | null | undefined;
};

export type ReadCameraListMutationVariables = Exact<{
  file: string;
  location: string | number;
}>;


export type ReadCameraListMutation = { uploadCamerasList: { status: string, message: string, cameras: Array<{ row: number, name: string, code: string, color_code: string, location_id: string, room: string | null, room_name: string, schedule: string | null, schedule_name: string, camera_id: string, has_source: boolean, has_low: boolean, sealed: string | null }>, errors: Array<{ row: number, field: string, message: string }> } | null };

export type SaveCameraListMutationVariables = Exact<{
  cameras: Array<SaveUploadCameraListCamerasInput> | SaveUploadCameraListCamerasInput;
  operation_id?: string | null | undefined;
}>;


export type SaveCameraListMutation = { saveUploadCameraList: { status: string, message: string, added: number | null, errors: Array<{ field: string, message: string }> } | null };


export const ReadCameraListDocument = {"changes":["Camera","CameraView","Location","Stream"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadCameraList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadCamerasList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"color_code"}},{"kind":"Field","name":{"kind":"Name","value":"location_id"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"room_name"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"schedule_name"}},{"kind":"Field","name":{"kind":"Name","value":"camera_id"}},{"kind":"Field","name":{"kind":"Name","value":"has_source"}},{"kind":"Field","name":{"kind":"Name","value":"has_low"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadCameraListMutation, ReadCameraListMutationVariables>;
export const SaveCameraListDocument = {"changes":["Camera","CameraView","Location","Room","Schedule","Stream"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCameraList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveUploadCameraListCamerasInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUploadCameraList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cameras"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}}},{"kind":"Argument","name":{"kind":"Name","value":"operation_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCameraListMutation, SaveCameraListMutationVariables>;
