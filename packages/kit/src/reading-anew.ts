import { useEffect, useRef, useState } from 'react';

/** What is asked for again within this time of a reading is read once, at its end. */
const BETWEEN_MS = 1_000;

/** What is needed of `document`. */
interface Page {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', hear: () => void): void;
  removeEventListener(type: 'visibilitychange', hear: () => void): void;
}

interface ReadingAnew {
  /** Reads now, or with the next reading, or when the page is seen again. */
  readonly ask: () => void;
  /** From now on the page is listened to; answers how to stop it. */
  readonly listen: () => () => void;
}

/** Readings that news ask for: several in a short time are one, and a page nobody sees reads nothing until it is seen. */
export const readingAnew = (read: () => void, page: Page): ReadingAnew => {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owed = false;
  const go = () => {
    clearTimeout(timer);
    timer = undefined;
    owed = page.hidden;
    if (owed) return;
    last = performance.now();
    read();
  };
  return {
    ask: () => {
      const rest = last + BETWEEN_MS - performance.now();
      if (page.hidden || rest <= 0) go();
      else timer ??= setTimeout(go, rest);
    },
    listen: () => {
      const seen = () => {
        if (owed && !page.hidden) go();
      };
      page.addEventListener('visibilitychange', seen);
      return () => {
        page.removeEventListener('visibilitychange', seen);
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
};

/** `readingAnew` for as long as a screen stands; `read` may be another function at each drawing. */
export const useReadingAnew = (read: () => void): (() => void) => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const [reading] = useState(() => readingAnew(() => latest.current(), document));
  useEffect(() => reading.listen(), [reading]);
  return reading.ask;
};
