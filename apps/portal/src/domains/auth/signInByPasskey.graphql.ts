// Written by tools/generate.ts from signInByPasskey.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeviceInput = {
  client?: string | null | undefined;
  os?: string | null | undefined;
  device_type?: string | null | undefined;
  brand?: string | null | undefined;
  model?: string | null | undefined;
  remember?: boolean | null | undefined;
};

export type SignInByPasskeyMutationVariables = Exact<{
  challenge: string | number;
  response: unknown;
  device?: DeviceInput | null | undefined;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const SignInByPasskeyDocument = /* @__PURE__ */ call<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>("mutation SignInByPasskey($challenge:ID!$response:JSON!$device:DeviceInput){signInByPasskey(challenge:$challenge response:$response device:$device){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}__typename}}", {"challenge":{"required":true,"id":true},"response":{"required":true,"object":true},"device":{"object":true,"of":{"client":{"shortest":0,"longest":100},"os":{"shortest":0,"longest":100},"device_type":{"shortest":0,"longest":100},"brand":{"shortest":0,"longest":100},"model":{"shortest":0,"longest":100},"remember":{"flag":true}}}}, { "changes":["app_user","audit","passkey","refresh_token","session","sign_in_challenge"] });
