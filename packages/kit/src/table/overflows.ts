import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what stands in a box is wider than the box, looked at after each drawing and whenever the box changes its size. */
export const useOverflows = (box: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    const look = () => setOverflows(here.scrollWidth > here.clientWidth);
    look();
    // There is none where nothing is drawn.
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(here);
    return () => watch.disconnect();
  });
  return overflows;
};
