/** A value with all it was before and what was taken back of it. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last step was about: typing in one field is one step to take back. '' is a step by itself. */
  readonly about: string;
}

/** Steps that can be taken back: more than a long visit has. */
const MOST_STEPS = 1000;

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], about: '' });

/** One step on. The same value is none; one about the same as the last joins it. */
export const onward = <T>(history: History<T>, now: T, about = ''): History<T> => {
  if (now === history.now) return history;
  const joins = about !== '' && about === history.about;
  const past = joins ? history.past : [...history.past.slice(1 - MOST_STEPS), history.now];
  return { past, now, future: [], about };
};

/** One step back; the same history where there is none. */
export const undone = <T>({ past, now, future, about }: History<T>): History<T> => {
  const [before] = past.slice(-1);
  if (before === undefined) return { past, now, future, about };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: '' };
};

/** One step that was taken back, done again. */
export const redone = <T>({ past, now, future, about }: History<T>): History<T> => {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, about };
  return { past: [...past, now], now: next, future: rest, about: '' };
};
