import type { TaxFrom } from '@nestling/rules/sales-tax.ts';

const isText = (one: unknown): one is string => typeof one === 'string';

/** What was taken off an invoice, as `Invoice.payments` has it. */
export type Applied = { readonly method: string; readonly date: string; readonly amount: number };
const isApplied = (one: unknown): one is Applied =>
  typeof one === 'object' &&
  one !== null &&
  isText(Reflect.get(one, 'method')) &&
  isText(Reflect.get(one, 'date')) &&
  typeof Reflect.get(one, 'amount') === 'number';
export const appliedIn = (json: unknown): Applied[] => (Array.isArray(json) ? json.filter(isApplied) : []);

/** What was booked of an invoice, as `Invoice.history` has it. */
export type Booked = {
  readonly id: number;
  readonly kind: string;
  readonly at: string;
  readonly amount: number;
  readonly note: string | null;
};
const isBooked = (one: unknown): one is Booked =>
  typeof one === 'object' &&
  one !== null &&
  isText(Reflect.get(one, 'kind')) &&
  isText(Reflect.get(one, 'at')) &&
  typeof Reflect.get(one, 'amount') === 'number';
export const bookedIn = (json: unknown): Booked[] => (Array.isArray(json) ? json.filter(isBooked) : []);

/** What children on a template pay, as `BillingPlanTemplate.prices` has it. */
export type PaidPrice = {
  readonly amount: number;
  readonly students: number;
  readonly next_amount: number | null;
  readonly from: string | null;
};
const isPaidPrice = (one: unknown): one is PaidPrice =>
  typeof one === 'object' &&
  one !== null &&
  typeof Reflect.get(one, 'amount') === 'number' &&
  typeof Reflect.get(one, 'students') === 'number';
export const pricesIn = (json: unknown): PaidPrice[] => (Array.isArray(json) ? json.filter(isPaidPrice) : []);

const isTax = (one: unknown): one is TaxFrom =>
  typeof one === 'object' &&
  one !== null &&
  isText(Reflect.get(one, 'from')) &&
  typeof Reflect.get(one, 'rate') === 'number' &&
  typeof Reflect.get(one, 'included') === 'boolean';
/** The sales tax of a category, as `ChargeCategory.taxes` has it: the latest day first. */
export const taxesIn = (json: unknown): TaxFrom[] => (Array.isArray(json) ? json.filter(isTax) : []);

const numberOr = <D>(value: unknown, other: D): number | D => (typeof value === 'number' ? value : other);
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** What is kept of an account beside money; the discount in hundredths of a percent. */
export type AccountSettings = {
  readonly due_days: number | null;
  readonly note: string | null;
  readonly discount: number;
  readonly discount_reason: string | null;
  /** Discounts that are decided for later days. */
  readonly changes: readonly { readonly effective_date: string; readonly discount: number }[];
};
const changesIn = (json: unknown): AccountSettings['changes'] =>
  (Array.isArray(json) ? json : []).flatMap((one: unknown) => {
    const kept = typeof one === 'object' && one !== null ? one : {};
    const effective_date: unknown = Reflect.get(kept, 'effective_date');
    return isText(effective_date) ? [{ effective_date, discount: numberOr(Reflect.get(kept, 'discount'), 0) }] : [];
  });

/** The settings of an account; the usual ones where none were saved. */
export const accountSettingsIn = (json: unknown): AccountSettings => {
  const kept = typeof json === 'object' && json !== null ? json : {};
  return {
    due_days: numberOr(Reflect.get(kept, 'due_days'), null),
    note: textOrNull(Reflect.get(kept, 'note')),
    discount: numberOr(Reflect.get(kept, 'discount'), 0),
    discount_reason: textOrNull(Reflect.get(kept, 'discount_reason')),
    changes: changesIn(Reflect.get(kept, 'changes')),
  };
};
