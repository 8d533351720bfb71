import { type RefObject, useEffect } from 'react';

/**
 * Moves a row of tabs that is wider than the window until the chosen one stands in sight; the page stays where it is. Where
 * more stands beyond an edge, `data-more` of the row says which: its style lets the tabs fade there.
 */
export const useTabInSight = (row: RefObject<HTMLElement | null>, chosen: string | undefined): void => {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]');
    if (!row.current || !tab || !chosen) return;
    row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [row, chosen]);
  useEffect(() => {
    const tabs = row.current;
    if (!tabs) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = tabs;
      // A device with fractions of pixels never reaches the very end.
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      tabs.dataset.more = before && after ? 'both' : before ? 'before' : after ? 'after' : 'none';
    };
    look();
    tabs.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      tabs.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  });
};
