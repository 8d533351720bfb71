// Written by tools/generate.ts from school.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SchoolQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolQuery = { getSchoolProfile: { id: string, school_name: string, phone: string | null, website: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, capacity: number | null, address1: string | null, address2: string | null, timezone: { id: string } | null } | null, timezones: Array<{ id: string, value: string, country: string | null }> };

export const SchoolDocument = /* @__PURE__ */ document<SchoolQuery, SchoolQueryVariables>("query School{getSchoolProfile{id school_name phone website city state zip country timezone{id __typename}capacity address1 address2 __typename}timezones{id value country __typename}}", { "shows":["school_profile","timezone"] });
