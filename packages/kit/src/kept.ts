import { useCallback, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
/** What was read last, by key: the same text is the same value, as React asks. */
const known = new Map<string, { readonly text: string | null; readonly value: unknown }>();

const valueAt = (key: string): unknown => {
  const text = localStorage.getItem(key);
  const last = known.get(key);
  if (last?.text === text) return last.value;
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text is no value of ours.
  }
  known.set(key, { text, value });
  return value;
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  addEventListener('storage', tell);
  return () => {
    watchers.delete(tell);
    removeEventListener('storage', tell);
  };
};

/** A value kept on this device under a key, equal in every tab; unknown, for anybody may have written it. Null is none. */
export const useKept = (key: string): readonly [value: unknown, keep: (value: object | null) => void] => {
  const value = useSyncExternalStore(watch, () => valueAt(key));
  const keep = useCallback(
    (next: object | null) => {
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full or closed store costs the choice, nothing else.
      }
      for (const tell of watchers) tell();
    },
    [key],
  );
  return [value, keep];
};
