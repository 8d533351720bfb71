import { useCallback, useRef, useState } from 'react';

/** What was pressed is shown so long after it was sent, until the list that was asked anew is there (ms). */
const SHOWN_MS = 600;

/**
 * Sends presses on heads, however fast they come: those that come while one is under way go together with the next.
 * @returns what was pressed and is on its way, by head, and the function that takes presses
 */
export const useHeads = (send: (people: readonly string[], here: boolean) => Promise<unknown>) => {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, boolean>>(new Map());
  const queue = useRef(new Map<string, boolean>());
  const busy = useRef(false);
  const latest = useRef(send);
  latest.current = send;

  const flush = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      while (queue.current.size > 0) {
        const [here = true] = queue.current.values();
        const people = [...queue.current].filter(([, one]) => one === here).map(([id]) => id);
        for (const id of people) queue.current.delete(id);
        await latest.current(people, here);
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

  const press = useCallback(
    (people: readonly string[], here: boolean) => {
      for (const id of people) queue.current.set(id, here);
      setWaiting((before) => new Map([...before, ...people.map((id) => [id, here] as const)]));
      void flush();
    },
    [flush],
  );
  return { waiting, press };
};
