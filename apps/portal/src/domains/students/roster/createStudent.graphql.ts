// Written by tools/generate.ts from createStudent.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateNewStudentUsersInput = {
  user_id: string | number;
  relation?: string | number | null | undefined;
  emergency_contact?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  is_payer?: boolean | null | undefined;
};

export type CreateNewStudentNew_UsersInput = {
  fname: string;
  lname: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  relation: string | number;
  emergency_contact?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  is_payer?: boolean | null | undefined;
};

export type CreateStudentMutationVariables = Exact<{
  fname: string;
  lname: string;
  location: string | number;
  room: string | number;
  cameras: Array<string | number> | string | number;
  users: Array<CreateNewStudentUsersInput> | CreateNewStudentUsersInput;
  new_users?: Array<CreateNewStudentNew_UsersInput> | CreateNewStudentNew_UsersInput | null | undefined;
  check_duplicate?: boolean | null | undefined;
  nick_name?: string | null | undefined;
  dob?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateStudentMutation = { createNewStudent: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }>, student: { id: string, full_name: string } | null } | null };


export const CreateStudentDocument = {"changes":["Camera","Location","Relationship","Room","Student","StudentChange","User","UserChange","Visitor"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"users"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNewStudentUsersInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"new_users"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNewStudentNew_usersInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"check_duplicate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nick_name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dob"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fname"}}},{"kind":"Argument","name":{"kind":"Name","value":"lname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lname"}}},{"kind":"Argument","name":{"kind":"Name","value":"location_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"program_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}},{"kind":"Argument","name":{"kind":"Name","value":"cameras"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cameras"}}},{"kind":"Argument","name":{"kind":"Name","value":"users"},"value":{"kind":"Variable","name":{"kind":"Name","value":"users"}}},{"kind":"Argument","name":{"kind":"Name","value":"new_users"},"value":{"kind":"Variable","name":{"kind":"Name","value":"new_users"}}},{"kind":"Argument","name":{"kind":"Name","value":"check_duplicate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"check_duplicate"}}},{"kind":"Argument","name":{"kind":"Name","value":"nick_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nick_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"dob"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dob"}}},{"kind":"Argument","name":{"kind":"Name","value":"operation_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateStudentMutation, CreateStudentMutationVariables>;
