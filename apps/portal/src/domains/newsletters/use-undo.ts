import { useCallback, useState } from 'react';

const MOST = 100;

/** A value with what it was before: `set` adds a step, `undo` and `redo` go through them. */
export const useUndo = <T>(first: T) => {
  const [steps, setSteps] = useState<{ past: readonly T[]; now: T; future: readonly T[] }>({
    past: [],
    now: first,
    future: [],
  });
  const set = useCallback(
    (now: T) => setSteps((was) => ({ past: [...was.past, was.now].slice(-MOST), now, future: [] })),
    [],
  );
  const undo = useCallback(
    () =>
      setSteps((was) => {
        const before = was.past.at(-1);
        if (before === undefined) return was;
        return { past: was.past.slice(0, -1), now: before, future: [was.now, ...was.future] };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setSteps((was) => {
        const [next, ...rest] = was.future;
        if (next === undefined) return was;
        return { past: [...was.past, was.now], now: next, future: rest };
      }),
    [],
  );
  return { now: steps.now, set, undo, redo, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 };
};
