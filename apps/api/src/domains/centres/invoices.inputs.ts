import { choice, date, id, page, text } from '../../kernel/call/input.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Center } from './centers.entities.ts';
import { CenterInvoice } from './invoices.entities.ts';

export const invoiceSorts = sorts(CenterInvoice, {
  issued: ['issued_at'],
  paid: ['paid_at'],
  amount: ['amount'],
  center: ['center_name'],
});

const of = { center_id: id(Center).optional() };
/** Of some days: of issuing, or where payments are listed, of paying. */
const days = {
  start_date: date().optional(),
  end_date: date().optional(),
  ...page,
  sort: invoiceSorts.input,
  search: text(0, 200).optional(),
};
/** Invoices of one center or of all. */
export const invoicesInput = {
  ...of,
  status: choice('open', 'paid', 'void', 'uncollectible').optional(),
  ...days,
};
export const paymentsInput = { ...of, ...days };
