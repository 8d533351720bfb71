// Written by tools/generate.ts from resendTokenEmail.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ResendTokenEmailMutationVariables = Exact<{
  email: string;
  operation_id?: string | null | undefined;
}>;


export type ResendTokenEmailMutation = { resendTokenEmail: { status: string, message: string, pin_time: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const ResendTokenEmailDocument = /* @__PURE__ */ call<ResendTokenEmailMutation, ResendTokenEmailMutationVariables>("mutation ResendTokenEmail($email:String!$operation_id:String){resendTokenEmail(email:$email operation_id:$operation_id){status message errors{field code message __typename}pin_time __typename}}", {"email":{"required":true,"longest":254,"email":true}});
