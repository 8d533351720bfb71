import { useEffect, useRef } from 'react';

/** What is shown by parts that come after the first paint. */
type LateAsk = 'help' | 'report-problem';

/** Asked for before anybody could hear it. */
const waiting = new Set<LateAsk>();

/** Has something shown, at once or as soon as what shows it has come. */
export const askLate = (what: LateAsk): void => {
  if (dispatchEvent(new Event(what, { cancelable: true }))) waiting.add(what);
};

/** Hears what is asked for, also what was while nobody could. */
export const useLateAsk = (what: LateAsk, show: () => void): void => {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    if (waiting.delete(what)) latest.current();
    addEventListener(what, hear);
    return () => removeEventListener(what, hear);
  }, [what]);
};
