// Written by tools/generate.ts from find.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindAnythingQueryVariables = Exact<{
  search?: string | null | undefined;
  kinds?: Array<string> | string | null | undefined;
  first?: number | null | undefined;
}>;


export type FindAnythingQuery = { findAnything: Array<{ kind: string, id: string, name: string, detail: string | null, location_id: string | null, image: string | null, here: string | null, allergies: Array<string> }> };

export const FindAnythingDocument = /* @__PURE__ */ document<FindAnythingQuery, FindAnythingQueryVariables>("query FindAnything($search:String$kinds:[String!]$first:Int){findAnything(search:$search kinds:$kinds first:$first){kind id name detail location_id image here allergies __typename}}", { "shows":["allergy","app_user","attendance","attendance_room","camera","guardian_link","location","role","room","student","student_allergy","user_location","user_role"] });
