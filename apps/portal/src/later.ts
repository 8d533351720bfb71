import { whole } from '@nestling/ui/lazy.ts';
import { type ComponentType, createElement, useEffect, useState } from 'react';

/** How soon a part that did not come is asked for again. */
const AGAIN_MS = 5_000;

/**
 * A part that comes after the page's first paint, drawing `Place`, or nothing, until it is there. React's `lazy` with a
 * `Suspense` would keep what has long come waiting: a boundary is shown no sooner than 300 ms after the fallback before
 * it, and on a first page one follows the other. What does not come fails like `lazy`, and is asked for anew the next time;
 * where `Place` is enough to go on with (`stays`), it stands for it, and the part is asked for again and again.
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
      let timer: ReturnType<typeof setTimeout>;
      const ask = () =>
        void whole(load()).then(
          (come) => {
            part = come.default;
            if (!gone) setCome(true);
          },
          (error: unknown) => {
            if (gone) return;
            if (stays) timer = setTimeout(ask, AGAIN_MS);
            else setFailed({ error });
          },
        );
      timer = setTimeout(ask);
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
