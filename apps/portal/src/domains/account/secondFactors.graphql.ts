// Written by tools/generate.ts from secondFactors.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { getSecondFactors: { app: boolean, recovery_left: number, required: boolean, required_from: string, passkeys_possible: boolean, passkeys: Array<{ id: string, name: string, created_at: string, last_used_at: string | null }> } | null };

export const SecondFactorsDocument = /* @__PURE__ */ document<SecondFactorsQuery, SecondFactorsQueryVariables>("query SecondFactors{getSecondFactors{app recovery_left required required_from passkeys_possible passkeys{id name created_at last_used_at __typename}__typename}}", { "shows":["app_setting","centre","passkey","recovery_code","totp"] });
