import { useCallback, useMemo, useState } from 'react';

/** Which rows are ticked, by key. */
export type Selection = {
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  readonly setAll: (keys: readonly string[], on: boolean) => void;
  readonly clear: () => void;
};

/** Ticks that stay while one pages through a list; `clear` after the bulk act. */
export const useSelection = (): Selection => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const setAll = useCallback((some: readonly string[], on: boolean) => {
    setKeys((before) => {
      const after = new Set(before);
      for (const key of some) on ? after.add(key) : after.delete(key);
      return after;
    });
  }, []);
  const clear = useCallback(() => setKeys(new Set()), []);
  return useMemo(
    () => ({ keys: [...keys], has: (key: string) => keys.has(key), setAll, clear }),
    [keys, setAll, clear],
  );
};
