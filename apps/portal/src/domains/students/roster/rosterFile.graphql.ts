// Written by tools/generate.ts from rosterFile.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MakeRosterQueryVariables = Exact<{
  location: string | number;
  programs?: Array<string | number> | string | number | null | undefined;
  fields?: Array<string> | string | null | undefined;
  type?: string | null | undefined;
}>;


export type MakeRosterQuery = { exportStudentRoster: { status: string, message: string, file: string | null } | null };

export type OpenRosterQueryVariables = Exact<{
  file: string;
}>;


export type OpenRosterQuery = { downloadStudentRoster: { status: string, message: string, url: string | null } | null };

export const MakeRosterDocument = /* @__PURE__ */ document<MakeRosterQuery, MakeRosterQueryVariables>("query MakeRoster($location:ID!$programs:[ID!]$fields:[String!]$type:String){exportStudentRoster(location:$location programs:$programs fields:$fields type:$type){status message file __typename}}", { "shows":["allergy","app_user","care_plan","guardian_link","location","medication","room","student","student_allergy","student_medication"] });
export const OpenRosterDocument = /* @__PURE__ */ document<OpenRosterQuery, OpenRosterQueryVariables>("query OpenRoster($file:String!){downloadStudentRoster(file:$file){status message url __typename}}", { "shows":[] });
