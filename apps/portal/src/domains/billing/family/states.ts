import type { BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { familyBillingWords } from './words.ts';

const invoiceStates = {
  open: ['wait', 'openState'],
  partly_paid: ['wait', 'partlyState'],
  overdue: ['bad', 'overdueState'],
  paid: ['good', 'paidState'],
  voided: ['out', 'voidedState'],
  waived: ['out', 'waivedState'],
  transferred: ['out', 'transferredState'],
} as const satisfies Record<string, readonly [BadgeKind, string]>;

const paymentStates = {
  pending: ['wait', 'pendingState'],
  approved: ['good', 'approvedState'],
  partly_refunded: ['neutral', 'partlyRefundedState'],
  refunded: ['neutral', 'refundedState'],
  failed: ['bad', 'failedState'],
  voided: ['out', 'voidedState'],
} as const satisfies Record<string, readonly [BadgeKind, string]>;

const kinds = {
  opening: 'opening',
  invoice: 'kindInvoice',
  payment: 'kindPayment',
  credit: 'kindCredit',
  refund: 'kindRefund',
  refund_done: 'kindRefund',
  waiver: 'kindWaived',
  chargeback: 'kindChargeback',
  deposit: 'kindDeposit',
  deposit_returned: 'kindDepositBack',
  deposit_applied: 'kindDepositUsed',
  deposit_kept: 'kindDepositKept',
} as const;

const ways = ['cash', 'check', 'card', 'bank', 'external', 'credit', 'agency'] as const;

const known = <T extends object>(of: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(of, key);

/** What states, entries and ways to pay are called, and how they look. */
export const useBillingStates = () => {
  const t = useWords(familyBillingWords);
  return {
    ofInvoice: (status: string): { kind: BadgeKind; label: string } => {
      const [kind, label] = invoiceStates[known(invoiceStates, status) ? status : 'open'];
      return { kind, label: t(label) };
    },
    ofPayment: (status: string): { kind: BadgeKind; label: string } => {
      const [kind, label] = paymentStates[known(paymentStates, status) ? status : 'pending'];
      return { kind, label: t(label) };
    },
    ofEntry: (kind: string): string => t(known(kinds, kind) ? kinds[kind] : 'kindChange'),
    ofWay: (method: string): string => {
      const way = ways.find((one) => one === method);
      return way ? t(way) : method;
    },
  };
};
