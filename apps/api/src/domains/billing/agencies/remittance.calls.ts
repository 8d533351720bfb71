import '../documents.fields.ts';
import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../../kernel/call/call.ts';
import { id, text } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { BillingAgency, Payment } from '../../../model/billing/entity.ts';
import { agenciesOfOwnLocations, ownInvoices } from '../../../model/billing/reach.ts';
import { payRemittance, remittance } from './pay-remittance.ts';
import { MOST_LETTERS, readRemittance } from './read-remittance.ts';

/** What agencies say they pay, in a file of theirs. */
export const remittanceCalls: Calls = {
  readRemittance: query({
    rule: 'manager',
    about:
      'Reads the file of an agency (CSV or XLSX in Base64: a line for each invoice with what is paid and why less) and finds its invoices; nothing is booked. readable is false where it has not the columns, or is none.',
    reach: { agency_id: agenciesOfOwnLocations },
    input: { agency_id: id(BillingAgency), file: text(1, MOST_LETTERS) },
    answer: object(
      {
        readable: out.flag,
        lines: [
          object(
            {
              row: out.int,
              number: out.text,
              invoice_id: outOrNull(out.id),
              student_name: outOrNull(out.text),
              open: out.int,
              paid: out.int,
              reason: outOrNull(out.text),
              problem: outOrNull(out.text),
            },
            'RemittanceLine',
          ),
        ],
      },
      'Remittance',
    ),
    limit: { times: 60, seconds: 600, by: 'user' },
    run: readRemittance,
  }),
  payRemittance: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Books one payment of an agency over its invoices. What a line is short of stays owed (keep, dispute), is billed to the family, or written off; one line that does not fit declines all.',
    reach: { agency_id: orError(agenciesOfOwnLocations), 'lines.invoice': orError(ownInvoices) },
    input: remittance,
    answer: outcome({ payment: Payment }),
    run: payRemittance,
  }),
};
