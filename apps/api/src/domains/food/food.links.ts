import { joinTable } from '../../kernel/db/join-table.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { FoodItem } from './food.entities.ts';

/** What of the centre's list of allergies is in an item. */
export const holds = joinTable('food_item_allergen', FoodItem, 'food_item_id', Allergy, 'allergy_id');
