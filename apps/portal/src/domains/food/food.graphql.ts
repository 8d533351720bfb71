// Written by tools/generate.ts from food.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveFoodMenuWeekMealsInput = {
  day: number;
  /** One of: breakfast, morning_snack, lunch, afternoon_snack, supper, evening_snack. */
  meal: string;
  items: Array<string | number>;
};

export type FoodWeekQueryVariables = Exact<{
  location: string | number;
  date: string;
}>;


export type FoodWeekQuery = { foodMenuWeeks: { data: Array<{ id: string, date: string, current_week: boolean, updated_at: string, meals: Array<{ id: string, day: number, meal: string, item: { id: string, name: string, components: unknown, traits: unknown, for_infants: boolean } | null }> }> } };

export type FoodItemsQueryVariables = Exact<{
  location: string | number;
}>;


export type FoodItemsQuery = { foodItems: { total: number, data: Array<{ id: string, name: string, status: string, components: unknown, traits: unknown, unfit_for: unknown, for_infants: boolean, used: number | null, allergens: Array<{ id: string, name: string }> }> } };

export type FoodClashesQueryVariables = Exact<{
  id: string | number;
}>;


export type FoodClashesQuery = { foodMenuClashes: Array<{ day: number, meal: string, student_id: string, student_name: string, item_id: string, item_name: string, kind: string, word: string }> };

export type FoodSettingQueryVariables = Exact<{
  location: string | number;
}>;


export type FoodSettingQuery = { getFoodMenuSetting: { week: number, rotate: boolean } | null };

export type FoodAllergiesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodAllergiesQuery = { studentAllergies: Array<{ id: string, name: string }> };

export type SaveFoodWeekMutationVariables = Exact<{
  location: string | number;
  date: string;
  meals: Array<SaveFoodMenuWeekMealsInput> | SaveFoodMenuWeekMealsInput;
  id?: string | number | null | undefined;
  seen?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveFoodWeekMutation = { saveFoodMenuWeek: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }>, week: { id: string, updated_at: string } | null } | null };

export type StudentDietsQueryVariables = Exact<{
  location: string | number;
}>;


export type StudentDietsQuery = { studentDiets: Array<{ student_id: string, student_name: string, diets: Array<string> }> };

export const FoodWeekDocument = /* @__PURE__ */ document<FoodWeekQuery, FoodWeekQueryVariables>("query FoodWeek($location:ID!$date:Date!){foodMenuWeeks(location:$location start_date:$date end_date:$date first:1){data{id date current_week updated_at meals{id day meal item{id name components traits for_infants __typename}__typename}__typename}__typename}}", { "shows":["food_item","food_menu_entry","food_menu_week","user_location"] });
export const FoodItemsDocument = /* @__PURE__ */ document<FoodItemsQuery, FoodItemsQueryVariables>("query FoodItems($location:ID!){foodItems(location:$location first:200){data{id name status components traits unfit_for for_infants used allergens{id name __typename}__typename}total __typename}}", { "shows":["allergy","food_item","food_item_allergen","food_menu_entry","user_location"] });
export const FoodClashesDocument = /* @__PURE__ */ document<FoodClashesQuery, FoodClashesQueryVariables>("query FoodClashes($id:ID!){foodMenuClashes(id:$id){day meal student_id student_name item_id item_name kind word __typename}}", { "shows":["alert","allergy","app_user","food_item","food_item_allergen","food_menu_entry","guardian_link","student","student_allergy","student_diet","user_location"] });
export const FoodSettingDocument = /* @__PURE__ */ document<FoodSettingQuery, FoodSettingQueryVariables>("query FoodSetting($location:ID!){getFoodMenuSetting(location:$location){week rotate __typename}}", { "shows":["food_menu_setting"] });
export const FoodAllergiesDocument = /* @__PURE__ */ document<FoodAllergiesQuery, FoodAllergiesQueryVariables>("query FoodAllergies{studentAllergies(first:200){id name __typename}}", { "shows":["allergy"],"list":{"name":"studentAllergies","args":{"first":200}} });
export const SaveFoodWeekDocument = /* @__PURE__ */ call<SaveFoodWeekMutation, SaveFoodWeekMutationVariables>("mutation SaveFoodWeek($location:ID!$date:Date!$meals:[SaveFoodMenuWeekMealsInput!]!$id:ID$seen:DateTime$operation_id:String){saveFoodMenuWeek(location:$location date:$date meals:$meals id:$id seen:$seen operation_id:$operation_id){status message errors{field message code __typename}week{id updated_at __typename}__typename}}", {"location":{"required":true,"id":true},"date":{"required":true},"meals":{"required":true,"longest":42,"list":true,"object":true,"of":{"day":{"required":true,"least":1,"most":7,"number":true},"meal":{"required":true},"items":{"required":true,"shortest":0,"longest":30,"list":true,"id":true}}},"id":{"id":true}}, { "changes":["audit","food_item","food_menu_entry","food_menu_week"] });
export const StudentDietsDocument = /* @__PURE__ */ document<StudentDietsQuery, StudentDietsQueryVariables>("query StudentDiets($location:ID!){studentDiets(location:$location){student_id student_name diets __typename}}", { "shows":["alert","app_user","guardian_link","student","student_diet","user_location"] });
