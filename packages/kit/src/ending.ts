import { useWords } from '@nestling/ui/words.ts';
import { useCallback } from 'react';
import type { Sent } from './send.ts';
import { kitWords } from './words.ts';

/** The sentence that says how what was sent ended: the server's own, ours where it had none or was not heard. */
export const useEnding = (): ((sent: Sent<object>) => string) => {
  const t = useWords(kitWords);
  return useCallback(
    (sent) => {
      if (sent.kind === 'unknown') return t(sent.unrepeatable ? 'unknownTwice' : 'unknown');
      return sent.message || t(sent.kind === 'done' ? 'done' : 'unreachable');
    },
    [t],
  );
};
