// Written by tools/generate.ts from updateGuardian.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdateStudentGuardianMutationVariables = Exact<{
  student: string | number;
  user: string | number;
  relation?: string | number | null | undefined;
  emergency_contact?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  is_payer?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type UpdateStudentGuardianMutation = { updateStudentGuardian: { status: string, message: string, errors: Array<{ field: string, message: string }> } | null };

export const UpdateStudentGuardianDocument = /* @__PURE__ */ call<UpdateStudentGuardianMutation, UpdateStudentGuardianMutationVariables>("mutation UpdateStudentGuardian($student:ID!$user:ID!$relation:ID$emergency_contact:Boolean$alert:Boolean$watch_camera:Boolean$legal_guardian:Boolean$pickup:Boolean$is_payer:Boolean$operation_id:String){updateStudentGuardian(student_id:$student user_id:$user relation:$relation emergency_contact:$emergency_contact alert:$alert watch_camera:$watch_camera legal_guardian:$legal_guardian pickup:$pickup is_payer:$is_payer operation_id:$operation_id){status message errors{field message __typename}__typename}}", {"student":{"required":true,"id":true},"user":{"required":true,"id":true},"relation":{"id":true},"emergency_contact":{"flag":true},"alert":{"flag":true},"watch_camera":{"flag":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"is_payer":{"flag":true}}, { "changes":["audit","guardian_link","reader_epoch"] });
