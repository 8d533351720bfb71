import { useCallback, useMemo, useState } from 'react';

/** Which rows are ticked, by key. */
export type Selection = {
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  readonly setAll: (keys: readonly string[], on: boolean) => void;
  /** Ticks what was not, and the other way round. */
  readonly toggle: (key: string) => void;
  /** Ticks these and no others. */
  readonly choose: (keys: readonly string[]) => void;
  readonly clear: () => void;
};

/**
 * Ticks that stay while one pages through a list; `clear` after the bulk act. Its functions are the same at every render.
 * @param first keys that are ticked from the start
 */
export const useSelection = (first: readonly string[] = []): Selection => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(first));
  const setAll = useCallback((some: readonly string[], on: boolean) => {
    setKeys((before) => {
      const after = new Set(before);
      for (const key of some) on ? after.add(key) : after.delete(key);
      return after;
    });
  }, []);
  const toggle = useCallback((key: string) => {
    setKeys((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  const choose = useCallback((some: readonly string[]) => setKeys(new Set(some)), []);
  const clear = useCallback(() => setKeys(new Set()), []);
  return useMemo(
    () => ({ keys: [...keys], has: (key: string) => keys.has(key), setAll, toggle, choose, clear }),
    [keys, setAll, toggle, choose, clear],
  );
};
