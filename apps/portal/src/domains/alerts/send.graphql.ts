// Written by tools/generate.ts from send.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateAlertSaidMutationVariables = Exact<{
  message: string;
  users?: Array<string | number> | string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
  locations?: Array<string | number> | string | number | null | undefined;
  urgent?: boolean | null | undefined;
  drill?: boolean | null | undefined;
  channels?: Array<string> | string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CreateAlertSaidMutation = { createAlert: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type CreateAlertProgramSaidMutationVariables = Exact<{
  message: string;
  programs: Array<string | number> | string | number;
  urgent?: boolean | null | undefined;
  drill?: boolean | null | undefined;
  channels?: Array<string> | string | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type CreateAlertProgramSaidMutation = { createAlertProgram: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SendTextSaidMutationVariables = Exact<{
  message: string;
  users?: Array<string | number> | string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
  programs?: Array<string | number> | string | number | null | undefined;
  location?: string | number | null | undefined;
  operation_id?: string | null | undefined;
  confirm?: Array<string> | string | null | undefined;
}>;


export type SendTextSaidMutation = { createInstantSms: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SendTextToSaidMutationVariables = Exact<{
  user_id: string | number;
  message: string;
  operation_id?: string | null | undefined;
}>;


export type SendTextToSaidMutation = { sendSmsToUser: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const CreateAlertSaidDocument = /* @__PURE__ */ call<CreateAlertSaidMutation, CreateAlertSaidMutationVariables>("mutation CreateAlertSaid($message:String!$users:[ID!]$students:[ID!]$locations:[ID!]$urgent:Boolean$drill:Boolean$channels:[String!]$operation_id:String$confirm:[String!]){createAlert(message:$message users:$users students:$students locations:$locations urgent:$urgent drill:$drill channels:$channels operation_id:$operation_id confirm:$confirm){status message errors{field code message __typename}id __typename}}", {"message":{"required":true,"shortest":1,"longest":1000},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"urgent":{"flag":true},"drill":{"flag":true},"channels":{"longest":4,"list":true}}, { "changes":["alert","alert_delivery","alert_recipient","audit","notification","push_message"] });
export const CreateAlertProgramSaidDocument = /* @__PURE__ */ call<CreateAlertProgramSaidMutation, CreateAlertProgramSaidMutationVariables>("mutation CreateAlertProgramSaid($message:String!$programs:[ID!]!$urgent:Boolean$drill:Boolean$channels:[String!]$operation_id:String$confirm:[String!]){createAlertProgram(message:$message programs:$programs urgent:$urgent drill:$drill channels:$channels operation_id:$operation_id confirm:$confirm){status message errors{field code message __typename}id __typename}}", {"message":{"required":true,"shortest":1,"longest":1000},"programs":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"urgent":{"flag":true},"drill":{"flag":true},"channels":{"longest":4,"list":true}}, { "changes":["alert","alert_delivery","alert_recipient","audit","notification","push_message"] });
export const SendTextSaidDocument = /* @__PURE__ */ call<SendTextSaidMutation, SendTextSaidMutationVariables>("mutation SendTextSaid($message:String!$users:[ID!]$students:[ID!]$programs:[ID!]$location:ID$operation_id:String$confirm:[String!]){createInstantSms(message:$message users:$users students:$students programs:$programs location:$location operation_id:$operation_id confirm:$confirm){status message errors{field code message __typename}id __typename}}", {"message":{"required":true,"shortest":1,"longest":1000},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"location":{"id":true}}, { "changes":["audit","text_message","text_recipient"] });
export const SendTextToSaidDocument = /* @__PURE__ */ call<SendTextToSaidMutation, SendTextToSaidMutationVariables>("mutation SendTextToSaid($user_id:ID!$message:String!$operation_id:String){sendSmsToUser(user_id:$user_id message:$message operation_id:$operation_id){status message errors{field code message __typename}id __typename}}", {"user_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":1000}}, { "changes":["audit","text_message","text_recipient"] });
