// Written by tools/generate.ts from cards.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterCardsQueryVariables = Exact<{
  center_id: string | number;
}>;


export type CenterCardsQuery = { centerCards: Array<{ id: string, brand: string, last4: string, exp_month: number, exp_year: number, is_default: boolean }> };

export type OpenNewCardMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenNewCardMutation = { centerCardSession: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const CenterCardsDocument = /* @__PURE__ */ document<CenterCardsQuery, CenterCardsQueryVariables>("query CenterCards($center_id:ID!){centerCards(center_id:$center_id){id brand last4 exp_month exp_year is_default __typename}}", { "shows":["center_card"] });
export const OpenNewCardDocument = /* @__PURE__ */ call<OpenNewCardMutation, OpenNewCardMutationVariables>("mutation OpenNewCard{centerCardSession(add:true){status message errors{field code message __typename}url __typename}}", {}, { "changes":["audit","centre"] });
