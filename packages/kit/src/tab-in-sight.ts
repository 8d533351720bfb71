import { type RefObject, useEffect } from 'react';

/** Moves a row of tabs that is wider than the window until the chosen one stands in sight; the page stays where it is. */
export const useTabInSight = (row: RefObject<HTMLElement | null>, chosen: string | undefined): void => {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]');
    if (!row.current || !tab || !chosen) return;
    row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [row, chosen]);
};
