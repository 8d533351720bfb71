import { type Calls, out, outcome, query } from '../../../kernel/call/call.ts';
import { id } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Invoice, Payment } from '../../../model/billing/entity.ts';
import { ownInvoices, ownPayments, payingPeople } from '../../../model/billing/reach.ts';
import { invoicePaper, receiptPaper } from './paper.ts';
import { downloadYearReceiptInput, yearPaper } from './statement-paper.ts';

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
  downloadYearReceipt: query({
    rule: 'user',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Gives a link of 15 minutes to what the caller has paid in a year as PDF, with the tax number of the center; managers of a payer of their locations.',
    reach: { user_id: orError(payingPeople) },
    input: downloadYearReceiptInput,
    answer: outcome({ url: out.text, total: out.float }),
    writes: true,
    limit,
    run: yearPaper,
  }),
};
