import { dataUrlOf } from '@nestling/kit/data-url.ts';
import { useSendFile } from '../files/use-send-file.ts';

/** So large a file goes with the call; a larger one is put into the store first, and its key is sent. */
const MOST_WITH_CALL = 700_000;

/** Makes of a file what a call takes: the file itself, or the key it was put into the store under. */
export const useFileArgument = (): ((file: File) => Promise<{ file: string } | { problem: string | null }>) => {
  const send = useSendFile();
  return async (file) => {
    if (file.size <= MOST_WITH_CALL) return { file: await dataUrlOf(file) };
    const sent = await send(file, { progress: () => undefined, signal: new AbortController().signal });
    return 'key' in sent ? { file: sent.key } : sent;
  };
};
