// Written by tools/generate.ts from blackList.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlackListGuardianMutationVariables = Exact<{
  student: string | number;
  user: string | number;
  note?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type BlackListGuardianMutation = { addGuardianBlackList: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const BlackListGuardianDocument = /* @__PURE__ */ call<BlackListGuardianMutation, BlackListGuardianMutationVariables>("mutation BlackListGuardian($student:ID!$user:ID!$note:String$operation_id:String){addGuardianBlackList(student_id:$student user_id:$user note:$note operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"user":{"required":true,"id":true},"note":{"shortest":0,"longest":1000}}, { "changes":["audit","chat_gap","guardian_link","reader_epoch"] });
