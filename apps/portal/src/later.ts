import { whole } from '@nestling/ui/lazy.ts';
import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part that comes after the page's first paint, drawing `Place`, or nothing, until it is there. React's `lazy` with a
 * `Suspense` would keep what has long come waiting: a boundary is shown no sooner than 300 ms after the fallback before
 * it, and on a first page one follows the other. What does not come fails like `lazy`, and is asked for anew the next time;
 * with `Place` standing for it where that is enough for good (`stays`).
 */
export const later = <P extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Place?: ComponentType<P>,
  stays = false,
): ComponentType<P> => {
  let part: ComponentType<P> | null = null;
  return (props) => {
    const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
    const [, setCome] = useState(part !== null);
    useEffect(() => {
      if (part) return;
      let gone = false;
      // After what this page asks the server: over a slow line a browser does six things at once.
      const timer = setTimeout(() => {
        whole(load()).then(
          (come) => {
            part = come.default;
            if (!gone) setCome(true);
          },
          (error: unknown) => gone || stays || setFailed({ error }),
        );
      });
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, []);
    if (failed) throw failed.error;
    if (part) return createElement(part, props);
    return Place ? createElement(Place, props) : null;
  };
};
