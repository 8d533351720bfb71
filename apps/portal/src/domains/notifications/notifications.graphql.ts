// Written by tools/generate.ts from notifications.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationsShortQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsShortQuery = { notificationsShort: { unread: number, data: Array<{ id: string, kind: string, about: string | null, title: string | null, text: string | null, seen: boolean | null, created_at: string }> } | null };

export type NotificationsLongQueryVariables = Exact<{
  first: number;
  page?: number | null | undefined;
  seen?: boolean | null | undefined;
}>;


export type NotificationsLongQuery = { notificationsLong: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, about: string | null, title: string | null, text: string | null, seen: boolean | null, created_at: string }> } };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, kind: string, about: string | null, title: string | null, text: string | null, seen: boolean | null, created_at: string } | null };

export type ToldFragment = { id: string, kind: string, about: string | null, title: string | null, text: string | null, seen: boolean | null, created_at: string };

export const NotificationsShortDocument = /* @__PURE__ */ document<NotificationsShortQuery, NotificationsShortQueryVariables>("query NotificationsShort{notificationsShort{unread data{...Told __typename}__typename}}fragment Told on Notification{id kind about title text seen created_at __typename}", { "shows":["notification"] });
export const NotificationsLongDocument = /* @__PURE__ */ document<NotificationsLongQuery, NotificationsLongQueryVariables>("query NotificationsLong($first:Int!$page:Int$seen:Boolean){notificationsLong(first:$first page:$page seen:$seen){data{...Told __typename}currentPage lastPage perPage total __typename}}fragment Told on Notification{id kind about title text seen created_at __typename}", { "shows":["notification"] });
export const NotificationAddedDocument = /* @__PURE__ */ document<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>("subscription NotificationAdded{notificationAdded{...Told __typename}}fragment Told on Notification{id kind about title text seen created_at __typename}");
