/** What the server may want confirmed before it goes on; a call's row says which of them it asks and when. */
export const confirmCodes = ['LETTER', 'ALERT', 'TEXT', 'RATIO', 'ALLERGEN', 'REFUND', 'PRICE'] as const;
export type ConfirmCode = (typeof confirmCodes)[number];
