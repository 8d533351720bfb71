// Written by tools/generate.ts from moveNow.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoveNowMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  room: string | number;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type MoveNowMutation = { moveStudentsNow: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export const MoveNowDocument = /* @__PURE__ */ call<MoveNowMutation, MoveNowMutationVariables>("mutation MoveNow($students:[ID!]!$room:ID!$operation_id:String$confirm:[String!]){moveStudentsNow(students:$students program_id:$room operation_id:$operation_id confirm:$confirm){status message errors{field message __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"room":{"required":true,"id":true}}, { "changes":["attendance_event","attendance_room","audit"] });
