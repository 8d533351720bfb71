// Written by tools/generate.ts from ownAddress.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingEmailQuery = { getEmailChange: { email: string | null, pin_created_at: string | null } | null };

export type RequestEmailChangeMutationVariables = Exact<{
  id: string | number;
  email: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { status: string, message: string, pin_created_at: string | null, errors: Array<{ field: string, message: string }> } | null };

export type VerifyEmailChangeMutationVariables = Exact<{
  token: string;
  pin: string;
}>;


export type VerifyEmailChangeMutation = { verifyEmailChange: { status: string, message: string, error: string | null, errors: Array<{ field: string, message: string }> } | null };

export type RequestPhoneVerificationMutationVariables = Exact<{
  phone: string;
}>;


export type RequestPhoneVerificationMutation = { requestPhoneVerification: { status: string, message: string, pin_created_at: string | null, errors: Array<{ field: string, message: string }> } | null };

export type VerifyPhoneMutationVariables = Exact<{
  token: string;
  pin: string;
}>;


export type VerifyPhoneMutation = { verifyPhone: { status: string, message: string, error: string | null, errors: Array<{ field: string, message: string }> } | null };

export const WaitingEmailDocument = /* @__PURE__ */ document<WaitingEmailQuery, WaitingEmailQueryVariables>("query WaitingEmail{getEmailChange{email pin_created_at __typename}}", { "shows":["sign_in_link"] });
export const RequestEmailChangeDocument = /* @__PURE__ */ call<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>("mutation RequestEmailChange($id:ID!$email:String!){requestEmailChange(id:$id email:$email){status message pin_created_at errors{field message __typename}__typename}}", {"id":{"required":true,"id":true},"email":{"required":true,"shortest":0,"longest":300}}, { "changes":["audit","outbox","sign_in_link"] });
export const VerifyEmailChangeDocument = /* @__PURE__ */ call<VerifyEmailChangeMutation, VerifyEmailChangeMutationVariables>("mutation VerifyEmailChange($token:String!$pin:String!){verifyEmailChange(token:$token pin_created_at:$pin){status message error errors{field message __typename}__typename}}", {"token":{"required":true,"shortest":1,"longest":12},"pin":{"required":true,"shortest":1,"longest":80}}, { "changes":["app_user","audit","outbox","sign_in_link"] });
export const RequestPhoneVerificationDocument = /* @__PURE__ */ call<RequestPhoneVerificationMutation, RequestPhoneVerificationMutationVariables>("mutation RequestPhoneVerification($phone:String!){requestPhoneVerification(phone:$phone){status message pin_created_at errors{field message __typename}__typename}}", {"phone":{"required":true,"shortest":0,"longest":60}}, { "changes":["audit","outbox","sign_in_link"] });
export const VerifyPhoneDocument = /* @__PURE__ */ call<VerifyPhoneMutation, VerifyPhoneMutationVariables>("mutation VerifyPhone($token:String!$pin:String!){verifyPhone(token:$token pin_created_at:$pin){status message error errors{field message __typename}__typename}}", {"token":{"required":true,"shortest":1,"longest":12},"pin":{"required":true,"shortest":1,"longest":80}}, { "changes":["app_user","audit","sign_in_link"] });
