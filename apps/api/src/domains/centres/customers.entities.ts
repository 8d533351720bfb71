import { entity } from '../../kernel/read/entity.ts';

/** Somebody who signs up for a center. */
export const CenterCustomer = entity('Customer', 'center_customer');
