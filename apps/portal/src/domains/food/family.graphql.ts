// Written by tools/generate.ts from family.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnFoodWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFoodWeeksQuery = { ownFoodMenuWeeks: Array<{ id: string, date: string, location: { id: string, name: string } | null, meals: Array<{ id: string, day: number, meal: string, item: { id: string, name: string } | null }> }> };

export const OwnFoodWeeksDocument = /* @__PURE__ */ document<OwnFoodWeeksQuery, OwnFoodWeeksQueryVariables>("query OwnFoodWeeks{ownFoodMenuWeeks{id date location{id name __typename}meals{id day meal item{id name __typename}__typename}__typename}}", { "shows":["alert","app_user","food_item","food_menu_entry","food_menu_week","guardian_link","location","student","user_location"] });
