import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { reportWords } from './words.ts';

/** The answer of a call that makes a file. */
type Made = { readonly status: string; readonly message: string; readonly file: string | null } | null | undefined;

/**
 * Hands a file the server makes to the browser; what hinders it is told in a notice. One at a time.
 * @param notMade said where no answer came
 */
export const useTaking = (notMade?: string) => {
  const t = useWords(reportWords);
  const [busy, setBusy] = useState(false);
  const take = async (make: () => Promise<Made>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const made = await make().finally(() => setBusy(false));
    if (made?.status === 'Success' && made.file) takeFile(made.file);
    else notify({ kind: 'failed', title: made?.message ?? notMade ?? t('notMade') });
  };
  return { take, busy };
};
