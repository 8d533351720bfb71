import { type Calls, out, outcome, query } from '../../../kernel/call/call.ts';
import { id } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Invoice, Payment } from '../billing.entities.ts';
import { ownInvoices, ownPayments } from '../billing.reach.ts';
import { invoicePaper, receiptPaper } from './paper.ts';

const limit = { times: 60, seconds: 600, by: 'user' } as const;

/** Documents on paper. */
export const paperCalls: Calls = {
  downloadInvoice: query({
    rule: 'user',
    about: 'Gives a link of 15 minutes to the invoice as PDF; contacts only for their own.',
    reach: { id: orError(ownInvoices) },
    input: { id: id(Invoice) },
    answer: outcome({ url: out.text }),
    limit,
    run: invoicePaper,
  }),
  downloadPaymentReceipt: query({
    rule: 'user',
    about: 'Gives a link of 15 minutes to the receipt of a payment as PDF; contacts only for their own.',
    reach: { id: orError(ownPayments) },
    input: { id: id(Payment) },
    answer: outcome({ url: out.text }),
    limit,
    run: receiptPaper,
  }),
};
