// Written by tools/generate.ts from settings.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChatHoursQueryVariables = Exact<{
  location: string | number;
}>;


export type ChatHoursQuery = { getChatHours: { opens: string | null, closes: string | null, days: Array<string>, away_until: string | null, away_note: string | null, families_write: boolean } | null };

export type OwnChatQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChatQuery = { getOwnChatSetting: { quiet_from: string | null, quiet_until: string | null, away_until: string | null, away_note: string | null, hidden: boolean } | null };

export const ChatHoursDocument = /* @__PURE__ */ document<ChatHoursQuery, ChatHoursQueryVariables>("query ChatHours($location:ID!){getChatHours(location:$location){opens closes days away_until away_note families_write __typename}}", { "shows":["chat_hours"] });
export const OwnChatDocument = /* @__PURE__ */ document<OwnChatQuery, OwnChatQueryVariables>("query OwnChat{getOwnChatSetting{quiet_from quiet_until away_until away_note hidden __typename}}", { "shows":["chat_person"] });
