// Written by tools/generate.ts from beginPasskeySignIn.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { status: string, message: string, challenge: string | null, passkey_options: unknown } | null };

export const BeginPasskeySignInDocument = /* @__PURE__ */ call<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>("mutation BeginPasskeySignIn{beginPasskeySignIn{status message challenge passkey_options __typename}}", {}, { "changes":["audit","sign_in_challenge"] });
