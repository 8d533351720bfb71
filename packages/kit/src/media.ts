import { useSyncExternalStore } from 'react';

/** True while the media query holds; false where there is no window to ask. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', tell);
      return () => media?.removeEventListener('change', tell);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );

/** Wide enough for a panel beside the list. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');

/** Where rows become cards; on paper, narrow as it is, they stay rows. */
export const usePhone = (): boolean => useMedia('screen and (max-width: 767px)');
