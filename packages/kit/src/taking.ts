import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useRef, useState } from 'react';
import { takeFile } from './take-file.ts';
import { kitWords } from './words.ts';

/** The answer of a call that makes a file, or tells where one is: null where none came. */
type Made = { readonly message?: string | null; readonly file?: string | null; readonly url?: string | null };

/**
 * Hands a file the server makes to the browser; what hinders it is told in a notice. One at a time.
 * @returns `take`, which answers whether there was a file
 */
export const useTaking = () => {
  const t = useWords(kitWords);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const take = useCallback(
    async (make: () => Promise<Made | null | undefined>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      const made = await make().finally(() => {
        running.current = false;
        setBusy(false);
      });
      const address = made?.url ?? made?.file;
      if (address) takeFile(address);
      else notify({ kind: 'failed', title: made?.message || t('notMade') });
      return Boolean(address);
    },
    [t],
  );
  return { take, busy };
};
