// Written by tools/generate.ts from many.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActOnStudentsMutationVariables = Exact<{
  name: string;
  students: Array<string | number> | string | number;
  value?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type ActOnStudentsMutation = { studentMultiAction: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const ActOnStudentsDocument = /* @__PURE__ */ call<ActOnStudentsMutation, ActOnStudentsMutationVariables>("mutation ActOnStudents($name:String!$students:[ID!]!$value:String$operation_id:String){studentMultiAction(name:$name student_ids:$students value:$value operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"name":{"required":true,"shortest":1,"longest":40},"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"value":{"shortest":0,"longest":2000}}, { "changes":["audit","student"] });
