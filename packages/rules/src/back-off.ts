/** How waits grow from one failure to the next. */
export interface Waits {
  /** After the first failure, ms. */
  readonly firstMs: number;
  /** Never longer, ms. */
  readonly longestMs?: number;
  /** How many times longer each is than the one before; 2 unless said. */
  readonly factor?: number;
  /** By which share each is made shorter or longer by chance, so that those that failed together do not come back together. */
  readonly spread?: number;
}

/**
 * How long to wait after the `failures`-th failure in a row (1 is the first), ms. `random` is from 0 up to 1, as
 * `Math.random` gives it.
 */
export const waitAfter = (
  failures: number,
  { firstMs, longestMs = Number.POSITIVE_INFINITY, factor = 2, spread = 0 }: Waits,
  random: number = Math.random(),
): number => Math.min(firstMs * factor ** (failures - 1), longestMs) * (1 - spread + 2 * spread * random);
