/** What the server may want confirmed before it goes on; a call's row says which of them it asks and when. */
export const confirmCodes = [
  'LETTER',
  'ALERT',
  'TEXT',
  'RATIO',
  'MISSING',
  'ALLERGEN',
  'REFUND',
  'CREDIT',
  'KEEP',
  'AGAIN',
  'CHARGE',
  'BILLS',
  'PRICE',
  'PUBLISH',
  'ELSEWHERE',
  'IMPORT',
] as const;
export type ConfirmCode = (typeof confirmCodes)[number];

/** Rows of the calls that bring children into a room. */
export const asksRatio = { RATIO: 'where a room would hold more children than its staff or its size allow' } as const;
/** Rows of the calls that write down what a child has eaten. */
export const asksAllergen = { ALLERGEN: 'where a child is allergic to the food: which child, and to what' } as const;
