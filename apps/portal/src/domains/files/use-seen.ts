import { useEffect, useRef } from 'react';

/** Calls back once an element has come into sight. */
export const useSeen = (onSeen: (() => void) | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      latest.current?.();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return ref;
};
