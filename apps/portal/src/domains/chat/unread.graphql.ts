// Written by tools/generate.ts from unread.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnreadChatQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadChatQuery = { getUnreadChat: { unread: number, quiet: boolean } | null };

export type UnreadChatChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadChatChangedSubscription = { unreadChatChanged: { unread: number, quiet: boolean } | null };

export const UnreadChatDocument = /* @__PURE__ */ document<UnreadChatQuery, UnreadChatQueryVariables>("query UnreadChat{getUnreadChat{unread quiet __typename}}", { "shows":["alert","app_user","attendance_room","chat_addressee","chat_gap","chat_join","chat_message","chat_person","chat_room_join","chat_seen","guardian_link","location","room","room_staff","student","student_room","timezone","user_location"] });
export const UnreadChatChangedDocument = /* @__PURE__ */ document<UnreadChatChangedSubscription, UnreadChatChangedSubscriptionVariables>("subscription UnreadChatChanged{unreadChatChanged{unread quiet __typename}}");
