import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { billingWords } from './words.ts';

/** The states of an invoice with the words and the look of each. */
const invoiceLooks = {
  draft: ['draft', 'out'],
  open: ['open', 'wait'],
  partly_paid: ['partly_paid', 'wait'],
  paid: ['isPaid', 'good'],
  overdue: ['overdue', 'bad'],
  voided: ['voided', 'out'],
  waived: ['waived', 'out'],
  transferred: ['transferred', 'out'],
} as const satisfies Record<string, readonly [string, BadgeKind]>;

const paymentLooks = {
  pending: ['pending', 'wait'],
  approved: ['approved', 'good'],
  partly_refunded: ['partly_refunded', 'neutral'],
  refunded: ['isRefunded', 'neutral'],
  failed: ['failed', 'bad'],
  voided: ['voided', 'out'],
  available: ['available', 'good'],
  used: ['used', 'out'],
} as const satisfies Record<string, readonly [string, BadgeKind]>;

/** Finds the key of an object a text is, if it is one. */
export const keyIn = <T extends object>(table: T, text: string | null | undefined): keyof T | null => {
  const isKey = (key: string): key is keyof T & string => key in table;
  return text && isKey(text) ? text : null;
};

/** State of an invoice as a chip. */
export const InvoiceState = ({ status }: { status: string | null | undefined }) => {
  const t = useWords(billingWords);
  const state = keyIn(invoiceLooks, status);
  if (!state) return null;
  const [word, kind] = invoiceLooks[state];
  return <Badge kind={kind}>{t(word)}</Badge>;
};

/** State of a payment or a credit as a chip. */
export const PaymentState = ({ status }: { status: string | null | undefined }) => {
  const t = useWords(billingWords);
  const state = keyIn(paymentLooks, status);
  if (!state) return null;
  const [word, kind] = paymentLooks[state];
  return <Badge kind={kind}>{t(word)}</Badge>;
};

/** The states a list of invoices is narrowed to, with their words. */
export const invoiceStates = [
  'open',
  'partly_paid',
  'overdue',
  'paid',
  'draft',
  'voided',
  'waived',
  'transferred',
] as const;

/** The word of a state that lists are narrowed to. */
export const useInvoiceStateWord = () => {
  const t = useWords(billingWords);
  return (state: keyof typeof invoiceLooks): string => t(invoiceLooks[state][0]);
};

/** The word of a state payments are narrowed to. */
export const usePaymentStateWord = () => {
  const t = useWords(billingWords);
  return (state: keyof typeof paymentLooks): string => t(paymentLooks[state][0]);
};

/** Ways to pay. */
export const methods = ['cash', 'check', 'card', 'bank', 'external', 'agency'] as const;
const ways = { cash: 1, check: 1, card: 1, bank: 1, external: 1, agency: 1, credit: 1 } as const;

/** What a way to pay is called, with brand and last digits or number of a check where known. */
export const useMethodWord = () => {
  const t = useWords(billingWords);
  return (method: string, detail?: string | null, check?: string | null): string => {
    const way = keyIn(ways, method);
    if (way === 'check' && check) return t('checkNumber', { number: check });
    return [way ? t(way) : method, detail].filter(Boolean).join(', ');
  };
};

const kinds = {
  opening: 'entry_opening',
  invoice: 'entry_invoice',
  reversal: 'entry_reversal',
  adjustment: 'entry_adjustment',
  void: 'entry_void',
  waiver: 'entry_waiver',
  transfer: 'entry_transfer',
  payment: 'entry_payment',
  application: 'entry_application',
  unapplication: 'entry_unapplication',
  refund: 'entry_refund',
  refund_done: 'entry_refund_done',
  refund_failed: 'entry_refund_failed',
  chargeback: 'entry_chargeback',
  credit: 'entry_credit',
  credit_void: 'entry_credit_void',
  deposit: 'entry_deposit',
  deposit_returned: 'entry_deposit_returned',
  deposit_applied: 'entry_deposit_applied',
  deposit_kept: 'entry_deposit_kept',
} as const;

/** What an entry of the ledger is called. */
export const useEntryWord = () => {
  const t = useWords(billingWords);
  return (kind: string): string => {
    const known = keyIn(kinds, kind);
    return known ? t(kinds[known]) : kind;
  };
};
