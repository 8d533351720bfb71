import { entity } from '../../kernel/read/entity.ts';

/** Something a kitchen serves. */
export const FoodItem = entity('FoodItem', 'food_item');
/** The menu of a week of a location. */
export const FoodMenuWeek = entity('FoodMenuWeek', 'food_menu_week');
/** An item at a meal of a day of a week. */
export const FoodMenuEntry = entity('FoodMenuEntry', 'food_menu_entry');
/** How a household is claimed for, from day to day. */
export const MealEligibility = entity('MealEligibility', 'meal_eligibility');
/** How a location's weeks take turns; the trail numbers it by its location. */
export const FoodMenuSetting = entity('FoodMenuSetting', 'food_menu_setting');
/** What a child had at a meal of a day. */
export const MealCount = entity('MealCount', 'meal_count');
/** How much of an item was made for a meal. */
export const MealProduction = entity('MealProduction', 'meal_production');
