import type { Ended } from '@nestling/kit/action.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What was pressed is shown so long after it was sent, until the list that was asked anew is there (ms). */
const SHOWN_MS = 600;
/** So soon is tried again what was not heard: in the yard the line comes and goes. */
const AGAIN_MS = 3_000;
/** Presses that lie so near to each other go together. */
const TOGETHER_MS = 1_000;

/** Sends that people were counted, or not, and how many seconds ago that was pressed. */
export type SendHeads = (people: readonly string[], here: boolean, ago: number) => Promise<Ended<object> | null>;

interface Press {
  readonly here: boolean;
  /** By this device's own clock, ms. */
  readonly at: number;
}

/**
 * Sends presses on heads, however fast they come: those that come while one is under way go together with the next. What is
 * not heard, because the line is gone, stays pressed and is sent as soon as it is back, with how long ago it was pressed;
 * the list lives as long as the screen.
 * @returns what was pressed and is on its way, by head; how many wait for the line; and the function that takes presses
 */
export const useHeads = (send: SendHeads) => {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [unsent, setUnsent] = useState(0);
  const queue = useRef(new Map<string, Press>());
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(send);
  latest.current = send;

  const flush = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    clearTimeout(timer.current);
    try {
      while (queue.current.size > 0) {
        const [first] = queue.current.values();
        if (!first) return;
        const { here, at } = first;
        const taken = [...queue.current].filter(([, one]) => one.here === here && Math.abs(one.at - at) < TOGETHER_MS);
        const people = taken.map(([id]) => id);
        const ended = await latest.current(people, here, Math.max(0, Math.round((Date.now() - at) / 1000)));
        if (ended?.kind === 'unknown') {
          setUnsent(queue.current.size);
          timer.current = setTimeout(() => void flush(), AGAIN_MS);
          return;
        }
        // Whoever was pressed anew meanwhile stays in the queue.
        for (const [id, press] of taken) if (queue.current.get(id) === press) queue.current.delete(id);
        setUnsent((before) => (before === 0 ? 0 : queue.current.size));
        const sent = new Set(people);
        setTimeout(
          () => setWaiting((before) => new Map([...before].filter(([id, was]) => was !== here || !sent.has(id)))),
          SHOWN_MS,
        );
      }
    } finally {
      busy.current = false;
    }
  }, []);

  useEffect(() => {
    const back = () => void flush();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      clearTimeout(timer.current);
    };
  }, [flush]);

  const press = useCallback(
    (people: readonly string[], here: boolean) => {
      const at = Date.now();
      for (const id of people) queue.current.set(id, { here, at });
      setWaiting((before) => new Map([...before, ...people.map((id) => [id, here] as const)]));
      setUnsent((before) => (before === 0 ? 0 : queue.current.size));
      void flush();
    },
    [flush],
  );
  return { waiting, unsent, press };
};
