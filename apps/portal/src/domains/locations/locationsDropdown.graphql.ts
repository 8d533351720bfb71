// Written by tools/generate.ts from locationsDropdown.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationsDropdownQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationsDropdownQuery = { locationsDropdown: Array<{ id: string, name: string, timezone: { value: string } | null }> };

export const LocationsDropdownDocument = /* @__PURE__ */ document<LocationsDropdownQuery, LocationsDropdownQueryVariables>("query LocationsDropdown{locationsDropdown{id name timezone{value __typename}__typename}}", { "shows":["location","timezone","user_location"] });
