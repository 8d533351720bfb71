import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEnding } from '@nestling/kit/ending.ts';
import { newOperationId } from '@nestling/kit/operation.ts';
import { type Ended, sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { listWords } from './words.ts';

/**
 * Sends one call for each of `count` records, one after the other, and says how many of them were done. `ids` are their
 * operation ids, for the form to keep with its draft: what is sent again after a broken line is done once.
 */
export const useSendEach = (count: number) => {
  const client = useClient();
  const t = useWords(listWords);
  const sentence = useEnding();
  const [ids] = useState(() => Array.from({ length: count }, newOperationId));
  const sendEach = async <D extends object, V extends object>(
    document: TypedDocumentNode<D, V>,
    all: readonly V[],
    kept: readonly string[],
  ): Promise<Ended<D>> => {
    let done = 0;
    let why = '';
    let last: Ended<D> | null = null;
    for (const [at, asked] of all.entries()) {
      const sent = await sendMutation(client, document, asked, { operation: kept[at] });
      if (sent.kind === 'done') {
        done += 1;
        last = sent;
      } else why = sentence(sent);
      // The rest would fare the same: pressed again, it goes on from here, and those before are not done twice.
      if (sent.kind === 'unknown') return { kind: 'unknown', message: why, fieldErrors: [] };
    }
    if (!last) return { kind: 'declined', message: why, fieldErrors: [] };
    notify(
      done === count
        ? { kind: 'done', title: t('doneEach', { count }) }
        : { kind: 'failed', title: t('doneSome', { done, count, why }) },
    );
    return last;
  };
  return { ids, sendEach };
};
