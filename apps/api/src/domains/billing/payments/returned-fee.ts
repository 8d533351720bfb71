import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { languages } from '../../../kernel/call/languages.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { makeInvoices } from '../invoices/make.ts';
import { placeOf } from '../ledger/place.ts';
import type { PaymentRow } from './funding-source.ts';

constraint('invoice_returned_fee', 'fee', 'TAKEN', message('billing.feeTwice'));

/** Bills whoever paid by a payment that came back, such as a returned check, its fee, once. Answers the invoice. */
export const addReturnedFee = async (ctx: WriteContext, payment: PaymentRow, cents: number): Promise<number> => {
  const { id, student_id: student, user_id: user, check_number: check } = payment;
  if (student === null || user === null)
    throw declined(message('billing.noFeeForAgency'), { field: 'fee', code: 'NO_PAYER' });
  const place = await placeOf(ctx, payment.location_id);
  const name = languages.en['billing.returnedFee']({ check: check ?? '' });
  const [invoice] = await makeInvoices(ctx, place, [
    {
      ...{ student, payer: { user, agency: null }, items: [{ name, amount: cents }] },
      ...{ date: place.today, due_date: addDays(place.today, place.due_days), returned_payment: id },
    },
  ]);
  if (invoice === undefined) throw new Error(`No fee was made of payment ${id}.`);
  return invoice;
};
