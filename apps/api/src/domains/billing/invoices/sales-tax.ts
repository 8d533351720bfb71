import { salesTax, type TaxFrom, taxOn } from '@nestling/rules/sales-tax.ts';
import { languages } from '../../../kernel/call/languages.ts';
import type { CategoryTax, Place } from '../ledger/place.ts';
import type { Bill, Item } from './bill.ts';

type Taxed = Pick<Bill, 'payer' | 'items' | 'date' | 'deposit' | 'from'>;
type Terms = Pick<TaxFrom, 'rate' | 'included'>;

/** So much tax of an amount of a category as an item. Its name is in English: an invoice is a document of the center. */
const taxItem = (
  { category, name }: Pick<CategoryTax, 'category' | 'name'>,
  of: number,
  { rate, included }: Terms,
  tax: number,
): Item[] => {
  if (tax === 0) return [];
  const amount = included ? 0 : tax;
  const worked = { kind: 'tax', rate, of, tax, total: amount, included } as const;
  return [{ kind: 'tax', name: languages.en['billing.salesTax']({ category: name }), worked, category, amount, tax }];
};

const bearsNone = ({ payer, deposit, from }: Omit<Taxed, 'items' | 'date'>): boolean =>
  payer.agency !== null || deposit === true || (from ?? null) !== null;

const amountOf = (items: readonly Item[], category: number): number =>
  items.reduce((sum, item) => sum + (item.category === category && item.kind !== 'tax' ? item.amount : 0), 0);

/**
 * A bill with the sales tax of its day: an item for each category that is taxed, rounded once a bill and category. Items of tax
 * that it has already are worked out anew, so that a bill may pass here twice. Agencies pay what they have authorized and
 * bear none; a deposit is no sale; what was moved from another invoice keeps the tax it was moved with.
 */
export const withTax = <B extends Taxed>({ taxes }: Pick<Place, 'taxes'>, bill: B): B => {
  if ((bill.from ?? null) !== null) return bill;
  const items = bill.items.filter(({ kind }) => kind !== 'tax');
  if (taxes.length === 0 || bearsNone(bill)) return items.length === bill.items.length ? bill : { ...bill, items };
  const added = [...new Set(items.flatMap(({ category }) => category ?? []))].flatMap((category) => {
    const terms = taxOn(
      taxes.filter((one) => one.category === category),
      bill.date,
    );
    const of = amountOf(items, category);
    return terms && of > 0 ? taxItem(terms, of, terms, salesTax(of, terms)) : [];
  });
  return { ...bill, items: [...items, ...added] };
};

/**
 * The tax of an adjustment, as an item beside it. It goes by the rate its category was billed with on this invoice; where it was
 * billed without tax, what is taken off takes no tax along, and what is added bears that of the invoice's day.
 */
export const taxOfAdjustment = (place: Pick<Place, 'taxes'>, bill: Taxed, adjustment: Item): Item[] => {
  const { category = null, amount } = adjustment;
  if (category === null || bearsNone(bill)) return [];
  const billed = bill.items.filter((item) => item.kind === 'tax' && item.category === category);
  const worked = billed.flatMap((item) => (item.worked?.kind === 'tax' ? item.worked : []))[0];
  const own = place.taxes.filter((one) => one.category === category);
  const terms = worked ?? (amount > 0 ? taxOn(own, bill.date) : undefined);
  const name = own[0]?.name;
  if (!terms || name === undefined) return [];
  const before = billed.reduce((sum, { tax }) => sum + (tax ?? 0), 0);
  // More than was billed of it is not taken off, whatever the cents were rounded to.
  return taxItem({ category, name }, amount, terms, Math.max(salesTax(amount, terms), -before));
};
