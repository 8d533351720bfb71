import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { InvoicePaperDocument, ReceiptPaperDocument } from './acts.graphql.ts';

/** Fetches an invoice or a receipt as PDF. */
export const usePaper = () => {
  const client = useClient();
  const { take } = useTaking();
  const invoice = useCallback(
    (id: string) => take(async () => (await askOnce(client, InvoicePaperDocument, { id })).data?.downloadInvoice),
    [client, take],
  );
  const receipt = useCallback(
    (id: string) =>
      take(async () => (await askOnce(client, ReceiptPaperDocument, { id })).data?.downloadPaymentReceipt),
    [client, take],
  );
  return { invoice, receipt };
};
