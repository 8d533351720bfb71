// Written by tools/generate.ts from own-payment.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenCenterPaymentMutationVariables = Exact<{
  plan_id: string | number;
}>;


export type OpenCenterPaymentMutation = { openCenterPayment: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type OpenCardPageMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenCardPageMutation = { centerCardSession: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const OpenCenterPaymentDocument = /* @__PURE__ */ call<OpenCenterPaymentMutation, OpenCenterPaymentMutationVariables>("mutation OpenCenterPayment($plan_id:ID!){openCenterPayment(plan_id:$plan_id){status message errors{field code message __typename}url __typename}}", {"plan_id":{"required":true,"id":true}});
export const OpenCardPageDocument = /* @__PURE__ */ call<OpenCardPageMutation, OpenCardPageMutationVariables>("mutation OpenCardPage{centerCardSession{status message errors{field code message __typename}url __typename}}", {}, { "changes":["audit","centre"] });
