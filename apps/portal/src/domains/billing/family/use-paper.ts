import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { familyBillingWords } from './words.ts';

interface Paper {
  readonly paper: { readonly status: string; readonly message: string; readonly url: string | null } | null;
}

/** Makes a document as PDF and hands it to the browser; says why where there is none. */
export const usePaper = <V extends object>(document: TypedDocumentNode<Paper, V>) => {
  const client = useClient();
  const t = useWords(familyBillingWords);
  const [busy, setBusy] = useState(false);
  const fetchIt = async (variables: V): Promise<void> => {
    setBusy(true);
    const { data } = await askOnce(client, document, variables);
    setBusy(false);
    if (!data?.paper?.url) {
      notify({ kind: 'failed', title: data?.paper?.message || t('unreachable') });
      return;
    }
    takeFile(data.paper.url);
  };
  return { fetchIt, busy };
};
