import { useCallback, useRef, useState } from 'react';

/** A step set in a cell of a grid. */
export interface Press {
  readonly student_id: string;
  readonly skill: string;
  readonly progress: string;
  readonly date: string;
}

/** Whose cell it is, as a key. */
export const cellOf = ({ student_id, skill }: Pick<Press, 'student_id' | 'skill'>): string => `${student_id} ${skill}`;

/** When the screen has been drawn once more; in a window nobody sees, soon all the same. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });

/**
 * Sends presses one after another, however fast they come.
 * @returns what is on its way, the step by its cell, and the function that takes a press
 */
export const useChain = (send: (press: Press) => Promise<unknown>) => {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(send);
  latest.current = send;
  const press = useCallback((one: Press) => {
    const key = cellOf(one);
    setWaiting((before) => new Map(before).set(key, one.progress));
    chain.current = chain.current.then(async () => {
      // What was pressed is seen before anything else is done for it.
      await drawn();
      await latest.current(one);
      setWaiting((before) => new Map([...before].filter(([cell, step]) => cell !== key || step !== one.progress)));
    });
  }, []);
  return { waiting, press };
};
