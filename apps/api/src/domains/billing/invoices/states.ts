/** The states an invoice is kept in. `overdue` is none of them: it follows from the due day. */
export type InvoiceState = 'draft' | 'open' | 'partly_paid' | 'paid' | 'voided' | 'waived' | 'transferred';

/**
 * Which state may follow which; those without a next one are final. A payment that is taken back opens what was waived or
 * transferred again by as much as it had paid: what was given up or moved then stays so.
 */
export const invoiceMoves: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  draft: ['open'],
  open: ['partly_paid', 'paid', 'voided', 'waived', 'transferred'],
  partly_paid: ['open', 'paid', 'waived', 'transferred'],
  paid: ['open', 'partly_paid'],
  voided: [],
  waived: ['open', 'partly_paid'],
  transferred: ['open', 'partly_paid'],
};

/** True where an invoice can go from one state to another. */
export const canMove = (from: InvoiceState, to: InvoiceState): boolean => invoiceMoves[from].includes(to);

/** The state an invoice was read in. */
export const invoiceState = (text: string): InvoiceState => {
  const found = Object.keys(invoiceMoves).find((state): state is InvoiceState => state === text);
  if (!found) throw new TypeError(`${text} is no state of an invoice.`);
  return found;
};

/** What of an invoice its state is made from, in cents. */
interface Sums {
  readonly total: number;
  readonly waived: number;
  readonly transferred: number;
  /** Still owed. */
  readonly open_cents: number;
}

/** The state of an open invoice by its sums: what is waived or transferred counts as not billed. */
export const stateBySums = ({
  total,
  waived,
  transferred,
  open_cents: open,
}: Sums): 'open' | 'partly_paid' | 'paid' => {
  if (open === 0) return 'paid';
  return open < total - waived - transferred ? 'partly_paid' : 'open';
};
