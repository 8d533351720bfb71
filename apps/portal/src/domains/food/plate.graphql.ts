// Written by tools/generate.ts from plate.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlateClashesQueryVariables = Exact<{
  students: Array<string | number> | string | number;
  date: string;
  meal?: string | null | undefined;
  food?: string | null | undefined;
}>;


export type PlateClashesQuery = { plateClashes: Array<{ student_id: string, student_name: string, item_id: string, item_name: string, kind: string, word: string, served: boolean }> };

export const PlateClashesDocument = /* @__PURE__ */ document<PlateClashesQuery, PlateClashesQueryVariables>("query PlateClashes($students:[ID!]!$date:Date!$meal:String$food:String){plateClashes(students:$students date:$date meal:$meal food:$food){student_id student_name item_id item_name kind word served __typename}}", { "shows":["allergy","food_item","food_item_allergen","food_menu_entry","food_menu_week","student","student_allergy","student_diet","user_location"] });
