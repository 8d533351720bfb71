/**
 * Cents as people write them, "$1,234.56", in both languages: the amounts of a country do not change with the reader.
 * @param currency of ISO 4217, such as USD
 */
export const amountIn = (currency: string, cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
