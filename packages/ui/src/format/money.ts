const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as "$264.00"; a missing amount is $0.00. */
export const money = (cents: number | null | undefined): string => dollars.format((cents ?? 0) / 100);
