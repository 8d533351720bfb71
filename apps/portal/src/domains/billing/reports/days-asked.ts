/** The days a report is asked for: this month until today, unless the address has others. */
export const daysAsked = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): { readonly from: string; readonly to: string } => {
  const last = to || today;
  return { from: from || `${last.slice(0, 7)}-01`, to: last };
};

/** The year the receipts are of: the one of the first day in the address, else this one. */
export const yearAsked = ({ from }: { readonly from?: string | undefined }, today: string): string =>
  (from || today).slice(0, 4);

/** The first and the last day of a year. */
export const daysOfYear = (year: string): { readonly from: string; readonly to: string } => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});
