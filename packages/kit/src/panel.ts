import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

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
