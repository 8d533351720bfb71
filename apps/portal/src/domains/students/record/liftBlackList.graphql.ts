// Written by tools/generate.ts from liftBlackList.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LiftBlackListMutationVariables = Exact<{
  student: string | number;
  user: string | number;
  operation_id?: string | null | undefined;
}>;


export type LiftBlackListMutation = { removeGuardianBlackList: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const LiftBlackListDocument = /* @__PURE__ */ call<LiftBlackListMutation, LiftBlackListMutationVariables>("mutation LiftBlackList($student:ID!$user:ID!$operation_id:String){removeGuardianBlackList(student_id:$student user_id:$user operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"user":{"required":true,"id":true}}, { "changes":["audit","chat_gap","guardian_link","reader_epoch"] });
