import type { Payer } from '../ledger/split.ts';
import type { Working } from '../plans/working.ts';

/** What a line of an invoice can be. */
export const itemKinds = [
  'charge',
  'discount',
  'adjustment',
  'late_fee',
  'transfer',
  'deposit',
  'registration',
  'tax',
] as const;

/** One line of an invoice as it is made. */
export interface Item {
  readonly kind?: (typeof itemKinds)[number];
  readonly name: string;
  /** How it was worked out, for who asks why; kept as it was, whatever a plan or rule says later. */
  readonly worked?: Working | null;
  /** What somebody wrote about it. */
  readonly detail?: string | null;
  readonly category?: number | null;
  /** Cents; below zero for discounts, and nothing for a tax that prices hold already. */
  readonly amount: number;
  /** Of a tax, its cents. */
  readonly tax?: number | null;
}

/** An invoice to one payer for one student. */
export interface Bill {
  readonly student: number;
  readonly payer: Payer;
  readonly items: readonly Item[];
  readonly date: string;
  readonly due_date: string;
  /** Days its payer is given from the day it is made; left out, those between its own two days. */
  readonly terms?: number;
  readonly note?: string | null;
  readonly draft?: boolean;
  readonly plan?: { readonly id: number; readonly start: string; readonly end: string };
  /** The invoice it was moved from. */
  readonly from?: number | null;
  readonly late_fee_of?: number;
  /** The payment that came back, whose fee it is. */
  readonly returned_payment?: number;
  /** What it asks for is a deposit, and nothing else. */
  readonly deposit?: boolean;
}

export const totalOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
