import { message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { RowOf } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { Credit, Payment } from '../../../model/billing/entity.ts';
import { ownCredits, ownPayments } from '../../../model/billing/reach.ts';
import { accountChanged } from '../documents.ts';

export type PaymentRow = RecordOf<'payment'>;
export type CreditRow = RecordOf<'credit'>;

const ofOffice = { rule: 'manager', permission: 'manage_billing', changed: accountChanged } as const;
const stamps = ['created_at', 'created_by'] as const;

export const payments = resource(Payment, {
  ...ofOffice,
  as: 'payment',
  reach: ownPayments,
  gone: message('billing.paymentGone'),
  wrongState: ({ status }) => message('billing.paymentIs', { status }),
  stamps,
});
export const credits = resource(Credit, {
  ...ofOffice,
  as: 'credit',
  reach: ownCredits,
  gone: message('billing.creditGone'),
  wrongState: () => message('billing.creditUsed'),
  stamps,
});

/** Money of a payer that can be applied to invoices: a payment that went through, or a credit. */
export interface FundingSource {
  readonly kind: 'payment' | 'credit';
  readonly id: number;
  readonly location: number;
  /** Null for what an agency pays for several students. */
  readonly student: number | null;
  readonly user: number | null;
  readonly agency: number | null;
  /** Cents that are not applied. */
  readonly left: number;
}

/** A payment that is locked, as a source. */
export const paymentSource = (row: RowOf<'payment'>): FundingSource => ({
  ...{ kind: 'payment', id: row.id, location: row.location_id, left: row.unapplied },
  ...{ student: row.student_id, user: row.user_id, agency: row.agency_id },
});

/** A credit that is locked, as a source. */
export const creditSource = (row: RowOf<'credit'>): FundingSource => ({
  ...{ kind: 'credit', id: row.id, location: row.location_id, left: row.left_cents },
  ...{ student: row.student_id, user: row.user_id, agency: null },
});

/** Locks a payment, outside of a call about it; declines one that is gone. */
export const lockPayment = async (ctx: WriteContext, id: number): Promise<PaymentRow> => ({
  ...(await payments.records.lock(ctx, id)),
  id: idOf(Payment, id),
});

/** The same of a credit. */
export const lockCredit = async (ctx: WriteContext, id: number): Promise<CreditRow> => ({
  ...(await credits.records.lock(ctx, id)),
  id: idOf(Credit, id),
});

/** Locks a payment or a credit as a source. */
export const lockSource = async (
  ctx: WriteContext,
  { kind, id }: Pick<FundingSource, 'kind' | 'id'>,
): Promise<FundingSource> =>
  kind === 'payment' ? paymentSource(await lockPayment(ctx, id)) : creditSource(await lockCredit(ctx, id));

/** A credit is used up when nothing is left of it, and available again when something is. */
export const settleCredit = async (ctx: WriteContext, id: number): Promise<void> => {
  const { status, left_cents } = await lockCredit(ctx, id);
  const settled = left_cents === 0 ? 'used' : 'available';
  if (status !== 'voided' && status !== settled) await credits.records.change(ctx, { id }, { status: settled });
};
