// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Fills empty weeks between two days by rotating the ones before as the settings say; no week to rotate gets Error. */
export const autofillFoodMenu = /* @__PURE__ */ operation<{ location: string | number; start_date: string; end_date: string }>(
  'autofillFoodMenu', 'location:ID! start_date:Date! end_date:Date! operation_id:String', 'audit food_menu_entry food_menu_week', {"location":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true}});

/** Copies items and weeks to other locations of the caller; weeks that exist there are kept and answered in errors. */
export const copyFoodMenuToLocation = /* @__PURE__ */ operation<{ location: string | number; to_locations: readonly (string | number)[]; weeks?: readonly (string | number)[] | null | undefined }>(
  'copyFoodMenuToLocation', 'location:ID! to_locations:[ID!]! weeks:[ID!] operation_id:String', 'audit food_item food_menu_entry food_menu_week', {"location":{"required":true,"id":true},"to_locations":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"weeks":{"shortest":1,"longest":200,"list":true,"id":true}});

/** Copies a week to the week of another day; one that has a menu gets Error. */
export const copyFoodMenuWeek = /* @__PURE__ */ operation<{ id: string | number; date: string }>(
  'copyFoodMenuWeek', 'id:ID! date:Date! operation_id:String', 'audit food_menu_entry food_menu_week', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Counts children as they are served, once for each meal of a day; those counted before are told in errors. A day other than today needs a manager. */
export const countMeal = /* @__PURE__ */ operation<{ location: string | number; date: string; meal: string; students: readonly (string | number)[] }>(
  'countMeal', 'location:ID! date:Date! meal:String! students:[ID!]! confirm:[String!] operation_id:String', 'audit meal_count', {"location":{"required":true,"id":true},"date":{"required":true},"meal":{"required":true},"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Adds a food item, available unless said otherwise; a name that exists in the location gets Error. */
export const createFoodItem = /* @__PURE__ */ operation<{ name: string; location: string | number; status?: string | null | undefined; components?: readonly (string)[] | null | undefined; traits?: readonly (string)[] | null | undefined; unfit_for?: readonly (string)[] | null | undefined; for_infants?: boolean | null | undefined; allergens?: readonly (string | number)[] | null | undefined }>(
  'createFoodItem', 'name:String! location:ID! status:String components:[String!] traits:[String!] unfit_for:[String!] for_infants:Boolean allergens:[ID!] operation_id:String', 'audit food_item food_item_allergen', {"name":{"required":true,"shortest":1,"longest":120},"location":{"required":true,"id":true},"components":{"longest":7,"list":true},"traits":{"longest":3,"list":true},"unfit_for":{"longest":8,"list":true},"for_infants":{"flag":true},"allergens":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Deletes a food item no week uses; one in use gets Error. */
export const deleteFoodItem = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteFoodItem', 'id:ID! operation_id:String', 'audit food_item', {"id":{"required":true,"id":true}});

/** Deletes a menu week; the current one gets Error. */
export const deleteFoodMenuWeek = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteFoodMenuWeek', 'id:ID! operation_id:String', 'audit food_menu_entry food_menu_week', {"id":{"required":true,"id":true}});

/** Takes an eligibility away that was noted wrongly. */
export const deleteMealEligibility = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteMealEligibility', 'id:ID! operation_id:String', 'audit meal_eligibility', {"id":{"required":true,"id":true}});

/** Saves week count and rotation; a week count below 1 gets Error. */
export const saveFoodMenuSetting = /* @__PURE__ */ operation<{ location: string | number; week: number; rotate: boolean }>(
  'saveFoodMenuSetting', 'location:ID! week:Int! rotate:Boolean! operation_id:String', 'audit food_menu_setting', {"location":{"required":true,"id":true},"week":{"required":true,"least":-53,"most":53,"number":true},"rotate":{"required":true,"flag":true}});

/** Saves the meals of the week a day lies in; an item of another location, a second week of the same days, or one somebody changed since `seen`, gets Error. */
export const saveFoodMenuWeek = /* @__PURE__ */ operation<{ location: string | number; date: string; meals: readonly ({ day: number; meal: string; items: readonly (string | number)[] })[]; id?: string | number | null | undefined; seen?: string | null | undefined }>(
  'saveFoodMenuWeek', 'location:ID! date:Date! meals:[SaveFoodMenuWeekMealsInput!]! id:ID seen:DateTime operation_id:String', 'audit food_item food_menu_entry food_menu_week', {"location":{"required":true,"id":true},"date":{"required":true},"meals":{"required":true,"longest":42,"list":true,"object":true,"of":{"day":{"required":true,"least":1,"most":7,"number":true},"meal":{"required":true},"items":{"required":true,"shortest":0,"longest":30,"list":true,"id":true}}},"id":{"id":true}});

/** Notes an eligibility, for a year unless told; days that are covered already get Error. */
export const saveMealEligibility = /* @__PURE__ */ operation<{ student_id: string | number; category: string; start_date: string; end_date?: string | null | undefined }>(
  'saveMealEligibility', 'student_id:ID! category:String! start_date:Date! end_date:Date operation_id:String', 'audit meal_eligibility', {"student_id":{"required":true,"id":true},"category":{"required":true},"start_date":{"required":true}});

/** Notes how much of an item was made for a meal; nothing takes the note away. */
export const saveMealProduction = /* @__PURE__ */ operation<{ location: string | number; date: string; meal: string; item: string | number; prepared: string; leftover?: string | null | undefined }>(
  'saveMealProduction', 'location:ID! date:Date! meal:String! item:ID! prepared:String! leftover:String operation_id:String', 'audit meal_production', {"location":{"required":true,"id":true},"date":{"required":true},"meal":{"required":true},"item":{"required":true,"id":true},"prepared":{"required":true,"shortest":0,"longest":60},"leftover":{"shortest":0,"longest":60}});

/** Makes the given diets all that a child keeps. */
export const saveStudentDiets = /* @__PURE__ */ operation<{ student_id: string | number; diets: readonly (string)[] }>(
  'saveStudentDiets', 'student_id:ID! diets:[String!]! operation_id:String', 'audit student_diet', {"student_id":{"required":true,"id":true},"diets":{"required":true,"longest":8,"list":true}});

/** Makes this week the one current week of its location, which families read. */
export const setCurrentFoodMenuWeek = /* @__PURE__ */ operation<{ id: string | number }>(
  'setCurrentFoodMenuWeek', 'id:ID! operation_id:String', 'audit food_menu_week', {"id":{"required":true,"id":true}});

/** Takes counts of a meal back. A day other than today needs a manager. */
export const uncountMeal = /* @__PURE__ */ operation<{ location: string | number; date: string; meal: string; students: readonly (string | number)[] }>(
  'uncountMeal', 'location:ID! date:Date! meal:String! students:[ID!]! operation_id:String', 'audit meal_count', {"location":{"required":true,"id":true},"date":{"required":true},"meal":{"required":true},"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Changes a food item; a name that exists in the location gets Error. */
export const updateFoodItem = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; status?: string | null | undefined; components?: readonly (string)[] | null | undefined; traits?: readonly (string)[] | null | undefined; unfit_for?: readonly (string)[] | null | undefined; for_infants?: boolean | null | undefined; allergens?: readonly (string | number)[] | null | undefined }>(
  'updateFoodItem', 'id:ID! name:String status:String components:[String!] traits:[String!] unfit_for:[String!] for_infants:Boolean allergens:[ID!] operation_id:String', 'audit food_item food_item_allergen', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"components":{"longest":7,"list":true},"traits":{"longest":3,"list":true},"unfit_for":{"longest":8,"list":true},"for_infants":{"flag":true},"allergens":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Sets a food item active (in use on menus) or available (kept for choice). */
export const updateFoodItemStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateFoodItemStatus', 'id:ID! status:String! operation_id:String', 'audit food_item', {"id":{"required":true,"id":true},"status":{"required":true}});
