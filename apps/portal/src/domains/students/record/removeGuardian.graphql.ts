// Written by tools/generate.ts from removeGuardian.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveStudentGuardianMutationVariables = Exact<{
  student: string | number;
  user: string | number;
  operation_id?: string | null | undefined;
}>;


export type RemoveStudentGuardianMutation = { removeStudentGuardian: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const RemoveStudentGuardianDocument = /* @__PURE__ */ call<RemoveStudentGuardianMutation, RemoveStudentGuardianMutationVariables>("mutation RemoveStudentGuardian($student:ID!$user:ID!$operation_id:String){removeStudentGuardian(student_id:$student user_id:$user operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"user":{"required":true,"id":true}}, { "changes":["audit","chat_gap","chat_join","guardian_link","reader_epoch"] });
