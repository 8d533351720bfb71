import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { InvoicePaperDocument, ReceiptPaperDocument } from './acts.graphql.ts';
import { actWords } from './words.ts';

/** Fetches an invoice or a receipt as PDF. */
export const usePaper = () => {
  const t = useWords(actWords);
  const client = useClient();
  const failed = useCallback(
    (detail?: string) => notify({ kind: 'failed', title: t('paperFailed'), ...(detail ? { detail } : {}) }),
    [t],
  );
  const invoice = useCallback(
    async (id: string) => {
      const { data } = await askOnce(client, InvoicePaperDocument, { id });
      const said = data?.downloadInvoice;
      if (said?.url) takeFile(said.url);
      else failed(said?.message ?? undefined);
    },
    [client, failed],
  );
  const receipt = useCallback(
    async (id: string) => {
      const { data } = await askOnce(client, ReceiptPaperDocument, { id });
      const said = data?.downloadPaymentReceipt;
      if (said?.url) takeFile(said.url);
      else failed(said?.message ?? undefined);
    },
    [client, failed],
  );
  return { invoice, receipt };
};
