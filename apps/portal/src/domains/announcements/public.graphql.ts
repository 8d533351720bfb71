// Written by tools/generate.ts from public.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicAnnouncementsQuery = { publicAnnouncements: Array<{ id: string, message: string, color_code: string | null }> };

export const PublicAnnouncementsDocument = /* @__PURE__ */ document<PublicAnnouncementsQuery, PublicAnnouncementsQueryVariables>("query PublicAnnouncements{publicAnnouncements{id message color_code __typename}}", { "shows":["announcement","announcement_location","location","timezone"] });
