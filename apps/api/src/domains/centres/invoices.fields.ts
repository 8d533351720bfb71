import { datetime, described, fields, ident, int, json, nested, one, orNull, text } from '../../kernel/read/entity.ts';
import { everyone } from '../../kernel/read/reach.ts';
import { Center } from './centers.entities.ts';
import { CenterInvoice } from './invoices.entities.ts';

/** A center holds its own, and the platform's own center a copy of all. */
export const ownInvoices = everyone(
  CenterInvoice,
  'a center holds what itself is billed, and the platform all of them',
);

fields(CenterInvoice, {
  id: ident(),
  number: described('As the payment provider numbers it; null until it does.', orNull.text()),
  center: described('Whom it bills; null where the center is gone.', one(Center, 'billed_centre_id')),
  center_name: described('The name of the center when it was billed.', text()),
  plan: described('The name of the plan it is for.', orNull.text()),
  period_start: orNull.date(),
  period_end: orNull.date(),
  amount: described('Cents.', int()),
  paid_amount: described('Cents that were paid.', int()),
  status: described('open, paid, void or uncollectible.', text()),
  lines: described('What it bills: a list of { text, amount } with cents.', json()),
  page_url: described('The page of the payment provider where it is read and paid.', orNull.text()),
  paper_url: described('Its PDF, at the payment provider.', orNull.text()),
  issued_at: datetime(),
  due_on: orNull.date(),
  paid_at: orNull.datetime(),
});
nested(CenterInvoice, ownInvoices);
