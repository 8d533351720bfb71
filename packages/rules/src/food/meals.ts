/** The meals of a day, in their order. */
export const meals = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'supper', 'evening_snack'] as const;
export type Meal = (typeof meals)[number];
export const isMeal = (word: string): word is Meal => meals.some((meal) => meal === word);

/** Snacks count apart from meals. */
export const isSnack = (meal: Meal): boolean => meal.endsWith('snack');

/** What food counts as: the five components, and the two of infants alone (7 CFR 226.20(a) and (b)). */
export const components = ['milk', 'meat', 'vegetable', 'fruit', 'grains', 'infant_milk', 'infant_cereal'] as const;
export type Component = (typeof components)[number];

/** What else the rules ask of food. */
export const traits = ['whole_grain', 'juice', 'grain_dessert'] as const;
export type Trait = (typeof traits)[number];

/** Diets a family keeps; food says which of them it does not fit. */
export const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'no_pork',
  'no_beef',
  'dairy_free',
  'gluten_free',
] as const;
export type Diet = (typeof diets)[number];

/** How a household is claimed for. */
export const eligibilities = ['free', 'reduced', 'paid'] as const;
export type Eligibility = (typeof eligibilities)[number];
