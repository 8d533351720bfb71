// Written by tools/generate.ts from tablet.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export const EnrolKioskDocument = /* @__PURE__ */ call<EnrolKioskMutation, EnrolKioskMutationVariables>("mutation EnrolKiosk($key:String!){enrolKiosk(public_key:$key){status message device location salt now __typename}}", {"key":{"required":true,"shortest":64,"longest":400}}, { "changes":["audit","kiosk_device"] });
export const DoorListDocument = /* @__PURE__ */ document<DoorListQuery, DoorListQueryVariables>("query DoorList{getKioskList{device salt made_at until health{questions{id statement stops_on __typename}temperature unit fever __typename}entries{index sealed __typename}__typename}}");
export const SendKioskActsDocument = /* @__PURE__ */ call<SendKioskActsMutation, SendKioskActsMutationVariables>("mutation SendKioskActs($device:ID!$device_now:Float!$boot:String!$uptime:Float!$head:Int!$oldest:Int!$queued:Int!$acts:[SendKioskActsActsInput!]!){sendKioskActs(device:$device device_now:$device_now boot:$boot uptime:$uptime head:$head oldest:$oldest queued:$queued acts:$acts){now active kept open __typename}}", {"device":{"required":true,"id":true},"device_now":{"required":true,"number":true},"boot":{"required":true,"shortest":1,"longest":64},"uptime":{"required":true,"number":true},"head":{"required":true,"least":0,"number":true},"oldest":{"required":true,"least":0,"number":true},"queued":{"required":true,"least":0,"number":true},"acts":{"required":true,"longest":25,"list":true,"object":true,"of":{"body":{"required":true,"shortest":1,"longest":201000},"proof":{"shortest":1,"longest":100},"signature":{"required":true,"shortest":1,"longest":200}}}}, { "changes":["attendance","attendance_event","attendance_room","audit","door_alert","health_screen","kiosk_check","kiosk_device","kiosk_event","team_attendance","team_event","team_stretch"] });
