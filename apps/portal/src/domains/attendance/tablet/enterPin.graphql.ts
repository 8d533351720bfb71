// Written by tools/generate.ts from enterPin.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildAtDoorFragment = { id: string, fname: string, full_name: string, image: string | null, state: string, since: string | null, may_fetch: boolean, allergies: Array<string>, health: string | null, program: { id: string, name: string, color_code: string | null } | null };

export type EnterPinQueryVariables = Exact<{
  pin: string;
  location: string | number;
}>;


export type EnterPinQuery = { verifyUserCheckinPin: { status: string, message: string, type: string | null, program_status: string | null, user: { id: string, fname: string, full_name: string, avatar: string | null } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null, state: string, since: string | null, may_fetch: boolean, allergies: Array<string>, health: string | null, program: { id: string, name: string, color_code: string | null } | null }> | null, programs: Array<{ id: string, name: string, color_code: string | null }> | null, health: { temperature: boolean, unit: string, fever: number, questions: Array<{ id: string, statement: string, stops_on: string }> } | null, attendance: { id: string, since: string, program: { id: string, name: string } | null } | null } | null };

export type EnterPinAndPhoneQueryVariables = Exact<{
  pin: string;
  phone: string;
  location: string | number;
}>;


export type EnterPinAndPhoneQuery = { verifyUserCheckinPinAndPhone: { status: string, message: string, type: string | null, program_status: string | null, user: { id: string, fname: string, full_name: string, avatar: string | null } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null, state: string, since: string | null, may_fetch: boolean, allergies: Array<string>, health: string | null, program: { id: string, name: string, color_code: string | null } | null }> | null, programs: Array<{ id: string, name: string, color_code: string | null }> | null, health: { temperature: boolean, unit: string, fever: number, questions: Array<{ id: string, statement: string, stops_on: string }> } | null, attendance: { id: string, since: string, program: { id: string, name: string } | null } | null } | null };

export const EnterPinDocument = /* @__PURE__ */ document<EnterPinQuery, EnterPinQueryVariables>("query EnterPin($pin:String!$location:ID!){verifyUserCheckinPin(pin:$pin location:$location){status message type user{id fname full_name avatar __typename}students{...ChildAtDoor __typename}programs{id name color_code __typename}program_status health{questions{id statement stops_on __typename}temperature unit fever __typename}attendance{id since program{id name __typename}__typename}__typename}}fragment ChildAtDoor on StudentAtDoor{id fname full_name image state since may_fetch allergies health program{id name color_code __typename}__typename}");
export const EnterPinAndPhoneDocument = /* @__PURE__ */ document<EnterPinAndPhoneQuery, EnterPinAndPhoneQueryVariables>("query EnterPinAndPhone($pin:String!$phone:String!$location:ID!){verifyUserCheckinPinAndPhone(pin:$pin phone:$phone location:$location){status message type user{id fname full_name avatar __typename}students{...ChildAtDoor __typename}programs{id name color_code __typename}program_status health{questions{id statement stops_on __typename}temperature unit fever __typename}attendance{id since program{id name __typename}__typename}__typename}}fragment ChildAtDoor on StudentAtDoor{id fname full_name image state since may_fetch allergies health program{id name color_code __typename}__typename}");
