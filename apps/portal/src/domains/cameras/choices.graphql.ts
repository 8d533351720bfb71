// Written by tools/generate.ts from choices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type CameraChoicesQuery = { location_programs: Array<{ id: string, name: string, color_code: string | null }>, suggestcolors: { colors: Array<string> } | null };

export const CameraChoicesDocument = /* @__PURE__ */ document<CameraChoicesQuery, CameraChoicesQueryVariables>("query CameraChoices($location:ID!){location_programs(location_id:$location){id name color_code __typename}suggestcolors(location_id:$location){colors __typename}}", { "shows":["camera","room","user_location"] });
