import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Steps of the arrow keys along a list; of a grid they walk in reading order. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
/** Pressed keys rest so long before the order counts as chosen: a line on its way up is not saved at every step. */
const REST_MS = 700;

const moved = (keys: readonly string[], key: string, to: number): readonly string[] => {
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, Math.max(0, to)), key, ...others.slice(Math.max(0, to))];
};

/** The item under the finger, by the mark `item` puts on it. */
const keyAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement>('[data-sort-key]')?.dataset.sortKey)
    .find((key) => key !== undefined) ?? null;

/**
 * Items that are put into an order by dragging their handle, with mouse, finger or pen, or by the arrow keys on it.
 * @param keys the order as it is kept
 * @param onOrder called with the order once an item is dropped, or the keys rest
 * @returns the order to show, and the properties of each item and of its handle, a button
 */
export const useReorder = (keys: readonly string[], onOrder: (keys: readonly string[]) => void) => {
  const kept = keys.join('\n');
  const [draft, setDraft] = useState<{ readonly of: string; readonly keys: readonly string[] } | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onOrder);
  tell.current = onOrder;
  // A draft over another order than the one that is kept now has been overtaken.
  const shown = draft?.of === kept ? draft.keys : keys;
  useEffect(() => () => clearTimeout(rest.current), []);

  const item = (key: string) => ({ 'data-sort-key': key, 'data-lifted': lifted === key });
  const handle = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setLifted(key);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (lifted !== key) return;
      const over = keyAt(event.clientX, event.clientY);
      if (over === null || over === key || !shown.includes(over)) return;
      setDraft({ of: kept, keys: moved(shown, key, shown.indexOf(over)) });
    },
    onPointerUp: () => {
      if (lifted !== key) return;
      setLifted(null);
      if (shown.join('\n') !== kept) tell.current(shown);
    },
    onPointerCancel: () => {
      setLifted(null);
      setDraft(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      const to = shown.indexOf(key) + (step ?? 0);
      if (step === undefined || to < 0 || to >= shown.length) return;
      event.preventDefault();
      const next = moved(shown, key, to);
      setDraft({ of: kept, keys: next });
      clearTimeout(rest.current);
      rest.current = setTimeout(() => tell.current(next), REST_MS);
    },
  });
  return { keys: shown, item, handle };
};
