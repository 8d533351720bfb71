// Written by tools/generate.ts from stays.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentStaysQueryVariables = Exact<{
  student: string | number;
}>;


export type StudentStaysQuery = { getStudentAttendanceHistory: Array<{ id: string, date: string, checked_in_at: string, checked_out_at: string | null, checkedin_by: { id: string, full_name: string } | null, checkedout_by: { id: string, full_name: string } | null, rooms: Array<{ id: string, room: { id: string, name: string, color_code: string | null } | null }> }> };


export const StudentStaysDocument = {"shows":["Attendance","AttendanceRoom","Room","User"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentStays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"student"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStudentAttendanceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"student_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"student"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"checked_in_at"}},{"kind":"Field","name":{"kind":"Name","value":"checked_out_at"}},{"kind":"Field","name":{"kind":"Name","value":"checkedin_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedout_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"full_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color_code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StudentStaysQuery, StudentStaysQueryVariables>;
