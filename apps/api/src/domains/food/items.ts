import { components, diets, traits } from '@nestling/rules/food/meals.ts';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, choices, flag, type InputOf, id, ids, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { records } from '../../kernel/write/records.ts';
import { Location } from '../../model/location/entity.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { FoodItem } from './food.entities.ts';
import { holds } from './food.links.ts';

constraint('food_item_name', 'name', 'TAKEN', message('food.nameTaken'));
constraint('food_item_in_use', 'id', 'IN_USE', message('food.inUse'));

/** What an item is beside its name. */
const itemForm = {
  components: choices(...components).optional(),
  traits: choices(...traits).optional(),
  unfit_for: choices(...diets).optional(),
  for_infants: flag().optional(),
  allergens: ids(Allergy, 50, 0).optional(),
};
const itemName = text(1, 120);
export const itemStatus = choice('active', 'available');
export const createFoodItemInput = {
  name: itemName,
  location: id(Location),
  status: itemStatus.optional(),
  ...itemForm,
};
export const updateFoodItemInput = {
  id: id(FoodItem),
  name: itemName.optional(),
  status: itemStatus.optional(),
  ...itemForm,
};

const items = records(FoodItem, { gone: message('food.itemGone') });

/** Adds an item to the kitchen's list. */
export const addItem = async (ctx: Ctx, { location, allergens, ...values }: InputOf<typeof createFoodItemInput>) => {
  const added = await items.add(ctx, { location_id: location, ...values }, { allergens: linked(holds, allergens) });
  return done(message('food.itemAdded', { name: values.name }), { item: added });
};

/** Changes what is given. */
export const changeItem = async (ctx: Ctx, { id, allergens, ...values }: InputOf<typeof updateFoodItemInput>) => {
  await items.change(ctx, { id }, values, { allergens: linked(holds, allergens) });
  return done(message('food.itemChanged'), { item: id });
};

/** Says whether an item is on menus or kept for choice. */
export const setItemStatus = async (
  ctx: Ctx,
  { id, status }: { readonly id: Id<'food_item'>; readonly status: 'active' | 'available' },
) => {
  await items.change(ctx, { id }, { status });
  return done(message('food.itemChanged'));
};

/** Takes an item off the list; one that a week holds stays. */
export const removeItem = async (ctx: Ctx, { id }: { readonly id: Id<'food_item'> }) => {
  const { name } = await items.remove(ctx, id);
  return done(message('food.itemRemoved', { name }));
};
