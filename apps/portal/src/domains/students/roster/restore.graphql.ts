// Written by tools/generate.ts from restore.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RestoreStudentMutationVariables = Exact<{
  id: string | number;
  room: string | number;
  operation_id?: string | null | undefined;
}>;


export type RestoreStudentMutation = { restoreStudent: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export const RestoreStudentDocument = /* @__PURE__ */ call<RestoreStudentMutation, RestoreStudentMutationVariables>("mutation RestoreStudent($id:ID!$room:ID!$operation_id:String){restoreStudent(id:$id program_id:$room operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"id":{"required":true,"id":true},"room":{"required":true,"id":true}}, { "changes":["audit","billing_plan_pause","student"] });
