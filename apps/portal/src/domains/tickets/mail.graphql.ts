// Written by tools/generate.ts from mail.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketMailQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketMailQuery = { ticketMail: { on: boolean } | null };

export const TicketMailDocument = /* @__PURE__ */ document<TicketMailQuery, TicketMailQueryVariables>("query TicketMail{ticketMail{on __typename}}", { "shows":["app_setting","app_user","centre","location","user_setting"] });
