// Written by tools/generate.ts from unread.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnreadTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadTicketsQuery = { unreadTickets: { unread: number } | null };

export type UnreadTicketsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadTicketsChangedSubscription = { ticketChanged: { id: string } | null };

export const UnreadTicketsDocument = /* @__PURE__ */ document<UnreadTicketsQuery, UnreadTicketsQueryVariables>("query UnreadTickets{unreadTickets{unread __typename}}", { "shows":["permission","role","role_permission","ticket","ticket_history","ticket_reader","user_location"] });
export const UnreadTicketsChangedDocument = /* @__PURE__ */ document<UnreadTicketsChangedSubscription, UnreadTicketsChangedSubscriptionVariables>("subscription UnreadTicketsChanged{ticketChanged{id __typename}}");
