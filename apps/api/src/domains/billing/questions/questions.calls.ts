import '../documents.fields.ts';
import { type Calls, mutation, outcome, paged, query, rows } from '../../../kernel/call/call.ts';
import { flag, id, page } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { InvoiceQuestion } from '../../../model/billing/entity.ts';
import { ownInvoices, ownItems, ownQuestions } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { answerQuestion, askAbout, question, reply } from './questions.ts';

/** What payers ask of their invoices. */
export const questionCalls: Calls = {
  askAboutInvoice: mutation({
    rule: 'user',
    permission: null,
    because: 'one asks about what one is billed; the office answers',
    about: 'Asks the office about an own invoice, or one of its lines, with a note; the office gets it by mail.',
    reach: { id: orError(ownInvoices), item: orError(ownItems) },
    input: question,
    answer: outcome({ question: InvoiceQuestion }),
    limit: { times: 20, seconds: 3600, by: 'user' },
    run: askAbout,
  }),
  answerInvoiceQuestion: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Answers a question about an invoice by mail and beside it; one that is answered gets Error.',
    reach: { id: orError(ownQuestions) },
    input: reply,
    answer: outcome({ question: InvoiceQuestion }),
    run: answerQuestion,
  }),
  getInvoiceQuestions: query({
    rule: 'manager',
    about: 'Lists what payers asked of their invoices, the open ones alone when told so, the newest first.',
    reach: { location: ownLocations, rows: ownQuestions },
    input: { location: id(Location).optional(), open: flag().optional(), ...page },
    answer: paged(InvoiceQuestion),
    run: (_, i) =>
      rows(InvoiceQuestion, {
        where: (q) => [
          i.open === true && q('invoice_question.answered_at', 'is', null),
          i.location !== undefined &&
            q.exists(
              q
                .selectFrom('invoice as qi')
                .select('qi.id')
                .whereRef('qi.id', '=', 'invoice_question.invoice_id')
                .where('qi.location_id', '=', i.location),
            ),
        ],
        order: ['-created_at', '-id'],
      }),
  }),
};
