import { entity } from '../../../kernel/read/entity.ts';

/** A stay nobody ended: when it was to end, what the family says, and how staff settled it. */
export const ForgottenCheckout = entity('ForgottenCheckout', 'forgotten_checkout');
