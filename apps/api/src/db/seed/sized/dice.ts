/** Numbers that look thrown and are the same at each run (mulberry32). */
export interface Dice {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** True in this share of throws. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const one = list[between(0, list.length - 1)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
  };
};

/**
 * The same in SQL: a number from 0 to below 1 for a bigint expression, another one for each `salt`. Order and number of
 * rows do not change what a row gets.
 */
export const thrown = (key: string, salt: number): string =>
  `((hashint8extended(${key}, ${salt}) & 4294967295)::float8 / 4294967296)`;
