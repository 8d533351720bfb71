import { entity } from '../../kernel/entity.ts';

/** What students of a location are billed as, and the rooms it is offered in. */
export const BillingProgram = entity('BillingProgram', 'billing_program');
