const makers = new Map<string, Intl.NumberFormat>();

const maker = (currency: string): Intl.NumberFormat => {
  const known = makers.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  makers.set(currency, known);
  return known;
};

/** Whole cents as "$264.00"; a missing amount is $0.00. `currency` is the code of ISO 4217, dollars without one. */
export const money = (cents: number | null | undefined, currency = 'USD'): string =>
  maker(currency).format((cents ?? 0) / 100);
