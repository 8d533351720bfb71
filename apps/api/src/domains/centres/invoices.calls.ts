import './invoices.fields.ts';
import { sql } from 'kysely';
import { byId, type Calls, one, paged, query, rows } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orNothing } from '../../kernel/read/reach.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { CenterInvoice } from './invoices.entities.ts';
import { ownInvoices } from './invoices.fields.ts';
import { invoiceSorts, invoicesInput, paymentsInput } from './invoices.inputs.ts';
import { centersOf } from './whose.ts';

/** Which days of a column are asked for, in UTC: centers of many time zones stand in one list. */
const within = (column: 'issued_at' | 'paid_at', from: string | undefined, to: string | undefined) => {
  const day = sql`(${sql.ref(`center_invoice.${column}`)} at time zone 'UTC')::date`;
  return [from && sql<boolean>`${day} >= ${from}::date`, to && sql<boolean>`${day} <= ${to}::date`];
};

/** Words of the number, the center or the plan. */
const saying = (search: string | undefined) =>
  search?.trim() &&
  eachWord(
    search,
    (word) => sql`folded(concat_ws(' ', center_invoice.number, center_invoice.center_name, center_invoice.plan))
      ${likeWord(word)}`,
  );

/** What centers are billed, and what they have paid. */
export const centerInvoiceCalls: Calls = {
  centerInvoices: query({
    rule: 'admin',
    about:
      'Lists what centers were billed, new ones first: from home of all of them, elsewhere of the own center. Days are those of issuing, in UTC; a page size that is not a positive integer is refused.',
    reach: { center_id: centersOf('centerInvoices'), rows: ownInvoices },
    input: invoicesInput,
    answer: paged(CenterInvoice),
    run: (_, { center_id, status, start_date, end_date, search, sort }) =>
      rows(CenterInvoice, {
        order: invoiceSorts.order(sort, ['-issued_at', '-id']),
        where: () => [
          matching(CenterInvoice, { billed_centre_id: center_id, status }),
          saying(search),
          ...within('issued_at', start_date, end_date),
        ],
      }),
  }),
  centerInvoice: query({
    rule: 'admin',
    about: 'Answers what a center was billed, with its lines; an unknown id answers null.',
    reach: { id: orNothing(ownInvoices), rows: ownInvoices },
    input: { id: id(CenterInvoice) },
    answer: one(CenterInvoice),
    run: (_, i) => byId(CenterInvoice, i.id),
  }),
  centerPayments: query({
    rule: 'admin',
    about:
      'Lists what centers have paid, new payments first: each paid invoice. Days are those of paying, in UTC; a page size that is not a positive integer is refused.',
    reach: { center_id: centersOf('centerPayments'), rows: ownInvoices },
    input: paymentsInput,
    answer: paged(CenterInvoice),
    run: (_, { center_id, start_date, end_date, search, sort }) =>
      rows(CenterInvoice, {
        order: invoiceSorts.order(sort, ['-paid_at', '-id']),
        where: () => [
          sql<boolean>`center_invoice.paid_at is not null`,
          matching(CenterInvoice, { billed_centre_id: center_id }),
          saying(search),
          ...within('paid_at', start_date, end_date),
        ],
      }),
  }),
};
