import { amountIn } from '../amount.ts';
import { dateFigures } from '../when.ts';

/** What is said of deposits families leave with the center. */
export const deposits = {
  'billing.deposit': 'Deposit',
  'billing.depositReturned': 'Deposit returned',
  'billing.depositOf': (p: { number: string }) => `From deposit ${p.number}`,
  'billing.depositGone': 'This deposit is gone. Reload the page and choose again.',
  'billing.depositCharged': 'The deposit was charged.',
  'billing.depositIsReturned': 'The deposit was returned.',
  'billing.depositIsCredit': 'The deposit is now credit on the account.',
  'billing.depositIsApplied': 'The deposit was used for the invoices.',
  'billing.depositIsKept': 'The deposit was kept.',
  'billing.nothingHeld': 'Nothing is held of this deposit.',
  'billing.moreThanHeld': (p: { cents: number }) => `Only ${amountIn(p.cents)} is held.`,
  'billing.notByCard': (p: { cents: number }) =>
    `Only ${amountIn(p.cents)} can go back to a card or bank account. Return the rest by cash or check.`,
  'billing.isDeposit': 'This invoice is a deposit. Void it and charge it again.',
  'billing.depositUsed': 'This deposit was already given back or used. Void the credit made of it first.',
  'billing.depositByMoney': 'A deposit is paid with money, not with credit.',
  'billing.creditOfDeposit': 'This credit comes from a deposit. Void it, and the deposit is held again.',
  'billing.depositsHeld': (p: { cents: number; day: string }) =>
    `Deposit held on ${dateFigures(p.day)}: ${amountIn(p.cents)}. It is not part of the balance.`,
  'billing.column.held': 'Held',
};
