// Written by tools/generate.ts from tablet.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendKioskActsActsInput = {
  body: string;
  proof?: string | null | undefined;
  signature: string;
};

export type EnrolKioskMutationVariables = Exact<{
  key: string;
}>;


export type EnrolKioskMutation = { enrolKiosk: { status: string, message: string, device: string | null, location: string | null, salt: string | null, now: string | null } | null };

export type DoorListQueryVariables = Exact<{ [key: string]: never; }>;


export type DoorListQuery = { getKioskList: { device: string, salt: string, made_at: string, until: string, health: { temperature: boolean, unit: string, fever: number, questions: Array<{ id: string, statement: string, stops_on: string }> } | null, entries: Array<{ index: string, sealed: string }> } | null };

export type SendKioskActsMutationVariables = Exact<{
  device: string | number;
  device_now: number;
  boot: string;
  uptime: number;
  head: number;
  oldest: number;
  queued: number;
  acts: Array<SendKioskActsActsInput> | SendKioskActsActsInput;
}>;


export type SendKioskActsMutation = { sendKioskActs: { now: string, active: boolean, kept: Array<number>, open: number } | null };


export const EnrolKioskDocument = {"changes":["Attendance","CheckinSetting","DoorAlert","ForgottenCheckout","KioskCheck","KioskDevice","Location","Student","TimeclockLink"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"public_key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]} as unknown as DocumentNode<EnrolKioskMutation, EnrolKioskMutationVariables>;
export const DoorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getKioskList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"made_at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"stops_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"fever"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}}]}}]}}]}}]} as unknown as DocumentNode<DoorListQuery, DoorListQueryVariables>;
export const SendKioskActsDocument = {"changes":["Attendance","CheckinSetting","DoorAlert","ForgottenCheckout","KioskCheck","KioskDevice","Location","Student","TimeclockLink"],"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendKioskActs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"device"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"device_now"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uptime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"head"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queued"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendKioskActsActsInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKioskActs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"device"},"value":{"kind":"Variable","name":{"kind":"Name","value":"device"}}},{"kind":"Argument","name":{"kind":"Name","value":"device_now"},"value":{"kind":"Variable","name":{"kind":"Name","value":"device_now"}}},{"kind":"Argument","name":{"kind":"Name","value":"boot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boot"}}},{"kind":"Argument","name":{"kind":"Name","value":"uptime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uptime"}}},{"kind":"Argument","name":{"kind":"Name","value":"head"},"value":{"kind":"Variable","name":{"kind":"Name","value":"head"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldest"}}},{"kind":"Argument","name":{"kind":"Name","value":"queued"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queued"}}},{"kind":"Argument","name":{"kind":"Name","value":"acts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<SendKioskActsMutation, SendKioskActsMutationVariables>;
