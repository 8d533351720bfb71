// Written by tools/generate.ts from ownAccount.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { me: { id: string, full_name: string, username: string | null, email: string | null, email_confirmed: boolean | null, phone: string | null, phone_verified: boolean | null, job_title: string | null, avatar: string | null } | null, getUserSessions: Array<{ id: string, device: unknown, ip: string | null, login_time: string, last_used_at: string, current: boolean | null }> };

export const OwnAccountDocument = /* @__PURE__ */ document<OwnAccountQuery, OwnAccountQueryVariables>("query OwnAccount{me{id full_name username email email_confirmed phone phone_verified job_title avatar __typename}getUserSessions{id device ip login_time last_used_at current __typename}}", { "shows":["app_user","session"] });
