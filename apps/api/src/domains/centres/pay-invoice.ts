import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { gone } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { askProvider } from './ask-provider.ts';
import type { payForm } from './cards.inputs.ts';
import { CenterInvoice } from './invoices.entities.ts';
import { billCenter, billedBy } from './keep-invoices.ts';
import { platformProcessor } from './platform-processor.ts';
import type { Billed } from './platform-tasks.ts';

type Invoice = RowOf<'center_invoice'>;

/** A card was refused: what the provider says of it is a matter of its bank. */
const refused = (error: unknown): boolean => Reflect.get(Object(error), 'type') === 'StripeCardError';

/** Charges an open invoice at the provider: paid, refused, or null where the provider has not answered. */
const charge = (ctx: Ctx, key: string, { ref, plan }: Invoice, card: string) =>
  askProvider(ctx, async (): Promise<Billed | 'refused' | 'open'> => {
    try {
      const paid = await stripeBy(key).invoices.pay(ref, { payment_method: card });
      return billedBy(paid, plan) ?? 'open';
    } catch (error) {
      if (refused(error)) return 'refused';
      throw error;
    }
  });

/** The same by the processor of the demo, which moves no money. */
const paidDemo = (ctx: Ctx, { lines, ...invoice }: Invoice): Billed => ({
  ref: invoice.ref,
  ...{ number: invoice.number, plan: invoice.plan, amount: invoice.amount, paid_amount: invoice.amount },
  ...{ period_start: invoice.period_start, period_end: invoice.period_end, due_on: invoice.due_on },
  ...{ page_url: invoice.page_url, paper_url: invoice.paper_url, issued_at: invoice.issued_at.toISOString() },
  status: 'paid',
  lines: Array.isArray(lines)
    ? lines.map((line) => ({
        text: String(Reflect.get(Object(line), 'text')),
        amount: Number(Reflect.get(Object(line), 'amount')),
      }))
    : [],
  paid_at: ctx.now().toISOString(),
});

/** Pays an open invoice of the own center by one of its cards, the one that is charged where none is named. */
export const payInvoice = async (ctx: Ctx, { id, card }: InputOf<typeof payForm>) => {
  const field = 'id';
  const invoice = await findRow(ctx, 'center_invoice', { id });
  if (!invoice) return gone(message('centres.invoiceGone'));
  if (invoice.billed_centre_id !== ctx.who.centre)
    return declined(message('centres.paysItself'), { field, code: 'NOT_OWN' });
  if (invoice.status !== 'open') return declined(message('centres.invoiceClosed'), { field, code: 'STATE' });
  const by = platformProcessor();
  if (!by) return declined(message('centres.noPayingHere'), { field: '', code: 'OFF' });
  const chosen = await findRow(ctx, 'center_card', card === undefined ? { is_default: true } : { id: card }, ['ref']);
  if (!chosen) return declined(message('centres.cardFirst'), { field: 'card', code: 'REQUIRED' });
  const told = by.kind === 'demo' ? paidDemo(ctx, invoice) : await charge(ctx, by.key, invoice, chosen.ref);
  if (told === null) return declined(message('centres.payUnknown'), { field: '', code: 'AWAY' });
  if (told === 'refused') return declined(message('centres.cardRefused'), { field: 'card', code: 'REFUSED' });
  if (told === 'open') return declined(message('centres.payUnknown'), { field: '', code: 'AWAY' });
  await billCenter(ctx, [told]);
  ctx.audit({ entity: CenterInvoice, id, after: { status: told.status, paid_amount: told.paid_amount } });
  return done(message('centres.invoicePaid'), { payment: idOf(CenterInvoice, id) });
};
