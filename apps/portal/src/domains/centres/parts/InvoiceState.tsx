import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { invoiceWords } from '../invoice-words.ts';

/** How invoices stand, as the payment provider calls it. */
export const invoiceStates = ['open', 'paid', 'void', 'uncollectible'] as const;

/** How an invoice stands, in a word. */
export const InvoiceState = ({ status }: { status: string }) => {
  const t = useWords(invoiceWords);
  const known = invoiceStates.find((one) => one === status);
  return (
    <Badge kind={status === 'paid' ? 'good' : status === 'open' ? 'wait' : 'neutral'}>
      {known ? t(known) : status}
    </Badge>
  );
};
