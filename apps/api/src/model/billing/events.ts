import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

/**
 * A child that is billed has moved to `location`: the names of plans that go on there, and of plans and agencies that ended; `from`
 * is the name of the location it left.
 */
export const PlansMoved = domainEvent('plans.moved', {
  student: z.number().int(),
  location: z.number().int(),
  from: z.string(),
  goes: z.array(z.string()),
  ends: z.array(z.string()),
});

const ofInvoice = { invoice: z.number().int(), student: z.number().int(), location: z.number().int() };
/** An invoice is no draft any more: it is owed. */
export const InvoiceCreated = domainEvent('invoice.created', ofInvoice);
/** An invoice was mailed to its payer for the first time. */
export const InvoiceSent = domainEvent('invoice.sent', ofInvoice);
/** Nothing more is owed of an invoice, for it was paid. */
export const InvoicePaid = domainEvent('invoice.paid', ofInvoice);
/** Money has come in; `student` is null for an agency's. */
export const PaymentReceived = domainEvent('payment.received', {
  payment: z.number().int(),
  student: z.number().int().nullable(),
  location: z.number().int(),
});
/** What an agency has authorized ends within 30 days, `day` being its last, and nothing of it follows. */
export const SubsidyEnding = domainEvent('subsidy.ending', {
  subsidy: z.number().int(),
  student: z.number().int(),
  agency: z.number().int(),
  day: z.string(),
});
