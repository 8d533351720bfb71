import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { InjuryCopyDocument } from './injuries.graphql.ts';
import { injuryWords } from './words.ts';

/** Has the server make a PDF of a version and hands it to the browser; what hinders it is told in a notice. */
export const useCopy = () => {
  const t = useWords(injuryWords);
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const copy = async (id: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { data } = await askOnce(client, InjuryCopyDocument, { id }).finally(() => setBusy(false));
    const made = data?.exportInjuryReport;
    if (made?.status === 'Success' && made.file) takeFile(made.file);
    else notify({ kind: 'failed', title: made?.message ?? t('notMade') });
  };
  return { copy, busy };
};
