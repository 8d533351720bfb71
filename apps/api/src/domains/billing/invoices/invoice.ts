import { message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { InvoicePaid } from '../../../model/billing/events.ts';
import { ownInvoices } from '../../../model/billing/reach.ts';
import { accountChanged } from '../documents.ts';
import type { Payer } from '../ledger/split.ts';
import type { Bill, Item } from './bill.ts';
import { type InvoiceState, invoiceState, stateBySums } from './states.ts';

export type InvoiceRow = RecordOf<'invoice'>;

export const invoices = resource(Invoice, {
  as: 'invoice',
  rule: 'manager',
  permission: 'manage_billing',
  reach: ownInvoices,
  gone: message('billing.invoiceGone'),
  wrongState: ({ status }) => message('billing.invoiceIs', { status }),
  changed: accountChanged,
});

/** Locks invoices in the order of their ids, whatever order they are asked for in; those that are gone are left out. */
export const lockInvoices = async (ctx: WriteContext, ids: readonly number[]): Promise<InvoiceRow[]> => {
  const rows = await findRows(ctx, 'invoice', { id: [...ids] }, undefined, { order: ['id'], lock: 'update' });
  return rows.map((row) => ({ ...row, id: idOf(Invoice, row.id) }));
};

/** Who an invoice is to. */
export const payerOf = ({ user_id, agency_id }: Pick<InvoiceRow, 'user_id' | 'agency_id'>): Payer => ({
  user: user_id,
  agency: agency_id,
});

/** An invoice as the bill it was made of, with these items. */
export const billOf = (invoice: InvoiceRow, items: readonly Item[]): Bill => {
  const { student_id: student, date, due_date, deposit, from_invoice_id: from } = invoice;
  return { student, payer: payerOf(invoice), items, date, due_date, deposit, from };
};

/** What payments and credits have taken of it, in cents; of a draft, which nothing is booked of yet, none. */
export const appliedTo = ({ status, total, waived, transferred, open_cents }: InvoiceRow): number =>
  status === 'draft' || status === 'voided' ? 0 : total - waived - transferred - open_cents;

/** True for one that money can still be applied to. */
export const isPayable = ({ status }: Pick<InvoiceRow, 'status'>): boolean =>
  status === 'open' || status === 'partly_paid';

/** The state an invoice has by its sums; what was waived or transferred whole stays so until something is owed of it again. */
const settled = (invoice: InvoiceRow): InvoiceState => {
  const state = invoiceState(invoice.status);
  if (state === 'draft' || state === 'voided') return state;
  const isEnded = state === 'waived' || state === 'transferred';
  return isEnded && invoice.open_cents === 0 ? state : stateBySums(invoice);
};

/** Sets the states of invoices by their sums, as the ledger left them; voided ones and drafts stay. */
export const settleInvoices = async (ctx: WriteContext, ids: readonly number[]): Promise<void> => {
  const rows = await lockInvoices(ctx, ids);
  for (const status of ['open', 'partly_paid', 'paid'] as const) {
    const turned = rows.filter((row) => row.status !== status && settled(row) === status);
    const due = turned.map(({ id }) => id);
    if (due.length > 0)
      await updateRows(ctx, 'invoice', { id: due }, { status, ended_reason: null, ended_at: null, ended_by: null });
    if (status === 'paid')
      for (const { id: invoice, student_id: student, location_id: location } of turned)
        ctx.emit(InvoicePaid, { invoice, student, location });
  }
};
