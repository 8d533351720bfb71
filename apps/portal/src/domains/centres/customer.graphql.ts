// Written by tools/generate.ts from customer.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CustomerInput = {
  customer_id?: string | null | undefined;
  name: string;
  email: string;
  phone?: string | null | undefined;
  company: string;
  city?: string | null | undefined;
  state?: string | null | undefined;
  plan_id: string | number;
};

export type SaveCustomerMutationVariables = Exact<{
  data: CustomerInput;
}>;


export type SaveCustomerMutation = { saveCustomer: { status: string, message: string, customer_id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type OpenCustomerPaymentMutationVariables = Exact<{
  price_id: string | number;
  customer_id: string;
}>;


export type OpenCustomerPaymentMutation = { createCustomerPaymentSession: { status: string, message: string, session_id: string | null, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ConfirmCustomerPaymentMutationVariables = Exact<{
  session_id: string;
  customer_id?: string | null | undefined;
}>;


export type ConfirmCustomerPaymentMutation = { confirmCustomerPayment: { status: string, message: string, token: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const SaveCustomerDocument = /* @__PURE__ */ call<SaveCustomerMutation, SaveCustomerMutationVariables>("mutation SaveCustomer($data:CustomerInput!){saveCustomer(data:$data){status message errors{field code message __typename}customer_id __typename}}", {"data":{"required":true,"object":true,"of":{"customer_id":{"shortest":1,"longest":100},"name":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"company":{"required":true,"shortest":1,"longest":200},"city":{"shortest":0,"longest":200},"state":{"shortest":0,"longest":200},"plan_id":{"required":true,"id":true}}}}, { "changes":["audit","center_customer"] });
export const OpenCustomerPaymentDocument = /* @__PURE__ */ call<OpenCustomerPaymentMutation, OpenCustomerPaymentMutationVariables>("mutation OpenCustomerPayment($price_id:ID!$customer_id:String!){createCustomerPaymentSession(price_id:$price_id customer_id:$customer_id){status message errors{field code message __typename}session_id url __typename}}", {"price_id":{"required":true,"id":true},"customer_id":{"required":true,"shortest":1,"longest":100}}, { "changes":["audit","center_customer"] });
export const ConfirmCustomerPaymentDocument = /* @__PURE__ */ call<ConfirmCustomerPaymentMutation, ConfirmCustomerPaymentMutationVariables>("mutation ConfirmCustomerPayment($session_id:String!$customer_id:String){confirmCustomerPayment(session_id:$session_id customer_id:$customer_id){status message errors{field code message __typename}token __typename}}", {"session_id":{"required":true,"shortest":1,"longest":200},"customer_id":{"shortest":1,"longest":100}}, { "changes":["audit","center_customer","center_set_up","outbox"] });
