import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { useEffect, useMemo, useState } from 'react';
import { whenLineIsBack } from '../../graphql/socket.ts';
import { type Fit, mustReadAnew, type News, withNews } from './news.ts';

/**
 * A list whose lines follow what is told of them: `hear` takes it, and has the list read anew by `read` only where that
 * is not enough. `lines` are those that were read, undefined until then; `fit` is the same one at each drawing.
 */
export const useNews = <L, T extends Partial<L>>(lines: readonly L[] | undefined, fit: Fit<L, T>, read: () => void) => {
  const [news, setNews] = useState<News<T>>(new Map());
  const arrived = useMemo(() => lines && { lines, at: performance.now() }, [lines]);
  const anew = useReadingAnew(read);
  useEffect(
    () =>
      whenLineIsBack(() => {
        // Of what was told before the cut nobody knows whether it still holds.
        setNews(new Map());
        anew();
      }),
    [anew],
  );
  const hear = (students: readonly T[]) => {
    const at = performance.now();
    setNews((known) => new Map([...known, ...students.map((told) => [fit.idOf(told), { told, at }] as const)]));
    if (mustReadAnew(arrived, students, fit, at)) anew();
  };
  const told = useMemo(() => arrived && withNews(arrived, news, fit), [arrived, news, fit]);
  return { lines: told, hear };
};
