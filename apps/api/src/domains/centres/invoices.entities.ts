import { entity } from '../../kernel/read/entity.ts';

/** What the platform bills a center. */
export const CenterInvoice = entity('CenterInvoice', 'center_invoice');
