import { type Context, createContext, useContext } from 'react';

/**
 * How the record of a screen comes to its parts, which are screens of their own: the first is given to `RecordParts` with the
 * record, the second is the hook that parts take it by.
 */
export const sharedRecord = <R>(): readonly [Context<R | null>, () => R] => {
  const Shared = createContext<R | null>(null);
  return [
    Shared,
    () => {
      const record = useContext(Shared);
      if (record === null) throw new Error('This part stands outside of its record.');
      return record;
    },
  ];
};
