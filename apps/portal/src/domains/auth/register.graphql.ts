// Written by tools/generate.ts from register.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RegisterMutationVariables = Exact<{
  fname: string;
  lname: string;
  middle_name?: string | null | undefined;
  username: string;
  phone?: string | null | undefined;
  email: string;
  password: string;
  param?: string | null | undefined;
  validity: number;
}>;


export type RegisterMutation = { register: { status: string, message: string, pin_time: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const RegisterDocument = /* @__PURE__ */ call<RegisterMutation, RegisterMutationVariables>("mutation Register($fname:String!$lname:String!$middle_name:String$username:String!$phone:String$email:String!$password:String!$param:String$validity:Int!){register(fname:$fname lname:$lname middle_name:$middle_name username:$username phone:$phone email:$email password:$password param:$param validity:$validity){status message errors{field code message __typename}pin_time __typename}}", {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":0,"longest":200},"middle_name":{"shortest":0,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"email":{"required":true,"longest":254,"email":true},"password":{"required":true,"shortest":1,"longest":1000},"param":{"shortest":0,"longest":40},"validity":{"required":true,"least":1,"most":168,"number":true}}, { "changes":["app_user","audit","outbox","sign_in_link","user_location","user_role"] });
