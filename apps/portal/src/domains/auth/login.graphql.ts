// Written by tools/generate.ts from login.graphql; do not edit.
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

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  device?: DeviceInput | null | undefined;
}>;


export type LoginMutation = { login: { status: string, message: string, access_token: string | null, expires_in: number | null, session_id: string | null, acting: boolean | null, session_ends: string | null, time_zone: string | null, error: string | null, challenge: string | null, factors: Array<string> | null, passkey_options: unknown, app_secret: string | null, app_uri: string | null, user: { id: string, fname: string, lname: string, avatar: string | null, roles: Array<{ name: string }> } | null } | null };

export const LoginDocument = /* @__PURE__ */ call<LoginMutation, LoginMutationVariables>("mutation Login($username:String!$password:String!$device:DeviceInput){login(username:$username password:$password device:$device){status message access_token expires_in session_id acting session_ends time_zone error user{id fname lname avatar roles{name __typename}__typename}challenge factors passkey_options app_secret app_uri __typename}}", {"username":{"required":true,"shortest":1,"longest":254},"password":{"required":true,"shortest":1,"longest":1000},"device":{"object":true,"of":{"client":{"shortest":0,"longest":100},"os":{"shortest":0,"longest":100},"device_type":{"shortest":0,"longest":100},"brand":{"shortest":0,"longest":100},"model":{"shortest":0,"longest":100},"remember":{"flag":true}}}}, { "changes":["app_user","audit","refresh_token","session","sign_in_challenge","totp"] });
