const makers = new Map<string, Intl.NumberFormat>();

/**
 * Cents as people write them, "$1,234.56", in letters and on paper: the amounts of a country do not change with the reader.
 * @param currency of ISO 4217, dollars without one
 */
export const amountIn = (cents: number, currency = 'USD'): string => {
  const maker = makers.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  makers.set(currency, maker);
  return maker.format(cents / 100);
};
