import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';

/** What is open beside a list, as the address says it. */
type AddressPanel = {
  /** Key of the record that is open, null when the panel is closed. */
  readonly open: string | null;
  readonly show: (key: string) => void;
  readonly close: () => void;
};

/**
 * A panel with an address, `?open=12`: a sent link and a reload show it, the arrow back closes it. A list that has the
 * record in its path, as `/rooms/:action?` does, needs none.
 * @param name the word in the address, for a screen with more than one panel
 */
export const usePanel = (name = 'open'): AddressPanel => {
  const address: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = address[name];
  return useMemo(() => {
    const go = (key: string | undefined, replace: boolean) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, [name]: key }),
        replace,
        resetScroll: false,
      });
    return {
      open: open === undefined || open === '' ? null : String(open),
      // Another record in an open panel takes its place in the history: back still closes.
      show: (key: string) => go(key, open !== undefined),
      close: () => go(undefined, true),
    };
  }, [navigate, name, open]);
};

/**
 * What is open beside a list: one of its rows, or a word such as 'new', as state whose place is the address. A row that
 * is on another page by now stays open until it is closed.
 * @param words what else the panel shows; a module constant is not needed
 */
export const useRowPanel = <R extends { readonly id: string }, const W extends string>(
  rows: readonly R[] | undefined,
  words: readonly W[],
): readonly [R | W | null, (open: R | W | null) => void] => {
  const { open, show, close } = usePanel();
  const last = useRef<R | null>(null);
  const word = words.find((one) => one === open);
  const found = rows?.find(({ id }) => id === open) ?? null;
  if (found) last.current = found;
  const row = found ?? (last.current?.id === open ? last.current : null);
  return [
    word ?? row,
    (next) => {
      if (next === null) close();
      else if (typeof next === 'string') show(next);
      else {
        last.current = next;
        show(next.id);
      }
    },
  ];
};

/** The key of the record that is open beside a list, as state whose place is the address. */
export const useOpenKey = (): readonly [string | null, (key: string | null) => void] => {
  const { open, show, close } = usePanel();
  return [open, (key) => (key === null ? close() : show(key))];
};
