/** What money is counted on: the kinds of the ledger's accounts, in the order in which they are shown. */
export const accountKinds = [
  'receivable',
  'credit',
  'income',
  'waived',
  'promotion',
  'cash',
  'clearing',
  'deposit',
  'tax',
  'surcharge',
] as const;
export type AccountKind = (typeof accountKinds)[number];
