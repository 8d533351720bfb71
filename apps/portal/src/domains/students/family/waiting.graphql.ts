// Written by tools/generate.ts from waiting.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingGuardiansQueryVariables = Exact<{
  location: string | number;
}>;


export type WaitingGuardiansQuery = { guardianRequests: Array<{ id: string, name: string, email: string | null, asked_at: string, proposed_by: string | null, relation_id: string | null, pending: boolean, student_id: string, student: string }> };

export type DecideGuardianRequestMutationVariables = Exact<{
  student: string | number;
  user: string | number;
  approved: boolean;
  relation?: string | number | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type DecideGuardianRequestMutation = { decideGuardianRequest: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type WaitingGuardianFragment = { id: string, name: string, email: string | null, asked_at: string, proposed_by: string | null, relation_id: string | null, pending: boolean, student_id: string, student: string };

export const WaitingGuardiansDocument = /* @__PURE__ */ document<WaitingGuardiansQuery, WaitingGuardiansQueryVariables>("query WaitingGuardians($location:ID!){guardianRequests(location:$location){...WaitingGuardian __typename}}fragment WaitingGuardian on GuardianRequest{id name email asked_at proposed_by relation_id pending student_id student __typename}", { "shows":["app_user","guardian_request","student"] });
export const DecideGuardianRequestDocument = /* @__PURE__ */ call<DecideGuardianRequestMutation, DecideGuardianRequestMutationVariables>("mutation DecideGuardianRequest($student:ID!$user:ID!$approved:Boolean!$relation:ID$legal_guardian:Boolean$pickup:Boolean$watch_camera:Boolean$alert:Boolean$operation_id:String){decideGuardianRequest(student_id:$student user_id:$user approved:$approved relation:$relation legal_guardian:$legal_guardian pickup:$pickup watch_camera:$watch_camera alert:$alert operation_id:$operation_id){status message errors{field code message __typename}__typename}}", {"student":{"required":true,"id":true},"user":{"required":true,"id":true},"approved":{"required":true,"flag":true},"relation":{"id":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"watch_camera":{"flag":true},"alert":{"flag":true}}, { "changes":["app_user","audit","guardian_link","guardian_request","outbox","reader_epoch"] });
