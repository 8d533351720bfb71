/** How a category is taxed from a day on. */
export interface TaxFrom {
  /** The first day it holds on, 'YYYY-MM-DD'. */
  readonly from: string;
  /** Thousandths of a percent: 8875 is 8.875 %. 0 ends a tax. */
  readonly rate: number;
  /** Whether prices hold the tax already; else it comes on top of them. */
  readonly included: boolean;
}

/** The highest rate that is taken, in thousandths of a percent. */
export const MOST_TAX = 30_000;
const WHOLE = 100_000;

/** What holds on a day, of rows in any order; undefined where there is no tax. */
export const taxOn = <T extends TaxFrom>(rows: readonly T[], day: string): T | undefined => {
  const began = rows.filter(({ from }) => from <= day);
  const last = began.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  return last && last.rate > 0 ? last : undefined;
};

/** The tax of an amount in cents, on top of it or within it: to the cent, half a cent away from zero. */
export const salesTax = (amount: number, { rate, included }: Pick<TaxFrom, 'rate' | 'included'>): number => {
  const of = included ? WHOLE + rate : WHOLE;
  const tax = Math.floor((Math.abs(amount) * rate * 2 + of) / (of * 2));
  return amount < 0 ? -tax : tax;
};

/** A rate in percent: 8.875. */
export const percentOf = (rate: number): number => rate / 1000;

/** A rate as a reader of a language writes it: "8.875". */
export const percentWords = (rate: number, language: string): string =>
  percentOf(rate).toLocaleString(language, { maximumFractionDigits: 3 });
