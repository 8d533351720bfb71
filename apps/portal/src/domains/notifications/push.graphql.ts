// Written by tools/generate.ts from push.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PushChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushChoicesQuery = { getPushChoices: { public_key: string, quiet_from: string | null, quiet_until: string | null, digest_at: string, devices: number, kinds: Array<{ kind: string, way: string }> } | null };

export const PushChoicesDocument = /* @__PURE__ */ document<PushChoicesQuery, PushChoicesQueryVariables>("query PushChoices{getPushChoices{public_key quiet_from quiet_until digest_at devices kinds{kind way __typename}__typename}}", { "shows":["chat_person","push_person","push_token"] });
