// Written by tools/generate.ts from top.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAnnouncementsQuery = { myAnnouncements: Array<{ id: string, message: string, color_code: string | null, created_at: string, seen: boolean | null }> };

export type TopAnnouncementsQueryVariables = Exact<{
  location: string | number;
}>;


export type TopAnnouncementsQuery = { topAnnouncements: Array<{ id: string, message: string, color_code: string | null, created_at: string, seen: boolean | null }> };

export type AnnouncementsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsChangedSubscription = { announcementsChanged: { id: string } | null };

export const MyAnnouncementsDocument = /* @__PURE__ */ document<MyAnnouncementsQuery, MyAnnouncementsQueryVariables>("query MyAnnouncements{myAnnouncements{id message color_code created_at seen __typename}}", { "shows":["alert","announcement","announcement_location","announcement_role","announcement_room","announcement_seen","app_user","guardian_link","location","role","room_staff","student","student_room","timezone","user_location"] });
export const TopAnnouncementsDocument = /* @__PURE__ */ document<TopAnnouncementsQuery, TopAnnouncementsQueryVariables>("query TopAnnouncements($location:ID!){topAnnouncements(location:$location){id message color_code created_at seen __typename}}", { "shows":["alert","announcement","announcement_location","announcement_role","announcement_room","announcement_seen","app_user","guardian_link","location","role","room_staff","student","student_room","timezone","user_location"] });
export const AnnouncementsChangedDocument = /* @__PURE__ */ document<AnnouncementsChangedSubscription, AnnouncementsChangedSubscriptionVariables>("subscription AnnouncementsChanged{announcementsChanged{id __typename}}");
